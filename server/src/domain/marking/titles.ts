const MOST = 40;

/** The beginning of a stem as plain text, to name a question by in lists. */
export function titleOf(stem: string): string {
  const plain = stem
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
  const letters = [...plain];
  return letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : plain;
}
