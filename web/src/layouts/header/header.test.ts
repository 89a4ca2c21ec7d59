import { describe, expect, it } from 'vitest';
import { bottomTabs } from '../bottomTabs.ts';
import { shellTargets } from '../../kit/navigation/destinations.ts';
import { addressKind } from '#contract/rules/addressKind.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { withoutSearch, withSearch } from '../../kit/recentSearches.ts';
import { searchFor } from './searchTarget.ts';
import { currentEntry } from '../../kit/navigation/sections.ts';

describe('搜索框', () => {
  it('什么都没写时提醒，两种框说的不一样', () => {
    expect(searchFor('/', ' ')).toEqual({ warning: '请输入搜索内容' });
    expect(searchFor('/positionlist', '')).toEqual({ warning: '请输入搜索关键词' });
  });

  it('全站搜索带着所在栏目的类别，名录页留在原地', () => {
    expect(searchFor('/blog/article/1', '数据')).toEqual({ to: '/search/str?str=%E6%95%B0%E6%8D%AE&type=6' });
    expect(searchFor('/list', ' a&b ')).toEqual({ to: '/list?str=a%26b' });
  });
});

it('最近搜索：新的在前，同一个词只有一个，最多六个', () => {
  expect(withSearch(['SQL', 'python'], 'Python')).toEqual(['Python', 'SQL']);
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '9')).toEqual(['9', '1', '2', '3', '4', '5']);
  expect(withoutSearch(['SQL', 'python'], 'sql')).toEqual(['python']);
});

describe('当前项', () => {
  const targets = ['/', '/list', '/positionlist', '/blog', '/blog/account'];
  it.each([
    ['/', '/'],
    ['/index', '/'],
    ['/list', '/list'],
    ['/course/1', '/list'],
    ['/positiondetail/3', '/positionlist'],
    ['/blog/article/3', '/blog'],
    ['/blog/account/write', '/blog/account'],
    ['/listing', undefined],
    ['/constructor', undefined],
  ])('%s 属于 %s', (pathname, entry) => expect(currentEntry(pathname, targets)).toBe(entry));
});

describe('底部五项', () => {
  const all = () => true;
  const labels = (userType: UserType | undefined, isBuilt: (path: string) => boolean) =>
    bottomTabs(userType, isBuilt, '/').map(({ label }) => label);

  it('页面都有时是五项', () => {
    expect(labels(undefined, all)).toEqual(['首页', '课程', '学习', '消息', '我的']);
    expect(labels(1, all)).toEqual(['首页', '课程', '学习', '消息', '我的']);
  });

  it('没有页面的不出现', () =>
    expect(labels(undefined, (path) => ['/', '/login'].includes(path))).toEqual(['首页', '我的']));

  it('我的：没有登录去登录，登录了去自己的中心', () => {
    expect(bottomTabs(undefined, all, '/').at(-1)?.to).toBe('/login');
    expect(([1, 2, 3, 4, 5] as const).map((type) => bottomTabs(type, all, '/').at(-1)?.to)).toEqual([
      '/account/recommendposition',
      '/account/vod',
      '/account/enterpriseschool',
      '/account/enterpriseschool',
      '/account/talent',
    ]);
  });

  it('企业没有消息，消息一项是通知', () => {
    const to = (type: UserType) => bottomTabs(type, all, '/').find(({ key }) => key === 'messages')?.to;
    expect([to(1), to(5)]).toEqual(['/im', '/account/message']);
  });

  it.each([
    ['/', 'home'],
    ['/course/3', 'courses'],
    ['/account/course/learnOverview', 'learning'],
    ['/account/order', 'mine'],
  ])('在 %s 时亮的是 %s', (pathname, key) => {
    expect(bottomTabs(1, all, pathname).find(({ isCurrent }) => isCurrent)?.key).toBe(key);
  });
});

it('设置里的地址只有站内路径与网址能成为链接', () => {
  expect(['/', '/list?a=1', 'https://www.moe.gov.cn'].map(addressKind)).toEqual(['own', 'own', 'other']);
  for (const address of ['javascript:alert(1)', '//evil.cn', '', 'list', 'https://', 'data:text/html,x']) {
    expect(addressKind(address), address).toBe('none');
  }
});

it('框架自己指向的地址没有重复', () => expect(new Set(shellTargets).size).toBe(shellTargets.length));
