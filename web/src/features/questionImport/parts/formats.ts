import { questionFormats } from '#contract/rules/questionExchange.ts';
import type { QuestionFormat } from '#contract/rules/questionExchange.ts';

interface FormatHelp {
  value: QuestionFormat;
  label: string;
  /** What a file of this kind looks like, line by line. */
  lines: readonly string[];
}

/** How each kind of file is to be written. */
export const formats: readonly FormatHelp[] = [
  {
    value: 'excel',
    label: questionFormats.excel,
    lines: ['下载模板，一行一道题，第二页写着每一列怎么填。', '图片插在题干、选项或解析的格子上。'],
  },
  {
    value: 'word',
    label: questionFormats.word,
    lines: [
      '题目写题号（1. 或 1、），选项写 A. B. C.，自动编号也可以；图片会一起带来。',
      '答案写「答案：B」或【答案】B，也可以写解析、难度、知识点与分值。',
      '「一、单项选择题（每小题 2 分）」这样的标题会当作题型与分值。',
      'Word 自带的公式会转成 TeX；MathType 的公式请先另存为图片。',
    ],
  },
  {
    value: 'gift',
    label: questionFormats.gift,
    lines: ['Moodle 的 GIFT 文本（.txt 或 .gift）：单选、多选、判断、填空、数值、连线与问答。'],
  },
  {
    value: 'qti',
    label: questionFormats.qti,
    lines: [
      'TAO、Canvas、Moodle 等导出的 QTI 2.1、2.2 与 3.0 压缩包（.zip），图片会一起带来。',
      'QTI 1.2 只读选择、判断、一个空的填空与问答；读不了的题会逐道说明。',
    ],
  },
];
