import { spelling } from './dictionaries.ts';
import { runsOf, wordsOf } from './words.ts';

/** The longest beginning that is kept of a spelling; a longer query is compared by as much of itself. */
export const SPELLING = 24;

/** Letters of a text: Han characters in pinyin without tones (ü is v), other words as they are. */
export const spellingOf = (text: string): string => syllables(text).join('');

/** The pinyin of each Han character, and each other word as one. */
function syllables(text: string): string[] {
  return runsOf(text).flatMap((run) =>
    run.isHan ? spelling().pinyin(run.text, { toneType: 'none', type: 'array', v: true }) : [lettersOf(run.text)],
  );
}

/** Nobody types the signs of node.js or C++ when spelling. */
const lettersOf = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Spellings {
  /** From the beginning of the title: in full, and by initials. */
  start: string[];
  /** From every later word on. */
  later: string[];
}

/** The spellings by which a title can be typed: from each of its words to the end, in full and by initials. */
export function spellingsOf(title: string): Spellings {
  const units = runsOf(title).flatMap((run) =>
    run.isHan ? wordUnits(run.text) : [{ full: lettersOf(run.text), initials: lettersOf(run.text) }],
  );
  const from = units.map((_, index) => {
    const rest = units.slice(index);
    return [rest.map((unit) => unit.full).join(''), rest.map((unit) => unit.initials).join('')].map((one) =>
      one.slice(0, SPELLING),
    );
  });
  return { start: from[0] ?? [], later: from.slice(1).flat() };
}

/** A long word can be entered in its middle too: 程序设计 by 设计. */
function wordUnits(han: string): { full: string; initials: string }[] {
  const spelt = syllables(han);
  let at = 0;
  return wordsOf(han).flatMap((word) => {
    const own = spelt.slice(at, (at += [...word].length));
    const parts = own.length >= 4 ? [own.slice(0, 2), own.slice(2)] : [own];
    return parts.map((part) => ({ full: part.join(''), initials: part.map((one) => one[0]).join('') }));
  });
}
