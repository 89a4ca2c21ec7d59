import { letterOf, MOST_OPTIONS } from '#contract/rules/questions.ts';
import type { Column, Line } from '../sheetImport/sheetKind.ts';
import { emptyWritten } from './row.ts';
import type { Written } from './row.ts';

/** As many as the empty template offers; a file may go on up to L. */
const OFFERED = 8;
const CELL = 40_000;

export type Key = Exclude<keyof Written, 'options'> | `option${number}`;
export type RawRow = Line & Record<Key, string>;

/** The columns of the template. */
export function columnsOf(optionCount = OFFERED): Column<Key>[] {
  return [
    column(
      'questionType',
      '题型',
      12,
      '单选、多选、判断、填空、数值、简答、解答、连线、排序、文件、代码；材料题的小题写成「小题-单选」这样，紧跟在材料下面；不写时按答案推断',
    ),
    {
      ...column('stem', '题干', 60, '必填；可以换行；填空题用 ____ 标出空；公式写成 \\(x^2\\)，单独一行的写成 $$x^2$$'),
      isNeeded: true,
    },
    ...Array.from({ length: optionCount }, (_, at) =>
      column(
        `option${at}`,
        `选项${letterOf(at)}`,
        22,
        at === 0 ? '选择题的选项；连线题写成「左边 => 右边」，只有右边的写「=> 右边」；排序题每项一格' : '同上',
      ),
    ),
    column(
      'answer',
      '答案',
      24,
      '选择题写字母，如 B、ABD；判断题写对或错；填空题各空用「；」隔开，一个空的几种写法用「|」隔开；数值题写 9.8±0.1 m/s；排序题写次序，如 CAB；简答与解答写参考答案',
    ),
    column('analysis', '解析', 40, '可以不写'),
    column('difficulty', '难度', 8, '易、中、难；不写是中'),
    column('knowledge', '知识点', 20, '最多 3 个，用「、」隔开'),
    column('points', '分值', 8, '不写按题型的常用分值'),
    column(
      'settings',
      '设置',
      30,
      '可以不写；几项用「；」隔开：选项次序固定；各空次序不限；区分大小写；字数 500；文件 2；语言 python；单位 m、cm；关键词 均值、方差',
    ),
    column(
      'rubric',
      '评分要点',
      36,
      '简答、解答、文件与代码题，每行一条：要点|比重|说明，如 说明原因|60|；比重合计 100',
    ),
  ];
}

const column = (key: Key, head: string, width: number, note: string): Column<Key> => ({
  key,
  head,
  width,
  note,
  isNeeded: false,
  length: CELL,
  isText: true,
});

export const allColumns = columnsOf(MOST_OPTIONS);

export function writtenOfRaw(raw: RawRow): Written {
  const options = Array.from({ length: MOST_OPTIONS }, (_, at) => raw[`option${at}`] ?? '');
  while (options.at(-1) === '') options.pop();
  const texts = Object.keys(emptyWritten).filter((key) => key !== 'options') as Exclude<keyof Written, 'options'>[];
  return { ...emptyWritten, ...Object.fromEntries(texts.map((key) => [key, raw[key] ?? ''])), options };
}

/** A line of a file, in the order of the columns. */
export const cellsOf = (written: Written, columns: readonly Column<Key>[]): string[] =>
  columns.map(({ key }) =>
    key.startsWith('option') ? (written.options[Number(key.slice(6))] ?? '') : written[key as 'stem'],
  );
