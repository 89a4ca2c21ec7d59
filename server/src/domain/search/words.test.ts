import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';
import { homophoneOf, queryOf } from './query.ts';
import { spellingOf, spellingsOf } from './spelling.ts';
import { titleRank } from './titleRank.ts';
import { partsOf, vectorOf } from './tokens.ts';
import { keyOf, pairsOf, runsOf } from './words.ts';

describe('tokens', () => {
  it('Chinese becomes runs, others words', () => {
    const texts = runsOf('Node.js开发，C++ 程序设计5S…').map(({ text }) => text);
    expect(texts).toEqual(['node.js', '开发', 'c++', '程序设计', '5s']);
  });

  it('case, width, spaces and punctuation do not count', () => {
    expect(keyOf('ＳＱＬ　取数：实战!')).toBe('sql取数实战');
    expect(keyOf('C# 与 C++')).toBe('c#与c++');
    expect(pairsOf('数据分')).toEqual(['数据', '据分', '分']);
  });

  it('too long a word is cut, quotes and backslashes are just text', () => {
    expect(runsOf('a'.repeat(3000))[0]!.text).toHaveLength(60);
    expect(vectorOf({ kind: 1, title: `it's \\ 数据`, body: '' })).not.toContain(`'it's'`);
  });

  it('additions stay out unless they are all there is', () => {
    expect(queryOf('怎么学 Java').words).toEqual(['java']);
    expect(queryOf('课程').words).toEqual(['课程']);
    expect(queryOf('，。').key).toBe('');
  });
});

describe('pinyin', () => {
  it('the reading of a character follows its word', () => {
    expect(spellingOf('银行重力绿色')).toBe('yinhangzhonglilvse');
  });

  it('spelled from any word on', () => {
    const { start, later } = spellingsOf('数据分析');
    expect(start).toEqual(['shujufenxi', 'sjfx']);
    expect(later).toEqual(['fenxi', 'fx']);
  });

  it('too short is not sought by sound', () => {
    expect(homophoneOf('一')).toEqual({ speltFromStart: [], spelt: [] });
  });
});

it.each([
  ['python', 'pyhton', 1],
  ['数据', '数剧', 1],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['same', 'same', 0],
])('%s and %s are %i apart', (a, b, expected) => expect(distance(a, b)).toBe(expected));

describe('rank looks at titles', () => {
  it.each([
    ['数据分析', '数据分析', 0],
    ['数据分析入门', '数据分析', 1],
    ['Python 数据分析', '数据分析', 2],
    ['数据的分析', '数据 分析', 3],
    ['JavaScript 数据', 'java 数据', 4],
    ['机器学习', 'ml', 3],
    ['摄影基础', '数据', 5],
  ])('%s against %s', (title, text, expected) => {
    expect(titleRank(queryOf(text))({ title, key: keyOf(title) })).toBe(expected);
  });

  it('long words take every other pair of neighbours, always the last two', () => {
    expect(partsOf('可编程控制器')).toEqual(['可编', '程控', '制器']);
    expect(partsOf('机器人')).toEqual(['机器', '器人']);
    expect(partsOf('数')).toEqual(['数']);
  });
});
