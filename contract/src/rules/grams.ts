/**
 * What a text is found by: its letters, and every two of them that stand next to each other, once each. Whatever has a
 * keyword in it has the keyword's grams, so an index over them finds any part of a text in every language. Signs of
 * ASCII part words; letters of ASCII are compared without their case. The migration that fills in old rows cuts alike.
 */
export const gramsOf = (text: string): string[] => distinct(wordsOf(text).flatMap((word) => [...word, ...pairs(word)]));

/** The fewest grams that a text with this keyword must have. None for a keyword of nothing but signs. */
export const gramsSought = (keyword: string): string[] =>
  distinct(wordsOf(keyword).flatMap((word) => (word.length > 1 ? pairs(word) : word)));

/** The words of a text as their letters. */
const wordsOf = (text: string): string[][] =>
  text
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .split(/[^0-9a-z\u{80}-\u{10ffff}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word]);

const pairs = (letters: string[]): string[] => letters.slice(1).map((letter, at) => letters[at]! + letter);

const distinct = (grams: string[]): string[] => [...new Set(grams)];
