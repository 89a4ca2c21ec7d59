import { expect, it } from 'vitest';
import type { Department } from '#contract/user/orgDepart.ts';
import { placeOf } from './departOptions.ts';

const made = (id: string, parentId: string) => ({ id, parentId }) as Department;
/** 1 (2 (3), 4), 5 */
const departments = [made('1', '0'), made('2', '1'), made('3', '2'), made('4', '1'), made('5', '0')];

it.each([
  ['5', { targetId: '2', at: 'before' }, { id: '5', parentId: '1', beforeId: '2' }],
  ['5', { targetId: '2', at: 'after' }, { id: '5', parentId: '1', beforeId: '4' }],
  ['5', { targetId: '4', at: 'after' }, { id: '5', parentId: '1' }],
  ['5', { targetId: '3', at: 'into' }, { id: '5', parentId: '3' }],
  ['4', { targetId: '5', at: 'after' }, { id: '4', parentId: '0' }],
  ['1', { targetId: '3', at: 'into' }, undefined],
] as const)('%s let go %j goes to %j', (id, where, place) => {
  expect(placeOf(departments, id, where)).toEqual(place);
});
