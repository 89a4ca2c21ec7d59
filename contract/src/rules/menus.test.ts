import { describe, expect, it } from 'vitest';
import { menuOf, plainMenuCodes } from './menus.ts';
import type { MenuItem } from './menus.ts';

const plain = { isRecommended: false, isGradeAdmin: false };
const leaves = (menu: MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));
const names = (userType: number, facts = plain): string[] =>
  leaves(menuOf({ userType, ...facts })).map(({ menuName }) => menuName);

describe('menus of each identity', () => {
  it("the learner's menu begins with recommended positions and has every declared entry", () => {
    const own = names(1);
    expect(own[0]).toBe('推荐岗位');
    for (const name of [
      '典型岗位',
      '我的课程',
      '我的班级',
      '我的课表',
      '我的足迹',
      '我的笔记',
      '我的任务',
      '我的测评',
      '岗位测试',
      '我的面试',
    ]) {
      expect(own).toContain(name);
    }
    for (const name of ['我的空间', '我的信息', '我的档案', '我的订单', '我的收藏', '我的学分', '修改密码']) {
      expect(own).toContain(name);
    }
  });

  it('my recommendations and class administration only for those who have them', () => {
    expect(names(1)).not.toContain('我的推荐');
    expect(names(1)).not.toContain('班级管理');
    const all = names(1, { isRecommended: true, isGradeAdmin: true });
    expect(all).toContain('我的推荐');
    expect(all).toContain('班级管理');
  });

  it('the name of the info entry follows the identity, only schools have credits', () => {
    expect(names(3)).toContain('机构信息');
    expect(names(4)).toContain('学校信息');
    expect(names(5)).toContain('企业信息');
    expect([names(3).includes('学分管理'), names(4).includes('学分管理')]).toEqual([false, true]);
  });

  it('whoever buys finds their orders, coupons and invoices, whatever they act as; it needs no right of an organization', () => {
    for (const userType of [1, 2, 3, 4, 5]) {
      expect(names(userType)).toEqual(expect.arrayContaining(['我的订单', '我的优惠券', '我的发票']));
      expect(plainMenuCodes(userType)).toEqual(expect.arrayContaining(['order', 'coupon', 'invoice']));
    }
  });

  it('those to come are the declared ones', () => {
    const off = [1, 2, 3, 4, 5].flatMap((userType) =>
      leaves(menuOf({ userType, ...plain })).filter(({ isDisabled }) => isDisabled === 1),
    );
    expect([...new Set(off.map(({ menuName }) => menuName))]).toEqual(['岗位测试', '智能检测']);
  });

  it('every entry has its own id and address, the operator does not have this menu', () => {
    for (const userType of [1, 2, 3, 4, 5]) {
      const items = leaves(menuOf({ userType, ...plain }));
      expect(new Set(items.map(({ menuCode }) => menuCode)).size).toBe(items.length);
      for (const { url } of items)
        expect(url).toMatch(
          /^\/((account|myguidance|resourceLibrary|startbusiness)\/|(mutualComment|myguidance|mylive)$)/,
        );
    }
    expect(menuOf({ userType: 0, ...plain })).toEqual([]);
  });
});
