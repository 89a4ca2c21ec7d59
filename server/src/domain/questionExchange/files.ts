import { NOTHING_BAD } from '#contract/exam/questionImportFailures.ts';
import { fail } from '../../kit/fail.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { SheetFile } from '../sheetImport/files.ts';
import { fileOf, headsOf, widthsOf, bold } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { cellsOf, columnsOf } from './columns.ts';
import type { Content, ReadRow, Written } from './row.ts';
import { emptyWritten } from './row.ts';
import { HIGH, linesWithPictures, sheetImages } from './sheetImages.ts';
import type { SheetImages } from './sheetImages.ts';
import { storedPictures } from './storedPictures.ts';

const NOUN = '题目';
const NOTE =
  '插在题干、选项、答案（简答与解答）或解析的格子上，左上角在哪一格就是哪一格的图；要放在文字中间的，在那里写【图1】【图2】，没有写的放在这一格的最后';

/** An empty list to fill in, with what belongs there on a sheet of its own. */
export function questionTemplate(): Promise<SheetFile> {
  const columns = columnsOf();
  const lines = samples.map((line) => cellsOf({ ...emptyWritten, ...line }, columns));
  return fileOf('题目导入模板.xlsx', [
    { sheet: NOUN, data: [headsOf({ columns }), ...lines], columns: widthsOf({ columns }), stickyRowsCount: 1 },
    {
      sheet: '填写说明',
      data: [
        ...columns.map(({ head, note }) => [head, note]),
        ['图片', NOTE],
        ['示例', '第 2 到 4 行是示例，填写前删掉'],
      ],
      columns: [{ width: 14 }, { width: 110 }],
    },
  ]);
}

const samples: readonly Partial<Written>[] = [
  {
    questionType: '单选',
    stem: '下列哪个指标受极端值影响最小？',
    options: ['平均数', '中位数', '全距', '方差'],
    answer: 'B',
    analysis: '中位数只与排在中间的数有关。',
    difficulty: '易',
    knowledge: '描述统计',
    points: '2',
  },
  { questionType: '判断', stem: '样本量越大，标准误越小。', answer: '对', difficulty: '中', points: '1' },
  {
    questionType: '填空',
    stem: '衡量离散程度的指标是____，它的平方根是____。',
    answer: '方差|样本方差；标准差',
    points: '4',
  },
];

/** Questions in the form in which they can be brought in again, their pictures upon the cells. @throws TOO_MANY_PICTURES */
export async function questionSheet(ctx: UserCtx, contents: readonly Content[]): Promise<SheetFile> {
  const stored = await storedPictures(ctx, contents);
  const lines = contents.flatMap((content) => linesWithPictures(content, (url) => stored.has(url)));
  const pictures = await sheetImages(lines, stored);
  return sheetOf(
    '题目.xlsx',
    lines.map(({ written }) => written),
    [],
    pictures,
  );
}

/** What could not be read, each with what is wrong; corrected it can be sent again. @throws NOTHING_BAD */
export function badQuestions(all: readonly ReadRow[]): Promise<SheetFile> {
  const rows = all.filter(({ content }) => !content);
  if (rows.length === 0) throw fail(NOTHING_BAD);
  const lines = rows.flatMap(({ written = [emptyWritten] }) => written);
  const reasons = rows.flatMap(({ place, written = [emptyWritten], issues }) => {
    const text = issues.map((one) => `${one.place ?? place} · ${one.column}：${one.reason}`).join('；');
    return [text, ...written.slice(1).map(() => '')];
  });
  return sheetOf('需要修改的题目.xlsx', lines, reasons);
}

function sheetOf(
  fileName: string,
  lines: readonly Written[],
  reasons: readonly string[],
  pictures?: SheetImages,
): Promise<SheetFile> {
  const columns = columnsOf(Math.max(8, ...lines.map(({ options }) => options.length)));
  const extra = reasons.length > 0;
  const data = lines.map((line, at) => {
    const cells = [...cellsOf(line, columns).map(neutral), ...(extra ? [reasons[at]!] : [])];
    return pictures?.isHigh(at) ? cells.map((value) => ({ value, ...HIGH })) : cells;
  });
  const images = pictures?.placed(columns) ?? [];
  return fileOf(fileName, [
    {
      sheet: NOUN,
      data: [[...headsOf({ columns }), ...(extra ? [bold('原因')] : [])], ...data],
      columns: [...widthsOf({ columns }), ...(extra ? [{ width: 60 }] : [])],
      stickyRowsCount: 1,
      ...(images.length > 0 && { images }),
    },
  ]);
}
