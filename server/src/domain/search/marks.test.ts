import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';
import { queryOf } from './query.ts';

const marked = (text: string, query: string): string =>
  marksOf(text, queryOf(query))
    .map(({ start, end }) => text.slice(start, end))
    .join('|');

it.each([
  ['Python 数据分析入门', '数据分析', '数据分析'],
  ['Python 数据分析入门', 'PYTHON 分析', 'Python|分析'],
  ['Ｐｙｔｈｏｎ 入门', 'python', 'Ｐｙｔｈｏｎ'],
  ['数据，数据，还是数据', '数据', '数据|数据|数据'],
  ['C++ 与 C# 与 C', 'c++', 'C++'],
  ['数据分析入门', 'sjfx', '数据分析'],
  ['数据分析入门', 'shujufenxi', '数据分析'],
  ['😀数据😀分析', '分析', '分析'],
  ['<b>数据</b>', '数据', '数据'],
  ['会计基础', '摄影', ''],
  ['', '数据', ''],
])('%s: %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));
