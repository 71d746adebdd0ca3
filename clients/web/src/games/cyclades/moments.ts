// What the events mean on the stage; see src/face.ts.
export const moments: Record<string, string> = {
	round: 'round', turn: 'turn', gods: 'reveal', gods3: 'reveal', gods2: 'reveal', draw: 'reveal', income: 'gain', gift: 'gain', offer: 'offer', beaten: 'beaten', paid: 'pay', spent: 'pay', bought: 'card',
	built: 'build', metropolis: 'wonder metropolis', seabattle: 'battle', landbattle: 'battle', dice: 'dice', lostfleets: 'loss', losttroop: 'loss', retreatsea: 'retreat', retreatland: 'retreat', taken: 'taken',
	eliminated: 'fall', destroyed: 'loss', stolen: 'theft follower', goldstolen: 'theft', snatched: 'theft i-troop', lured: 'theft i-fleet', figurine: 'reveal', won: 'win',
};
