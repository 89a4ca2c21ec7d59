const PHRASES = /[^：，、；？ ]+[：，、；？ ]*/g;

/**
 * Whether a title in a column of `width` Chinese characters needs no more than `lines` lines that all end where a phrase
 * ends. One that does not would leave a single character on a line of its own, begin a line with a comma or be cut.
 */
export function endsWithPhrases(title: string, width = 10, lines = 2): boolean {
  let left = width;
  for (const phrase of title.match(PHRASES) ?? []) {
    const needed = widthOf(phrase);
    if (needed > width) return false;
    if (needed > left) {
      lines -= 1;
      left = width;
    }
    left -= needed;
  }
  return lines > 0;
}

const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (char > 'ÿ' ? 1 : 0.6), 0);
