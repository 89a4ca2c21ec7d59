import { describe, expect, it } from 'vitest';
import { isUnanswered, PartialRule, plainRule, pointsOf, readNumber, shareOf } from './marking.ts';
import type { Answer, Keyed, Keys, SimpleType } from './questions.ts';

const options = (ids: string) => [...ids].map((id) => ({ id, content: id }));
const single: Keyed<1> = { questionType: 1, body: { options: options('abcd'), isOrderFixed: 0 }, key: { right: 'b' } };
const multiple = (right = 'abc'): Keyed<2> => ({
  questionType: 2,
  body: { options: options('abcde'), isOrderFixed: 0 },
  key: { right: [...right] },
});
const judge: Keyed<3> = { questionType: 3, body: {}, key: { isTrue: 0 } };
const blanks = (accepted: string[][], rest: Partial<Keys[4]> = {}): Keyed<4> => ({
  questionType: 4,
  body: { blankCount: accepted.length },
  key: { blanks: accepted.map((all) => ({ accepted: all })), isOrderFree: 0, isCaseSensitive: 0, ...rest },
});
const number = (rest: Partial<Keys[7]> = {}, units: string[] = []): Keyed<7> => ({
  questionType: 7,
  body: { units },
  key: { value: 12.5, tolerance: 0, toleranceKind: 1, unit: '', ...rest },
});
const matching: Keyed<9> = {
  questionType: 9,
  body: { left: options('abc'), right: options('xyz') },
  key: { pairs: ['ax', 'by', 'cz'].map(([left, right]) => ({ left: left!, right: right! })) },
};
const ordering: Keyed<10> = { questionType: 10, body: { items: options('abcd') }, key: { order: [...'abcd'] } };
const short: Keyed<8> = {
  questionType: 8,
  body: { mostLetters: 100 },
  key: { reference: '', rubric: [], keywords: [] },
};
const code: Keyed<12> = {
  questionType: 12,
  body: { language: 'xml', starter: '' },
  key: { reference: '', rubric: [] },
};
const pairs = (...joined: string[]) => joined.map(([left, right]) => ({ left: left!, right: right! }));

describe('nothing given', () => {
  it.each<[Answer | null | undefined, SimpleType | undefined]>([
    [null, 1],
    [undefined, undefined],
    ['', 8],
    [' \n', 12],
    ['<p></p>', 5],
    ['<p>&nbsp; </p>', undefined],
    [[], 2],
    [['', ' '], 4],
    [{ value: ' ', unit: 'kg' }, 7],
  ])('%j to type %s', (answer, type) => expect(isUnanswered(answer, type)).toBe(true));

  it.each<[Answer, SimpleType | undefined]>([
    [0, 3],
    ['<p><img src="/1.webp"></p>', 5],
    ['<br>', 12],
    ['<b>', 8],
    [['', 'x'], 4],
    [[{ left: 'a', right: 'x' }], 9],
    [[{ fileUrl: '/f', fileName: 'f' }], 11],
    [{ value: '0', unit: '' }, 7],
  ])('%j to type %s is something', (answer, type) => expect(isUnanswered(answer, type)).toBe(false));

  it('is 0 for every type, also where a guess would cost marks or a person marks', () => {
    const costly = { ...plainRule, penalty: 50 };
    expect([single, judge, multiple(), short].map((one) => pointsOf(one, null, 20, costly))).toEqual([0, 0, 0, 0]);
  });

  it('what a person has to mark waits', () => {
    expect([pointsOf(short, '<b>', 20, plainRule), pointsOf(code, '<br>', 20, plainRule)]).toEqual([null, null]);
  });
});

describe('what is partly right', () => {
  const { none, half, each } = PartialRule;
  it.each<[string, PartialRule, number]>([
    ['abc', none, 30],
    ['ab', none, 0],
    ['abd', none, 0],
    ['ab', half, 15],
    ['a', half, 15],
    ['ad', half, 0],
    ['ab', each, 20],
    ['a', each, 10],
    ['aa', each, 10],
    ['abcd', each, 0],
  ])('chosen %s of abc by rule %d earns %d', (chosen, partialRule, earned) => {
    expect(pointsOf(multiple(), [...chosen], 30, { partialRule, penalty: 0 })).toBe(earned);
  });

  it('of other types earns its share also where half is said of choices', () => {
    expect(pointsOf(blanks([['x'], ['y']]), ['x', 'z'], 20, { partialRule: half, penalty: 0 })).toBe(10);
    expect(pointsOf(matching, pairs('ax', 'by', 'cx'), 30, { partialRule: none, penalty: 0 })).toBe(0);
  });

  it('is rounded down to tenths, and never below the whole number that it is', () => {
    for (let parts = 2; parts <= 12; parts += 1) {
      for (let right = 1; right < parts; right += 1) {
        const question = blanks(Array.from({ length: parts }, () => ['x']));
        const given = Array.from({ length: parts }, (_, at) => (at < right ? 'x' : 'n'));
        for (const points of [parts, parts * 10, parts * 13, 7, 100]) {
          expect(pointsOf(question, given, points, plainRule)).toBe(
            Number((BigInt(points) * BigInt(right)) / BigInt(parts)),
          );
        }
      }
    }
  });
});

