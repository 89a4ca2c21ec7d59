const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Plain text as rich text: an empty line ends a paragraph, a single break stays one. Nothing typed can become a tag. */
export function htmlOfText(text: string): string {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  const escaped = (words: string) => words.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);
  return paragraphs
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Rich text as the plain text it came from; what plain text cannot hold is left out. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br\b[^>]*>/gi, '\n')
    .replaceAll(/<\/(?:p|h\d|ul|ol|div|blockquote)>/gi, '\n\n')
    .replaceAll(/<\/li>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
