declare module 'generated/*' {
	const value: unknown;
	export default value;
}
