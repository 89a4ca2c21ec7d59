import type { SetFormula } from './formula.ts';

/** A word, a space, a Chinese letter or a formula, with what it takes of a line; in points. */
export interface Piece {
  what: string | SetFormula;
  width: number;
  above: number;
  below: number;
}

export interface Line {
  pieces: Piece[];
  above: number;
  below: number;
}

const PIECES = /[\p{Script=Latin}\p{Script=Greek}\p{N}\p{M}_'’.,:;%+\-*/=<>^()[\]{}\\]+|\s+|[^]/gu;
/** These never begin a line … */
const CLOSES = /^[，。、；：？！）】》」』”’…·％,.;:?!)\]}%]/u;
/** … and these never end one. */
const OPENS = /[（【《「『“‘([{]$/u;

/** Words, spaces and Chinese letters, each with its width; a word that is wider than a line falls into letters. */
export function wordsOf(
  text: string,
  widthOf: (text: string) => number,
  widest: number,
): { what: string; width: number }[] {
  return [...text.matchAll(PIECES)].flatMap(([word]) => {
    const width = widthOf(word);
    if (width <= widest) return [{ what: word, width }];
    return Array.from(word, (letter) => ({ what: letter, width: widthOf(letter) }));
  });
}

/** Broken where Chinese and Latin texts may be; a space at the end of a line hangs over its edge. */
export function linesOf(pieces: readonly Piece[], widest: number): Line[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const group of keptTogether(pieces, widest)) {
    const width = widthOf(group);
    const isFull = used > 0 && used + width > widest;
    if (isSpace(group[0]) && (isFull || (used === 0 && lines.length > 1))) continue;
    if (isFull) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(...group);
    used += width;
  }
  return lines.map((own) => ({
    pieces: own,
    above: Math.max(0, ...own.map(({ above }) => above)),
    below: Math.max(0, ...own.map(({ below }) => below)),
  }));
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

const isSpace = (piece: Piece | undefined): boolean => typeof piece?.what === 'string' && piece.what.trim() === '';

function keptTogether(pieces: readonly Piece[], widest: number): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isEnd = typeof piece.what === 'string' && CLOSES.test(piece.what) && !isSpace(before);
    const isBegun = typeof before?.what === 'string' && OPENS.test(before.what);
    if (last && (isEnd || isBegun) && widthOf(last) + piece.width <= widest) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Neighbouring words as one text, so that they are selected and found as one. */
export function runsOf(pieces: readonly Piece[]): Pick<Piece, 'what' | 'width'>[] {
  const runs: Pick<Piece, 'what' | 'width'>[] = [];
  for (const { what, width } of pieces) {
    const last = runs.at(-1);
    if (typeof what === 'string' && typeof last?.what === 'string') {
      last.what += what;
      last.width += width;
    } else runs.push({ what, width });
  }
  return runs;
}
