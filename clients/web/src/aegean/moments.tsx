// What the events of both Cyclades mean on the stage, and how their cards and gods are shown in a scene.
import { Card } from '../cards/card';
import { creatureLook, heroLook } from '../cards/creatures';
import type { FaceProps } from '../face';
import { Medal } from '../kit/parts';

export const cyclades: Record<string, string> = {
	round: 'round', gods: 'reveal', gods3: 'reveal', gods2: 'reveal', draw: 'reveal', income: 'gain', gift: 'gain', offer: 'offer', beaten: 'beaten', paid: 'pay', spent: 'pay', bought: 'card',
	built: 'build', metropolis: 'wonder metropolis', seabattle: 'battle', landbattle: 'battle', dice: 'dice', lostfleets: 'loss', losttroop: 'loss', retreatsea: 'retreat', retreatland: 'retreat', taken: 'taken',
	eliminated: 'fall', destroyed: 'loss', stolen: 'theft', goldstolen: 'theft', snatched: 'theft', lured: 'theft', figurine: 'reveal', won: 'win',
};

export const legendary: Record<string, string> = {
	round: 'round', card: 'reveal', hero_card: 'reveal', rotated: 'reveal', income: 'gain', gold: 'gain', offered: 'offer', displaced: 'beaten', paid: 'pay', penalty: 'pay', bought: 'card', hired: 'card',
	built: 'build', metro_drawn: 'wonder metropolis', battle: 'battle', die: 'die', totals: 'strength', lost: 'loss', sunk: 'loss', retreated: 'retreat', control: 'taken', hero_lost: 'fall',
	last_area: 'fall', took_gold: 'theft', took_priestess: 'theft', took_philosopher: 'theft', took_mercs: 'theft', sacrificed: 'fall', figure: 'reveal', shown: 'reveal', peek_played: 'reveal',
};

export function Thing(p: FaceProps & { kind: string; value: string; label: string }) {
	if (p.kind === 'god') return <figure class="scene__god"><Medal sign={`god-${p.value}`} size={54} /><figcaption>{p.label}</figcaption></figure>;
	if (p.kind === 'hero') return <Card look={heroLook(p.value, { title: p.label })} />;
	if (['card', 'creature', 'figurine'].includes(p.kind)) return <Card look={creatureLook(p.table.game, p.value, { title: p.label })} />;
	return null;
}
