import { Parser } from 'saxen';
import { NotModest } from './notModest.ts';

/** As many rows as Excel itself has. */
const ROWS = 1_048_576;
/** A list of people, with room to spare: the reader fills the whole rectangle up to the last cell. */
const CELLS = 500_000;

/** Refuses a sheet whose rows and cells say that they lie far away. It sees them as the reader does. @throws NotModest */
export function mustBeSmallSheet(xml: string): void {
  let [elements, lastRow, lastColumn] = [0, 1, 1];
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, attributes, decode) => {
    const kind = localOf(name);
    if (kind !== 'row' && kind !== 'c') return;
    elements += 1;
    for (const [key, value] of Object.entries(attributes())) {
      if (localOf(key) !== 'r') continue;
      const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(decode(value)) ?? [];
      const row = Number(digits);
      if (row < 1 || row > ROWS) throw tooFar();
      if (kind === 'c') [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, columnOf(letters))];
    }
    if (elements > CELLS || lastRow * lastColumn > CELLS) throw tooFar();
  });
  parser.parse(xml);
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

const tooFar = (): NotModest => new NotModest('表格的范围太大，请只保留要导入的行与列');
