export interface PastedLine {
  name: string;
  number: string;
}

/** Lines as they come out of a spreadsheet: a name and a number in either order, parted by tabs, commas or spaces. */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:姓名|学号|手机)/.test(line))
    .map((line) => {
      const cells = line.split(/[\t,，;；]+| {2,}|\s(?=\S+$)/).map((cell) => cell.trim());
      const number = cells.find((cell) => /\d/.test(cell)) ?? '';
      const name = cells.find((cell) => cell !== '' && cell !== number) ?? '';
      return { name: name.slice(0, 40), number: number.slice(0, 40) };
    });
}
