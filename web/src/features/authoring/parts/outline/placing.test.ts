import { expect, it } from 'vitest';
import type { DraftChapter } from '#contract/course/draft.ts';
import { dropped, gathered, intoNeighbour, stepped } from './placing.ts';

const chapters = [
  { id: '1', periods: [{ id: '11' }, { id: '12' }] },
  { id: '2', periods: [{ id: '21' }] },
  { id: '3', periods: [] },
] as unknown as DraftChapter[];

it('a class-hour stands beside the one it was let go at, also in another chapter', () => {
  expect(dropped(chapters, 'period:11', { targetId: 'period:12', at: 'after' })).toEqual({
    kind: 'periods',
    chapterId: '1',
    ids: ['12', '11'],
  });
  expect(dropped(chapters, 'period:11', { targetId: 'period:21', at: 'before' })).toEqual({
    kind: 'periods',
    chapterId: '2',
    ids: ['11', '21'],
  });
});

it('let go at a chapter it goes into it: below its head first, above it last in the one before', () => {
  const at = (where: 'before' | 'after' | 'into', targetId = 'chapter:2') =>
    dropped(chapters, 'period:12', { targetId, at: where });
  expect(at('after')).toMatchObject({ chapterId: '2', ids: ['12', '21'] });
  expect(at('into')).toMatchObject({ chapterId: '2', ids: ['21', '12'] });
  expect(at('before')).toMatchObject({ chapterId: '1', ids: ['11', '12'] });
  expect(at('into', 'chapter:3')).toMatchObject({ chapterId: '3', ids: ['12'] });
});

it('a chapter moves as a whole, and never to itself', () => {
  expect(dropped(chapters, 'chapter:3', { targetId: 'chapter:1', at: 'before' })).toEqual({
    kind: 'chapters',
    ids: ['3', '1', '2'],
  });
  expect(dropped(chapters, 'chapter:1', { targetId: 'period:21', at: 'before' })).toMatchObject({
    ids: ['2', '1', '3'],
  });
  expect(dropped(chapters, 'chapter:1', { targetId: 'period:11', at: 'after' })).toBeUndefined();
});

it('steps go through the edges of chapters and end at those of the course', () => {
  expect(stepped(chapters, 'period:12', -1)).toMatchObject({ chapterId: '1', ids: ['12', '11'] });
  expect(stepped(chapters, 'period:12', 1)).toMatchObject({ chapterId: '2', ids: ['12', '21'] });
  expect(stepped(chapters, 'period:21', -1)).toMatchObject({ chapterId: '1', ids: ['11', '12', '21'] });
  expect(stepped(chapters, 'period:11', -1)).toBeUndefined();
  expect(stepped(chapters, 'chapter:3', 1)).toBeUndefined();
  expect(intoNeighbour(chapters, 'period:11', 1)).toMatchObject({ chapterId: '2', ids: ['11', '21'] });
});

it('several are gathered at the end of a chapter in the order they stand in', () => {
  expect(gathered(chapters, new Set(['21', '11']), '1')).toEqual({
    kind: 'periods',
    chapterId: '1',
    ids: ['12', '11', '21'],
  });
});
