import { describe, expect, it } from 'vitest';
import { blanksIn, questionIssues } from './questionIssues.ts';
import type { Keyed } from './questions.ts';

const option = (id: string, content = id) => ({ id, content });
const two = [option('a'), option('b')];
const paths = (question: Keyed, stem = '题') => questionIssues(question, stem).map(({ path }) => path);
const single = (right: string, options = two): Keyed => ({
  questionType: 1,
  body: { options, isOrderFixed: 0 },
  key: { right },
});
const multiple = (...right: string[]): Keyed => ({
  questionType: 2,
  body: { options: two, isOrderFixed: 0 },
  key: { right },
});
const blanks = (blankCount: number, count = blankCount): Keyed => ({
  questionType: 4,
  body: { blankCount },
  key: { blanks: Array.from({ length: count }, () => ({ accepted: ['x'] })), isOrderFree: 0, isCaseSensitive: 0 },
});
const number = (units: string[], unit: string): Keyed => ({
  questionType: 7,
  body: { units },
  key: { value: 1, tolerance: 0, toleranceKind: 1, unit },
});
const matching = (...pairs: [string, string][]): Keyed => ({
  questionType: 9,
  body: { left: two, right: [option('x'), option('y')] },
  key: { pairs: pairs.map(([left, right]) => ({ left, right })) },
});
const ordering = (...order: string[]): Keyed => ({ questionType: 10, body: { items: two }, key: { order } });

describe('body and key agree, or the place is named where they do not', () => {
  it.each([
    ['a choice', single('a'), []],
    ['a right answer that is no option', single('z'), ['key.right']],
    [
      'options that read the same',
      single('a', [option('a', '<p>3 条</p>'), option('b', '<p>3条</p>')]),
      ['body.options.1.content'],
    ],
    [
      'the same words, other pictures',
      single('a', [option('a', '<img src="/1.webp">'), option('b', '<img src="/2.webp">')]),
      [],
    ],
    ['an empty option', single('a', [option('a'), option('b', '<p> </p>')]), ['body.options.1.content']],
    ['several right ones', multiple('a', 'b'), []],
    ['none right', multiple(), ['key.right']],
    ['one right twice', multiple('a', 'a'), ['key.right']],
    ['a unit to choose', number(['kg', 'g'], 'kg'), []],
    ['a unit that cannot be chosen', number(['kg'], 'g'), ['key.unit']],
    ['no units', number([], ''), []],
    ['all joined', matching(['a', 'x'], ['b', 'x']), []],
    ['one not joined', matching(['a', 'x']), ['key.pairs']],
    ['one joined twice', matching(['a', 'x'], ['a', 'y']), ['key.pairs']],
    ['joined to nothing', matching(['a', 'x'], ['b', 'z']), ['key.pairs']],
    ['all in order', ordering('b', 'a'), []],
    ['one left out', ordering('a'), ['key.order']],
    ['one twice', ordering('a', 'a'), ['key.order']],
  ])('%s', (_, question, expected) => {
    expect(paths(question)).toEqual(expected);
  });
});

describe('blanks', () => {
  it('are runs of four underlines or more, outside of tags', () => {
    expect(blanksIn('水的化学式是____，盐的是________。')).toBe(2);
    expect(blanksIn('<img src="/a____b.webp">___')).toBe(0);
  });

  it('are as many in the stem as in the key', () => {
    expect(paths(blanks(2), '____和____')).toEqual([]);
    expect(paths(blanks(2), '____')).toEqual(['stem']);
    expect(paths(blanks(2, 1), '____和____')).toEqual(['key.blanks']);
  });
});

it('children of a material are named by where they and their keys stand', () => {
  const child = (id: string) => ({
    id,
    stem: '题',
    points: 10,
    questionType: 1 as const,
    body: { options: two, isOrderFixed: 0 as const },
  });
  const key = (id: string, right: string) => ({ id, questionType: 1 as const, key: { right }, analysis: '' });
  const material = (...keys: ReturnType<typeof key>[]): Keyed => ({
    questionType: 6,
    body: { children: [child('p'), child('q')] },
    key: { children: keys },
  });
  expect(paths(material(key('q', 'a'), key('p', 'b')))).toEqual([]);
  expect(paths(material(key('q', 'a'), key('p', 'z')))).toEqual(['key.children.1.key.right']);
  expect(paths(material(key('p', 'a')))).toEqual(['body.children.1']);
});
