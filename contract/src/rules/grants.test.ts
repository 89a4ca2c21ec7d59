import { describe, expect, it } from 'vitest';
import { actions, actionsOf } from './actions.ts';
import { codesIn, completed, grantTreeOf } from './grants.ts';
import type { GrantNode } from './grants.ts';
import { menuCodes } from './menus.ts';

const namesOf = (userType: number) =>
  Object.fromEntries(actionsOf(userType).map((code) => [code, actions[code]] as const));

describe('tree of grants', () => {
  it.each([0, 1, 2, 3, 4, 5])('every menu and button of identity %i is there, once', (userType) => {
    const codes = codesIn(grantTreeOf(userType, namesOf(userType)));
    const all = [...menuCodes(userType), ...actionsOf(userType)];
    expect(codes.toSorted()).toEqual(all.toSorted());
  });

  it('buttons stand below their page; enterprises have no students, those of departments stand below the staff', () => {
    const people = (userType: number) =>
      grantTreeOf(userType, namesOf(userType)).find(({ name }) => name === '人员')!.children;
    const staff = people(3).find(({ code }) => code === 'staff')!;
    expect(staff.children.map(({ code, menuType }) => [code, menuType])).toContainEqual(['member:role', 3]);
    const all = (nodes: GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
    const enterprise = all(grantTreeOf(5, namesOf(5)));
    expect(enterprise.some(({ code }) => code === 'student:edit')).toBe(false);
    expect(enterprise.find(({ code }) => code === 'staff')!.children.map(({ code }) => code)).toContain(
      'department:edit',
    );
  });
});

describe('completion', () => {
  it('a button brings its menu, editing brings viewing', () => {
    expect(completed(['member:role'], 3).toSorted()).toEqual(['member:role', 'member:view', 'staff']);
    expect(completed(['role:seeAs'], 5).toSorted()).toEqual(['role:seeAs', 'role:view', 'roles']);
  });

  it('only the menus this kind of organization has are added, nothing else changes', () => {
    expect(completed(['org:edit'], 4).toSorted()).toEqual(['org:edit', 'organization-info']);
    expect(completed(['org:edit'], 5).toSorted()).toEqual(['org:edit', 'organization-infoForm']);
    expect(completed(['site:edit'], 0)).toEqual(['site:edit']);
    expect(completed(['vod'], 2)).toEqual(['vod']);
  });
});
