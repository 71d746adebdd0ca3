import { useEffect } from 'preact/hooks';
import { t } from '../words/i18n';
import { Tondo } from '../kit/parts';

export function About() {
	useEffect(() => {
		document.title = t('About') + ' · Petteia';
	}, []);
	return (
		<article class="about">
			<h1>{t('About')}</h1>
			<div class="about__slabs">
				<section class="slab">
					<Tondo glyph="owl" />
					<p>
						{t(
							'Petteia is a fan-made referee for four board games. Rules and pictures are in our ' +
								'own words and shapes; no text or picture of the publishers is used. To learn to ' +
								'love the games, buy them.',
						)}
					</p>
				</section>
				<section class="slab">
					<Tondo glyph="laurels" />
					<p>
						{t('Icons: game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0.')}{' '}
						<a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
							CC BY 3.0
						</a>
					</p>
				</section>
				<section class="slab">
					<Tondo glyph="olive" />
					<p>{t('The program is free software under the MIT licence.')}</p>
				</section>
			</div>
		</article>
	);
}
