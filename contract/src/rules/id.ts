/** 2^63 - 1: ids are signed integers of 64 bits in the database. */
const LARGEST = '9223372036854775807';

/** Stands where there is no row: the parent at the top of a tree, the category of a course in none. */
export const NONE = '0';

/** Whether a text is an id in the one way ids are written; texts of equal length compare as their numbers do. */
export const isId = (text: string): boolean =>
  /^[1-9]\d{0,18}$/.test(text) && (text.length < LARGEST.length || text <= LARGEST);
