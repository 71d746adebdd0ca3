import { useEffect, useState } from 'preact/hooks';
import { renew } from '../browser/renew';

// What few come for is loaded on demand.
export function Late<M>(p: {
	load: () => Promise<M>;
	show: (m: M) => preact.JSX.Element;
	else: (why: string) => preact.JSX.Element;
}) {
	const [module, setModule] = useState<{ is: M } | null>(null);
	const [error, setError] = useState('');
	useEffect(
		() =>
			void p.load().then(
				is => setModule({ is }),
				e => {
					setError((e as Error).message);
					void renew();
				},
			),
		[],
	);
	return module ? p.show(module.is) : p.else(error);
}
