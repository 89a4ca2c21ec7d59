import { expect, it } from 'vitest';
import { crumbsOf } from '../../layouts/account/crumbs.ts';
import { builtMenu, firstPage, overviewEntry, trailTo } from './menuTree.ts';
import type { SideMenuNode } from './menuTree.ts';

const node = (menuName: string, url = '', children: SideMenuNode[] = [], isDisabled: 0 | 1 = 0): SideMenuNode => ({
  menuName,
  menuCode: menuName,
  url,
  icon: '',
  isDisabled,
  children,
});

const menu = [
  node('课程', '', [node('微课', '/account/microcourse', [], 1), node('课程管理', '/account/vod')]),
  node('经营', '', [node('订单', '/account/inorder')]),
  node('我的信息', '/account/lectureinfo'),
];

it('without a page it goes, empty groups go, those to come stay', () => {
  const shown = builtMenu(menu, (path) => ['/account/lectureinfo', '/account/microcourse'].includes(path));
  expect(shown.map(({ menuName }) => menuName)).toEqual(['课程', '我的信息']);
  expect(shown[0]!.children.map(({ menuName }) => menuName)).toEqual(['微课']);
});

it('the first that opens is the first page', () => {
  expect(firstPage(menu)).toBe('/account/vod');
  expect(firstPage([])).toBeUndefined();
  expect(firstPage([node('微课', '/account/microcourse', [], 1)])).toBeUndefined();
});

it('the current page finds its group and entry, pages below too', () => {
  const names = (pathname: string) => trailTo(menu, pathname).map(({ menuName }) => menuName);
  expect(names('/account/vod')).toEqual(['课程', '课程管理']);
  expect(names('/account/vod/add')).toEqual(['课程', '课程管理']);
  expect(names('/account/vodka')).toEqual([]);
});

it('every page of the account lies below the overview, only the overview itself belongs to it', () => {
  const names = (pathname: string) => trailTo([overviewEntry, ...menu], pathname).map(({ menuName }) => menuName);
  expect(names('/account')).toEqual(['概览']);
  expect(names('/account/message')).toEqual([]);
  expect(names('/account/vod')).toEqual(['课程', '课程管理']);
});

it('with only the form in the menu the page that views it counts there', () => {
  const form = [node('信息', '/account/organization/infoForm')];
  expect(trailTo(form, '/account/organization/info').map(({ menuName }) => menuName)).toEqual(['信息']);
  expect(trailTo(form, '/account/organization')).toEqual([]);
});

it('with only a neighbour in the menu it counts there; among several it does not guess', () => {
  const kept = [node('收藏', '/account/collection/course'), node('员工', '/account/org/staff')];
  const names = (pathname: string) => trailTo([...kept, node('角色', '/account/org/roles')], pathname);
  expect(names('/account/collection/info').map(({ menuName }) => menuName)).toEqual(['收藏']);
  expect(names('/account/org/info')).toEqual([]);
  expect(names('/account/message')).toEqual([]);
});

it('breadcrumbs lead from the centre to the page, the last is no link', () => {
  const crumbs = (pathname: string, title: string) =>
    crumbsOf('讲师中心', menu, trailTo(menu, pathname), { title, pathname });
  expect(crumbs('/account/vod', '录播课程')).toEqual([
    { label: '讲师中心', to: '/account/vod' },
    { label: '课程', to: '/account/vod' },
    { label: '课程管理' },
  ]);
  expect(crumbs('/account/vod/add', '新建课程').at(-1)).toEqual({ label: '新建课程' });
  expect(crumbs('/account/message', '通知')).toEqual([{ label: '讲师中心', to: '/account/vod' }, { label: '通知' }]);
});
