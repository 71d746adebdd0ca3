declare const VERSION: string; // of Petteia (build.mjs)
declare module 'generated/games' {
	const games: Record<string, import('./face/face').GameCover>;
	export default games;
}
declare module 'generated/lessons' {
	const courses: { id: string; game: string; seats: number }[];
	export default courses;
}
declare module 'generated/*' {
	const value: unknown;
	export default value;
}
declare module '*.css';
