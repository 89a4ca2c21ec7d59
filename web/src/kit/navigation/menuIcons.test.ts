import { expect, it } from 'vitest';
import { menuOf } from '#contract/rules/menus.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { menuIcons } from './menuIcons.ts';
import { leavesOf } from './menuTree.ts';

it('every entry of every menu has its drawing', () => {
  const menus = UserType.values.map((userType) => menuOf({ userType, isRecommended: true, isGradeAdmin: true }));
  const entries = menus.flatMap((menu) => leavesOf(menu));
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter(({ icon }) => !menuIcons[icon]).map(({ menuName }) => menuName)).toEqual([]);
});
