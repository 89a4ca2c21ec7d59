/** Percent of the neighbouring letters from which on two stems are worth comparing. */
export const ALIKE_FROM = 50;

/** A passage that both texts have is worth showing from so many letters on. */
const SHORTEST = 4;

/** Beyond so many letters of a text nothing is compared. */
const LONGEST = 1500;

/**
 * How alike two folded texts are, percent: the neighbouring letters that both have, twice, of all that they have (Dice
 * 1945, on bigrams, each as often as it stands there).
 */
export function alikeShare(a: string, b: string): number {
  const [one, two] = [pairCounts(a), pairCounts(b)];
  const all = sum(one) + sum(two);
  if (all === 0) return 0;
  const both = [...one].reduce((found, [pair, times]) => found + Math.min(times, two.get(pair) ?? 0), 0);
  return Math.round((200 * both) / all);
}

function pairCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const letters = [...text].slice(0, LONGEST);
  for (const [at, letter] of letters.slice(0, -1).entries()) {
    const pair = letter + letters[at + 1]!;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

/** Where the longest passages that both texts have stand in the second, in order and apart. */
export function commonPassages(a: string, b: string): { start: number; end: number }[] {
  const [one, two] = [a.slice(0, LONGEST), b.slice(0, LONGEST)];
  const marks: { start: number; end: number }[] = [];
  for (let start = 0; start <= two.length - SHORTEST;) {
    const end = longestFrom(one, two, start);
    if (end - start >= SHORTEST) marks.push({ start, end });
    start = end - start >= SHORTEST ? end : start + 1;
  }
  return marks;
}

/** How far what begins there also stands in the other text. */
function longestFrom(one: string, two: string, start: number): number {
  let end = start + SHORTEST;
  if (end > two.length || !one.includes(two.slice(start, end))) return start;
  while (end < two.length && one.includes(two.slice(start, end + 1))) end += 1;
  return end;
}
