// The creatures and heroes that can be bought, as small cards with their price for this seat now.
import { target } from '../board/board';
import { creatureLook, heroLook } from '../cards/creatures';
import type { FaceProps } from '../face';
import { t } from '../i18n';
import { Coin } from '../kit/parts';
import { Sign } from '../kit/sign';

export const creatureGlyphs: Record<string, string> = {
	hydra: 'hydra', kraken: 'kraken-tentacle', medusa: 'medusa-head', minotaur: 'minotaur', polyphemus: 'cyclops', cerberus: 'wolf-head', chiron: 'centaur',
	harpy: 'harpy', giant: 'giant', griffon: 'griffin-symbol', pegasus: 'pegasus', sphinx: 'greek-sphinx', chimera: 'lion', cyclops: 'ogre', siren: 'siren',
	satyr: 'pan-flute', dryad: 'tree-branch', sylph: 'feathered-wing', fates: 'sewing-needle', charon: 'paddles', graeae: 'one-eyed',
};

export const heroGlyphs: Record<string, string> = {
	ajax: 'spartan', hector: 'horse-head', helen: 'rose', croesus: 'gold-stack', odysseus: 'bowman', pandora: 'amphora', penthesilea: 'swordwoman', perseus: 'winged-sword', jason: 'ram-profile',
};

// kinds: what touching it may mean; price: printed; pays: what this seat would pay now, where it may buy it.
export function MiniCard(d: { p: FaceProps; kinds: string[]; token: string; say: string; glyph: string; price?: number; pays?: number; note?: string; band: 'creature' | 'hero' }) {
	const { p } = d, name = p.say(d.say, d.token), lowered = d.pays !== undefined && d.price !== undefined && d.pays < d.price;
	const told = [name, d.pays !== undefined ? t('you pay {n}', { n: d.pays }) : d.price !== undefined ? t('price {n}', { n: d.price }) : '', d.note ?? ''].filter(Boolean).join(', ');
	const hit = target(p, d.kinds, d.token, told), lit = hit['data-lit'] !== undefined;
	const face = { title: name, price: d.pays ?? d.price };
	const show = () => p.card({ token: d.token, title: name, look: d.band === 'hero' ? heroLook(d.token, face) : creatureLook(p.table.game, d.token, face) });
	return (
		<div class={`mini mini--${d.band} ${hit.class}`}>
			<button {...(lit ? hit : { 'aria-label': told, 'data-target': hit['data-target'], onClick: show })} role={undefined} tabindex={undefined} class="mini__touch" title={told}>
				<span class="mini__medal"><Sign id={`g-${d.glyph}`} /></span>
				<b class={name.length > 9 ? 'long' : ''}>{name}</b>
			</button>
			{(d.pays ?? d.price) !== undefined && <span class="mini__price"><Coin n={(d.pays ?? d.price)!} small />{lowered && <s>{d.price}</s>}</span>}
			{lit && <button class="mini__about" aria-label={t('What {name} does', { name })} onClick={show}>?</button>}
		</div>
	);
}
