import { expect, it } from 'vitest';
import { foundPath, SearchKind } from '#contract/rules/searchKinds.ts';
import { wantedTags } from './HitRow.tsx';
import { pieces } from '../../../kit/Marked.tsx';

it('cuts a text at its marks', () => {
  expect(pieces('学数据分析', [{ start: 1, end: 3 }]).map(({ words, marked }) => [words, marked])).toEqual([
    ['学', false],
    ['数据', true],
    ['分析', false],
  ]);
});

it('marks that overlap or lie outside are left out, the text stays whole', () => {
  const marks = [
    { start: 0, end: 2 },
    { start: 1, end: 3 },
    { start: 9, end: 12 },
  ];
  expect(pieces('abcd', marks).map(({ words }) => words)).toEqual(['ab', 'cd']);
  expect(pieces('', [])).toEqual([]);
});

it('the tags that were asked for are shown, others are not', () => {
  expect(wantedTags(['零基础', '有证书', 'AI'], '零基础 ai 课')).toEqual(['零基础', 'AI']);
  expect(wantedTags(['零基础'], '基础')).toEqual(['零基础']);
  expect(wantedTags(['零基础'], '础')).toEqual([]);
});

it('every kind of result leads to its own page', () => {
  expect(SearchKind.values.map((kind) => foundPath(kind, '5'))).toEqual([
    '/course/5',
    '/live/detail/5',
    '/resource/detail/5',
    '/library/view/5',
    '/exam/view/5',
    '/lecturer/5',
    '/organization/view/5',
    '/blog/article/5',
    '/question/view/5',
    '/positiondetail/5',
    '/info/detail/5',
  ]);
});
