export interface PastedLine {
  name: string;
  number: string;
}

const digitsIn = (cell: string): number => cell.replace(/\D/g, '').length;

/**
 * Lines as they come out of a spreadsheet: a name and a number in either order, parted by tabs, commas or spaces. The
 * number is the cell with the most digits, since a name may hold one (王伟2).
 */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:姓名|学号|手机)/.test(line))
    .map((line) => {
      const cells = line.split(/[\t,，;；]+| {2,}|\s(?=\S+$)/).map((cell) => cell.trim());
      const most = Math.max(...cells.map(digitsIn));
      const number = (most > 0 && cells.find((cell) => digitsIn(cell) === most)) || '';
      const name = cells.find((cell) => cell !== '' && cell !== number) ?? '';
      return { name: name.slice(0, 40), number: number.slice(0, 40) };
    });
}
