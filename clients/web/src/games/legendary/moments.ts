// What the events mean on the stage; see src/face.ts.
export const moments: Record<string, string> = {
	round: 'round', turn: 'turn', card: 'reveal', hero_card: 'reveal', rotated: 'reveal', income: 'gain', gold: 'gain', offered: 'offer', displaced: 'beaten', paid: 'pay', penalty: 'pay', bought: 'card', hired: 'card',
	built: 'build', metro_drawn: 'wonder metropolis', battle: 'battle', die: 'die', totals: 'strength', lost: 'loss', sunk: 'loss', retreated: 'retreat', control: 'taken', hero_lost: 'fall',
	last_area: 'fall', took_gold: 'theft', took_priestess: 'theft i-priestess', took_philosopher: 'theft i-philosopher', took_mercs: 'theft i-mercenary', sacrificed: 'fall', figure: 'reveal', shown: 'reveal', peek_played: 'reveal',
};
