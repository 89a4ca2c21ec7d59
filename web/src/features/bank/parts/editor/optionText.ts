const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The text of HTML that is one paragraph and nothing else; undefined where it needs the editor. */
export function plainOf(html: string): string | undefined {
  if (html === '') return '';
  const text = /^<p>([^<>]*)<\/p>$/.exec(html)?.[1];
  return text?.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!);
}

/** A line of text as HTML. */
export function htmlOfPlain(text: string): string {
  if (text === '') return '';
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
