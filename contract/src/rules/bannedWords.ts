/** Letters of a word, without what does not count. */
export const MOST_WORD = 30;
/** Words of the whole list; a text is compared with all of them. */
export const MOST_WORDS = 10_000;
/** What a file of words may weigh. */
export const WORDS_BYTES = 2 * 1024 * 1024;
