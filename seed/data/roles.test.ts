import { expect, it } from 'vitest';
import { actionsOf } from '#contract/rules/actions.ts';
import { completed } from '#contract/rules/grants.ts';
import { menuCodes } from '#contract/rules/menus.ts';
import { rolesByType } from './roles.ts';

it.each([3, 4, 5] as const)('roles of kind %i hold only what such organizations have, buttons bring their menus', (userType) => {
  const known = new Set<string>([...menuCodes(userType), ...actionsOf(userType)]);
  for (const { roleName, codes } of rolesByType[userType]) {
    expect(codes.filter((code) => !known.has(code)), roleName).toEqual([]);
    expect(completed(codes, userType).toSorted(), roleName).toEqual(codes.toSorted());
  }
});
