/** The numbers of a list that was pasted: from a column of a spreadsheet, or with commas between them. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/[\s,，、;；]+/)
    .map((one) => one.slice(0, 40))
    .filter((one) => one !== '');
