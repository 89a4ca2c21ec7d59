import { describe, expect, it } from 'vitest';
import { bottomTabs } from '../bottomTabs.ts';
import { shellTargets } from '../../kit/navigation/destinations.ts';
import { addressKind } from '#contract/rules/addressKind.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { withoutSearch, withSearch } from '../../kit/recentSearches.ts';
import { searchFor } from './searchTarget.ts';
import { currentEntry } from '../../kit/navigation/sections.ts';

describe('search box', () => {
  it('nothing written is told, differently by the two boxes', () => {
    expect(searchFor('/', ' ')).toEqual({ warning: '请输入搜索内容' });
    expect(searchFor('/positionlist', '')).toEqual({ warning: '请输入搜索关键词' });
  });

  it('the site search takes the kind of its column along, directories stay where they are', () => {
    expect(searchFor('/blog/article/1', '数据')).toEqual({ to: '/search/str?str=%E6%95%B0%E6%8D%AE&type=6' });
    expect(searchFor('/list', ' a&b ')).toEqual({ to: '/list?str=a%26b' });
  });
});

it('recent searches: newest first, a word once, six at most', () => {
  expect(withSearch(['SQL', 'python'], 'Python')).toEqual(['Python', 'SQL']);
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '9')).toEqual(['9', '1', '2', '3', '4', '5']);
  expect(withoutSearch(['SQL', 'python'], 'sql')).toEqual(['python']);
});

describe('current entry', () => {
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
  ])('%s belongs to %s', (pathname, entry) => expect(currentEntry(pathname, targets)).toBe(entry));
});

describe('five at the bottom', () => {
  const all = () => true;
  const labels = (userType: UserType | undefined, isBuilt: (path: string) => boolean) =>
    bottomTabs(userType, isBuilt, '/').map(({ label }) => label);

  it('five when all pages are there', () => {
    expect(labels(undefined, all)).toEqual(['首页', '课程', '学习', '消息', '我的']);
    expect(labels(1, all)).toEqual(['首页', '课程', '学习', '消息', '我的']);
  });

  it('without a page it does not appear', () =>
    expect(labels(undefined, (path) => ['/', '/login'].includes(path))).toEqual(['首页', '我的']));

  it('mine: sign in first, signed in the own centre', () => {
    expect(bottomTabs(undefined, all, '/').at(-1)?.to).toBe('/login');
    expect(([0, 1, 2, 3, 4, 5] as const).map((type) => bottomTabs(type, all, '/').at(-1)?.to)).toEqual([
      '/admin',
      ...Array<string>(5).fill('/account'),
    ]);
  });

  it('enterprises have no messages, that entry is notices', () => {
    const to = (type: UserType) => bottomTabs(type, all, '/').find(({ key }) => key === 'messages')?.to;
    expect([to(1), to(5)]).toEqual(['/im', '/account/message']);
  });

  it.each([
    ['/', 'home'],
    ['/course/3', 'courses'],
    ['/account/course/learnOverview', 'learning'],
    ['/account/order', 'mine'],
    ['/account', 'mine'],
  ])('at %s %s is lit', (pathname, key) => {
    expect(bottomTabs(1, all, pathname).find(({ isCurrent }) => isCurrent)?.key).toBe(key);
  });
});

it('only paths and web addresses of the settings become links', () => {
  expect(['/', '/list?a=1', 'https://www.moe.gov.cn'].map(addressKind)).toEqual(['own', 'own', 'other']);
  for (const address of ['javascript:alert(1)', '//evil.cn', '', 'list', 'https://', 'data:text/html,x']) {
    expect(addressKind(address), address).toBe('none');
  }
});

it('addresses the frame points to are unique', () => expect(new Set(shellTargets).size).toBe(shellTargets.length));
