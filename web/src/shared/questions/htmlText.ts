import { BLANK } from '#contract/rules/questions.ts';

/** ① to ⑫, as blanks are numbered. */
export const circled = (index: number): string => String.fromCodePoint(0x24_60 + index);

/** The stem with its blanks numbered, as `blanksIn` counts them. */
export function numberedBlanks(stem: string): string {
  let count = 0;
  return stem.replaceAll(/<[^<>]*>|_{4,}/g, (part) =>
    part.startsWith('<') ? part : `${BLANK}${circled(count++)}${BLANK}`,
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What is to be read in a piece of HTML, on one line; a formula as it is written. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:span|div) data-latex="([^"]*)">.*?<\/(?:math|span|div)>/gs, ' $1 ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The beginning of a text, to name something by. */
export const startOf = (html: string, most = 30): string => {
  const letters = [...textOf(html)];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
};

/** Words alone, few enough for a line of a list. */
export const isPlain = (html: string): boolean =>
  !/<(?!\/?(?:p|br|strong|em|u)\b)[a-z]/i.test(html) && [...textOf(html)].length <= 30;
