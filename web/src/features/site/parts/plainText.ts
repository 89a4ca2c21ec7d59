/** The words of an HTML text for a description: tags away, spaces joined, cut to `max` characters. */
export function plainText(html: string, max: number): string {
  const words = html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...words];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : words;
}
