// Hands a text to the reader as a file.
export function save(name: string, text: string) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
