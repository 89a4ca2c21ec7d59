import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';
import { homophoneOf, queryOf } from './query.ts';
import { spellingOf, spellingsOf } from './spelling.ts';
import { titleRank } from './titleRank.ts';
import { partsOf, vectorOf } from './tokens.ts';
import { keyOf, pairsOf, runsOf } from './words.ts';

describe('分词', () => {
  it('中文连成段，别的文字成词', () => {
    const texts = runsOf('Node.js开发，C++ 程序设计5S…').map(({ text }) => text);
    expect(texts).toEqual(['node.js', '开发', 'c++', '程序设计', '5s']);
  });

  it('大小写、全角、空格与标点不算数', () => {
    expect(keyOf('ＳＱＬ　取数：实战!')).toBe('sql取数实战');
    expect(keyOf('C# 与 C++')).toBe('c#与c++');
    expect(pairsOf('数据分')).toEqual(['数据', '据分', '分']);
  });

  it('太长的词截短，引号与反斜杠只是文字', () => {
    expect(runsOf('a'.repeat(3000))[0]!.text).toHaveLength(60);
    expect(vectorOf({ kind: 1, title: `it's \\ 数据`, body: '' })).not.toContain(`'it's'`);
  });

  it('附加的话不参与，除非只有它', () => {
    expect(queryOf('怎么学 Java').words).toEqual(['java']);
    expect(queryOf('课程').words).toEqual(['课程']);
    expect(queryOf('，。').key).toBe('');
  });
});

describe('拼音', () => {
  it('多音字看词', () => {
    expect(spellingOf('银行重力绿色')).toBe('yinhangzhonglilvse');
  });

  it('从每个词起都能拼', () => {
    const { start, later } = spellingsOf('数据分析');
    expect(start).toEqual(['shujufenxi', 'sjfx']);
    expect(later).toEqual(['fenxi', 'fx']);
  });

  it('太短的不按读音找', () => {
    expect(homophoneOf('一')).toEqual({ speltFromStart: [], spelt: [] });
  });
});

it.each([
  ['python', 'pyhton', 1],
  ['数据', '数剧', 1],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['same', 'same', 0],
])('%s 与 %s 差 %i', (a, b, expected) => expect(distance(a, b)).toBe(expected));

describe('名次看标题', () => {
  it.each([
    ['数据分析', '数据分析', 0],
    ['数据分析入门', '数据分析', 1],
    ['Python 数据分析', '数据分析', 2],
    ['数据的分析', '数据 分析', 3],
    ['JavaScript 数据', 'java 数据', 4],
    ['机器学习', 'ml', 3],
    ['摄影基础', '数据', 5],
  ])('%s 对 %s', (title, text, expected) => {
    expect(titleRank(queryOf(text))({ title, key: keyOf(title) })).toBe(expected);
  });

  it('长词隔着取相邻的两个字，最后两个字总在', () => {
    expect(partsOf('可编程控制器')).toEqual(['可编', '程控', '制器']);
    expect(partsOf('机器人')).toEqual(['机器', '器人']);
    expect(partsOf('数')).toEqual(['数']);
  });
});
