import { QuestionType } from '#contract/rules/questions.ts';
import type { Cell } from '../sheetImport/readSheet.ts';
import { escaped } from './cells.ts';
import type { Key } from './columns.ts';
import { allColumns } from './columns.ts';
import type { Pictures } from './pictures.ts';
import type { RowIssue, Written } from './row.ts';
import type { SheetPictures } from './sheetPictures.ts';
import { typeIn } from './words.ts';

/** Something about a line of the sheet, counted as the sheet does. */
export interface LineIssue extends RowIssue {
  line: number;
}

const ALT = 200;
/** 【图1】is where the first picture of a cell belongs. */
export const pictureMark = (number: number): string => `【图${number}】`;
export const pictureMarks = /【图(\d{1,3})】/g;
const ours = /<img src="\/picture-of-import\/\d+"[^>]*>/g;
const inCell = /^=?(?:_xlfn\.)?DISPIMG\("([^"]{1,100})"/;

/**
 * Writes the pictures of a sheet into the texts of the cells upon which they lie: where the text says 【图1】, or else at
 * its end. Texts then have pictures as `htmlOf` knows them.
 */
export function withSheetPictures(cells: Cell[][], drawn: SheetPictures, pictures: Pictures): LineIssue[] {
  const keys = (cells[0] ?? []).map((cell) => keyOf(String(cell ?? '').replaceAll(/[\s*＊]/g, '')));
  const issues: LineIssue[] = [];
  const byCell = new Map<string, { row: number; column: number; tags: string[] }>();
  for (const one of allOf(cells, drawn)) {
    const { row, column } = one;
    if (row < 1) continue;
    const said = { line: row + 1, column: String(cells[0]?.[column] ?? '图片') };
    const address = isForPictures(keys[column]) ? pictures.at(one.path) : undefined;
    if (!isForPictures(keys[column])) issues.push({ ...said, reason: '图片只能放在题干、选项、答案与解析的格子里' });
    else if (address === undefined) issues.push({ ...said, reason: '这里的图片不在文件里' });
    else {
      const cell = byCell.get(`${row} ${column}`) ?? { row, column, tags: [] };
      byCell.set(`${row} ${column}`, cell);
      cell.tags.push(tagOf(address, one));
    }
  }
  for (const { row, column, tags } of byCell.values()) {
    const line = (cells[row] ??= []);
    line[column] = placed(String(line[column] ?? ''), tags);
  }
  return issues;
}

function allOf(cells: Cell[][], { onCells, inCells }: SheetPictures): SheetPictures['onCells'] {
  const own = cells.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const found = typeof cell === 'string' ? inCells.get(inCell.exec(cell)?.[1] ?? '') : undefined;
      if (!found) return [];
      line[column] = null;
      return [{ ...found, row, column }];
    }),
  );
  return [...own, ...onCells];
}

const keyOf = (head: string): Key | undefined => allColumns.find((one) => one.head === head)?.key;

const isForPictures = (key: Key | undefined): boolean =>
  key === 'stem' || key === 'answer' || key === 'analysis' || (key?.startsWith('option') ?? false);

/** What our own export says of it, beside the address, in the name of the picture: its measures on the page. */
function tagOf(address: string, { name, alt }: { name: string; alt: string }): string {
  const [, width, height] = /^图\d+ (\d+|-)×(\d+|-)$/.exec(name) ?? [];
  const measures = [
    ['width', width],
    ['height', height],
  ].flatMap(([key, value]) => (value === undefined || value === '-' ? [] : [` ${key}="${value}"`]));
  return `<img src="${address}" alt="${escaped(alt.slice(0, ALT).toWellFormed())}"${measures.join('')} />`;
}

function placed(text: string, tags: readonly string[]): string {
  const used = new Set<number>();
  const filled = text.replaceAll(pictureMarks, (whole, digits: string) => {
    const number = Number(digits);
    if (used.has(number) || tags[number - 1] === undefined) return whole;
    used.add(number);
    return tags[number - 1]!;
  });
  const rest = tags.filter((_, at) => !used.has(at + 1));
  if (rest.length === 0) return filled;
  const isHtml = /^<[a-z]/.test(text.trim());
  return [filled, ...rest.map((one) => (isHtml ? `<p>${one}</p>` : one))].filter(Boolean).join(isHtml ? '' : '\n');
}

const byHand = new Set<QuestionType | 'choice' | undefined>([
  QuestionType.short,
  QuestionType.essay,
  QuestionType.file,
  QuestionType.code,
]);

/** Without the pictures in what must be words, and with that said. */
export function wordsOnly(written: Written): { written: Written; issues: RowIssue[] } {
  const type = typeIn(written.questionType.trim().replace(/^(?:小题|子题)\s*[-—·:：.]?\s*/, ''));
  const issues: RowIssue[] = [];
  let { answer, options } = written;
  if (hasPicture(answer) && !byHand.has(type)) {
    issues.push({ column: '答案', reason: '这种题的答案里不能放图片，请放到题干、选项或解析里' });
    answer = bare(answer);
  }
  if (type === QuestionType.code && options.some(hasPicture)) {
    issues.push({ column: '选项A', reason: '代码里不能放图片' });
    options = options.map(bare);
  }
  return { written: { ...written, answer, options }, issues };
}

const bare = (text: string): string => text.replaceAll(ours, '').trim();

const hasPicture = (text: string): boolean => text.search(ours) >= 0;

/** As it stood in the sheet, for the file with what is wrong: the pictures themselves are not kept. */
export function withoutPictures({ options, ...texts }: Written): Written {
  const told = (text: string): string => {
    let number = 0;
    return text.replaceAll(ours, () => pictureMark((number += 1)));
  };
  const own = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, told(text)]));
  return { ...(own as Omit<Written, 'options'>), options: options.map(told) };
}
