import { plainText } from '../../kit/html.ts';

const LETTERS = 2000;

/** A stem as `question.folded` keeps it: letters alone, so that two spellings of the same question meet. */
export const foldedStem = (html: string): string =>
  plainText(html, LETTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '') || plainText(html, LETTERS);
