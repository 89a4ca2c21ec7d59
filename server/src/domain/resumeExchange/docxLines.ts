import { decode } from '../../kit/html.ts';

/** A cell with so many letters is a label or a value; a longer one is a column of the layout. */
const SHORT = 60;

/** The lines of a document as people see them; the cells of a row stand beside each other, a tab between them. */
export function linesOf(html: string): string[] {
  const plain = html
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<t[dh]\b[^>]*>((?:(?!<t[dh]\b)[\s\S])*?)<\/t[dh]>/g, (_, cell: string) => inCell(cell))
    .replaceAll(/<br\s*\/?>|<\/(?:p|h[1-6]|li|tr|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return decode(plain)
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[\u00a0\u3000]/g, ' ')
        .replaceAll(/ *\t */g, '\t')
        .trim(),
    )
    .filter((line) => line !== '');
}

function inCell(cell: string): string {
  const text = cell.replaceAll(/<[^>]*>/g, '').trim();
  if (text.length > SHORT) return `\n${cell}\n`;
  return `${cell.replaceAll(/<\/(?:p|h[1-6]|li|div)>|<br\s*\/?>/g, ' ').replaceAll(/<[^>]*>/g, '')}\t`;
}
