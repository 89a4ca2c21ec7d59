/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text for a cell of a file that somebody opens: never a formula, whoever wrote it. */
export const neutral = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** What was typed before it was made harmless. */
export const asTyped = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
