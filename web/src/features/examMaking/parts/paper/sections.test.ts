import { expect, it } from 'vitest';
import { emptySection, figuresOf, moved, sectionsByType, stepFrom, withPoints } from './sections.ts';
import type { Item } from './sections.ts';

const item = (questionId: string, questionType: Item['questionType'] = 1): Item => ({
  questionId,
  questionType,
  difficulty: 1,
  knowledge: [],
  title: questionId,
  points: 20,
});

const paper = [
  { ...emptySection(0), items: [item('a'), item('b')] },
  { ...emptySection(1), items: [item('c', 3)] },
];
const ids = (sections: typeof paper) => sections.map(({ items }) => items.map(({ questionId }) => questionId));

it('a basket becomes sections in the order of the types', () => {
  const made = sectionsByType([item('x', 5), item('y', 1), item('z', 5)]);
  expect(made.map(({ sectionName }) => sectionName)).toEqual(['一、单选', '二、解答']);
  expect(ids(made)).toEqual([['y'], ['x', 'z']]);
});

it('a step past the end of a section leads into the next one', () => {
  expect(stepFrom(paper, { section: 0, item: 0 }, -1)).toBeUndefined();
  expect(stepFrom(paper, { section: 0, item: 0 }, 1)).toEqual({ section: 0, item: 1 });
  expect(stepFrom(paper, { section: 0, item: 1 }, 1)).toEqual({ section: 1, item: 0 });
  expect(stepFrom(paper, { section: 1, item: 0 }, -1)).toEqual({ section: 0, item: 2 });
});

it('what is moved leaves its place and stands at the other', () => {
  expect(ids(moved(paper, { section: 0, item: 0 }, { section: 0, item: 1 }))).toEqual([['b', 'a'], ['c']]);
  expect(ids(moved(paper, { section: 0, item: 1 }, { section: 1, item: 0 }))).toEqual([['a'], ['b', 'c']]);
});

it('marks of a type are set at once, and the whole is counted', () => {
  const cells = [{ questionType: 1 as const, difficulty: null, knowledge: [], count: 3, points: 20 }];
  const dearer = withPoints([...paper, { ...emptySection(2), cells }], 1, 50);
  expect(figuresOf(dearer)).toMatchObject({ totalPoints: 50 * 5 + 20, questionCount: 6 });
  expect(figuresOf(dearer).mix).toEqual([
    { difficulty: 1, count: 3 },
    { difficulty: 0, count: 3 },
  ]);
});
