// Learning by playing: the ordinary table, with a teacher behind it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../words/i18n';
import { TablePage } from '../table/page';
import { Plain } from '../table/plain';
import { coachedTable } from './coach';
import { lessonsOf, progress } from './doc';
import { layerOf } from './layer';
import { Teacher } from './teacher';

export function Learn(p: { course: string }) {
	const [teacher, setTeacher] = useState<Teacher | null>(null);
	const [error, setError] = useState('');
	const [, again] = useState(0);
	useEffect(() => {
		let gone = false;
		const start = async () => {
			const doc = await lessonsOf(p.course);
			const made: Teacher = new Teacher(
				p.course,
				doc,
				layerOf(() => made),
				t('You'),
			);
			made.listen(() => gone || again(n => n + 1));
			await made.begin(
				Math.max(
					0,
					made.steps.findIndex(s => s.id === progress(p.course)),
				),
			);
			if (!gone) setTeacher(made);
		};
		start().catch(e => gone || setError((e as Error).message));
		return () => void (gone = true);
	}, [p.course]);
	if (!teacher) return <Plain why={error} />;
	return <TablePage key={teacher.source.id} source={teacher.source} />;
}

export function FirstGame(p: { id: string }) {
	const source = useMemo(() => coachedTable(p.id), [p.id]);
	return <TablePage source={source} />;
}