describe('a wrong guess', () => {
  const rule = { partialRule: PartialRule.none, penalty: 25 };
  it.each<[string, Keyed<SimpleType>, Answer, number]>([
    ['of one', single, 'a', -5],
    ['right', single, 'b', 20],
    ['true or false', judge, 1, -5],
    ['a wrong one among several', multiple(), ['a', 'd'], -5],
    ['one left out is no guess', multiple(), ['a', 'b'], 0],
    ['a wrong blank', blanks([['x']]), ['y'], 0],
    ['a wrong number', number(), { value: '1', unit: '' }, 0],
  ])('%s', (_, question, answer, earned) => expect(pointsOf(question, answer, 20, rule)).toBe(earned));

  it('costs nothing where no penalty is declared, and never minus nothing', () => {
    expect(pointsOf(single, 'a', 20, plainRule)).toBe(0);
    expect(pointsOf(single, 'a', 1, rule)).toBe(0);
  });
});

describe('blanks', () => {
  const free = { isOrderFree: 1 } as const;
  it.each<[string, Keyed<4>, string[], number]>([
    ['width, case and spaces do not count', blanks([['group by']]), [' ＧＲＯＵＰ　 BY '], 1],
    ['case counts where it is said to', blanks([['NaCl']], { isCaseSensitive: 1 }), ['nacl'], 0],
    ['in their order', blanks([['x'], ['y']]), ['y', 'x'], 0],
    ['fewer than asked', blanks([['x'], ['y']]), ['x'], 0.5],
    ['in any order', blanks([['x'], ['y']], free), ['y', 'x'], 1],
    ['one word for two blanks', blanks([['x'], ['y']], free), ['x', 'x'], 0.5],
    ['alternatives that overlap find their places', blanks([['a', 'b'], ['a']], free), ['a', 'b'], 1],
    [
      'three in a circle',
      blanks(
        [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'a'],
        ],
        free,
      ),
      ['c', 'a', 'b'],
      1,
    ],
    [
      'the same word again counts once',
      blanks(
        [
          ['2', '3'],
          ['2', '3'],
        ],
        free,
      ),
      ['2', '２'],
      0.5,
    ],
    ['unless nothing else is accepted', blanks([['x'], ['x']], free), ['x', 'x'], 1],
    ['another way to say the same', blanks([['电脑', '计算机'], ['手机']], free), ['计算机', '电脑'], 0.5],
  ])('%s', (_, question, given, share) => expect(shareOf(question, given)).toBe(share));
});

describe('numbers as people type them', () => {
  it.each<[string, number]>([
    ['１２．５', 12.5],
    [' −3 ', -3],
    ['-3', -3],
    ['1,234,567.8', 1_234_567.8],
    ['1 000', 1000],
    ['１，０００', 1000],
    ['.5', 0.5],
    ['3.', 3],
    ['1.2e3', 1200],
    ['1e−3', 0.001],
    ['3/4', 0.75],
    ['3 / 4', 0.75],
    ['½', 0.5],
    ['12%', 0.12],
    ['１２ ％', 0.12],
  ])('%j is %d', (text, value) => expect(readNumber(text)).toBeCloseTo(value, 12));

  it.each([
    '',
    '-',
    'abc',
    '1/0',
    '1e999',
    '3,5',
    '1,2,3',
    '12,34',
    '1 1/2',
    '1½',
    '12kg',
    '1.2.3',
    '0x10',
    'Infinity',
  ])('%j is none', (text) => expect(readNumber(text)).toBeUndefined());
});

describe('a number is right', () => {
  const isRight = (question: Keyed<7>, value: string, unit = '') => shareOf(question, { value, unit }) === 1;

  it.each<[string, Partial<Keys[7]>, string, boolean]>([
    ['exactly', {}, '12.50', true],
    ['not beside it', {}, '12.51', false],
    ['at the upper bound', { value: 0.3, tolerance: 0.1 }, '0.4', true],
    ['at the lower bound', { value: 0.3, tolerance: 0.1 }, '0.2', true],
    ['beyond the bound', { value: 0.3, tolerance: 0.1 }, '0.400001', false],
    ['at the bound in percent', { value: 200, tolerance: 5, toleranceKind: 2 }, '210', true],
    ['beyond it', { value: 200, tolerance: 5, toleranceKind: 2 }, '210.01', false],
    ['percent of a negative one', { value: -200, tolerance: 5, toleranceKind: 2 }, '-190', true],
    ['as a fraction', { value: 0.75 }, '3/4', true],
    ['as percent', { value: 0.12 }, '12%', true],
    ['no number', {}, '十二', false],
  ])('%s', (_, key, value, right) => expect(isRight(number(key), value)).toBe(right));

  it('with its unit where one is to be chosen, without where there is none', () => {
    const weight = number({ unit: 'kg' }, ['kg', 'KG', 'g']);
    expect([isRight(weight, '12.5', 'kg'), isRight(weight, '12.5', 'KG'), isRight(weight, '12.5')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isRight(number({ unit: 'kg' }), '12.5')).toBe(true);
  });

  it('may repeat the unit %', () => {
    const share = number({ value: 12, unit: '%' }, ['%', '‰']);
    expect([isRight(share, '12%', '%'), isRight(share, '12', '%'), isRight(share, '12', '‰')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('pairs', () => {
  it.each<[string[], number]>([
    [['ax', 'by', 'cz'], 1],
    [['cz', 'ax'], 2 / 3],
    [['ay', 'bx', 'cz'], 1 / 3],
    [['ax', 'ax', 'by', 'cz'], 1],
    [['ax', 'ay', 'by', 'cz'], 2 / 3],
    [['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz'], 0],
  ])('%j', (joined, share) => expect(shareOf(matching, pairs(...joined))).toBe(share));
});

describe('an order', () => {
  it.each<[string, number]>([
    ['abcd', 1],
    ['dabc', 2 / 3],
    ['badc', 0],
    ['cdab', 2 / 3],
    ['dcba', 0],
    ['abc', 0],
    ['abab', 1 / 3],
    ['abcde', 0],
  ])('%s', (given, share) => expect(shareOf(ordering, [...given])).toBe(share));
});
