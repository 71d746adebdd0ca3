// Those who play together again and again: circles and leagues.
export { CirclePage } from './circles/circle';
export { Circles } from './circles/circles';
export { LeaguePage } from './leagues/league';
