import { describe, expect, it } from 'vitest';
import { Correction, correctionText, fitsQuestion, isSameShape } from './corrections.ts';
import type { Asked, SimpleType } from './questions.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, content: `<p>${id}</p>` }));
const chosen = (questionType: 1 | 2, ...ids: string[]) =>
  ({ questionType, body: { options: options(...ids), isOrderFixed: 0 } }) as Asked<SimpleType>;
const asked = (questionType: SimpleType, body: object) => ({ questionType, body }) as Asked<SimpleType>;
const material = (...children: [string, SimpleType][]) =>
  ({
    questionType: 6,
    body: { children: children.map(([id, questionType]) => ({ id, questionType, stem: '', points: 10, body: {} })) },
  }) as unknown as Asked;

describe('a question may take the place of another', () => {
  it('of its type, and a material with the same children in any order', () => {
    expect(isSameShape(chosen(1, 'a', 'b'), chosen(1, 'a', 'c', 'd'))).toBe(true);
    expect(isSameShape(chosen(1, 'a', 'b'), chosen(2, 'a', 'b'))).toBe(false);
    expect(isSameShape(material(['x', 1], ['y', 5]), material(['y', 5], ['x', 1]))).toBe(true);
    expect(isSameShape(material(['x', 1], ['y', 5]), material(['x', 1]))).toBe(false);
    expect(isSameShape(material(['x', 1]), material(['x', 2]))).toBe(false);
  });
});

describe('an answer stays one', () => {
  it('as long as what it names is there', () => {
    expect(fitsQuestion(chosen(1, 'a', 'c'), 'c')).toBe(true);
    expect(fitsQuestion(chosen(1, 'a', 'c'), 'b')).toBe(false);
    expect(fitsQuestion(chosen(2, 'a', 'c'), ['a', 'b'])).toBe(false);
    expect(fitsQuestion(asked(4, { blankCount: 2 }), ['一'])).toBe(true);
    expect(fitsQuestion(asked(4, { blankCount: 1 }), ['一', '二'])).toBe(false);
    expect(fitsQuestion(asked(7, { units: ['cm'] }), { value: '3', unit: 'mm' })).toBe(false);
    expect(fitsQuestion(asked(7, { units: [] }), { value: '3', unit: '' })).toBe(true);
    const joined = asked(9, { left: options('l'), right: options('r') });
    expect(fitsQuestion(joined, [{ left: 'l', right: 'r' }])).toBe(true);
    expect(fitsQuestion(joined, [{ left: 'l', right: 'gone' }])).toBe(false);
    expect(fitsQuestion(asked(10, { items: options('a', 'b', 'c') }), ['a', 'b'])).toBe(false);
    expect(fitsQuestion(asked(5, { mostLetters: 10 }), '<p>写下的都算</p>')).toBe(true);
  });
});

it('is said with the number of the candidate', () => {
  expect(correctionText(5, Correction.version, '多印了一个零')).toBe('第 5 题有更正：多印了一个零');
  expect(correctionText(5, Correction.voided, '没有答案')).toBe('第 5 题作废，不计分：没有答案');
});
