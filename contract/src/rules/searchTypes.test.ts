import { expect, it } from 'vitest';
import { searchBoxTypeOf, searchTypeOf } from './searchTypes.ts';

it.each([
  ['/', 1],
  ['/list', 1],
  ['/course/3', 1],
  ['/live', 2],
  ['/live/detail/3', 2],
  ['/resource/detail/3', 4],
  ['/exam/exam', 5],
  ['/blog/article/3', 6],
  ['/question', 7],
  ['/info/detail/3', 8],
  ['/resourceLibrary', 1],
  ['/livetx', 1],
  ['/constructor', 1],
])('searching at %s means kind %i', (path, type) => expect(searchTypeOf(path)).toBe(type));

it('the search boxes of the four directories have ids of their own', () => {
  const paths = ['/list', '/enterpriseList', '/organizationlist', '/positionlist'];
  expect(paths.map(searchBoxTypeOf)).toEqual([1, 2, 3, 4]);
  for (const path of ['/', '/live', '/list/1', '/enterpriselist', 'constructor'])
    expect(searchBoxTypeOf(path)).toBeUndefined();
});
