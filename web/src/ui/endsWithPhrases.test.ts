import { expect, it } from 'vitest';
import { endsWithPhrases } from './endsWithPhrases.ts';

it.each([
  ['商务英语口语：会议与谈判', true],
  ['SQL 查询：一百道从易到难的题', true],
  ['图表选择一览图', true],
  ['新能源汽车三电系统检修', false],
  ['Python 数据分析实战：从清洗到可视化', false],
  ['江城职大：同一份数据，三个专业一起上课', false],
  ['', true],
])('%s: every line breaks at a phrase %s', (title, expected) => expect(endsWithPhrases(title)).toBe(expected));
