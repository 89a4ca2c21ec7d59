const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that is no HTML, as HTML. */
export const asHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter]!);
