import { describe, expect, it } from 'vitest';
import { actions, actionsOf } from './actions.ts';
import { codesIn, completed, grantTreeOf } from './grants.ts';
import type { GrantNode } from './grants.ts';
import { menuCodes } from './menus.ts';

const namesOf = (userType: number) =>
  Object.fromEntries(actionsOf(userType).map((code) => [code, actions[code]] as const));

describe('授权树', () => {
  it.each([0, 1, 2, 3, 4, 5])('身份 %i 的每个菜单与按钮都在，各一次', (userType) => {
    const codes = codesIn(grantTreeOf(userType, namesOf(userType)));
    const all = [...menuCodes(userType), ...actionsOf(userType)];
    expect(codes.toSorted()).toEqual(all.toSorted());
  });

  it('按钮在它的页面下面；企业没有学生，部门的按钮归在员工下', () => {
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

describe('补全', () => {
  it('有按钮就有它的菜单，能改就能看', () => {
    expect(completed(['member:role'], 3).toSorted()).toEqual(['member:role', 'member:view', 'staff']);
    expect(completed(['role:seeAs'], 5).toSorted()).toEqual(['role:seeAs', 'role:view', 'roles']);
  });

  it('只补这类单位有的菜单，别的不动', () => {
    expect(completed(['org:edit'], 4).toSorted()).toEqual(['org:edit', 'organization-info']);
    expect(completed(['org:edit'], 5).toSorted()).toEqual(['org:edit', 'organization-infoForm']);
    expect(completed(['site:edit'], 0)).toEqual(['site:edit']);
    expect(completed(['vod'], 2)).toEqual(['vod']);
  });
});
