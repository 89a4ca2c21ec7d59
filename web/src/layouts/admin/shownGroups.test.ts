import { expect, it } from 'vitest';
import { adminGroups } from './entries.ts';
import type { AdminGroup } from './entries.ts';
import { currentAdminEntry, shownGroups } from './shownGroups.ts';

const icon = adminGroups[0]!.entries[0]!.icon;
const groups: AdminGroup[] = [
  { name: '概况', entries: [{ label: '概览', to: '/admin', icon, action: 'dashboard:view' }] },
  { name: '站点', entries: [{ label: '导航', to: '/admin/nav', icon, action: 'site:edit' }] },
];

it('only entries one may use and that have a page, no empty groups', () => {
  const names = (codes: string[], built: string[]) =>
    shownGroups(groups, { can: (action) => codes.includes(action) }, built).map(({ name }) => name);
  expect(names(['dashboard:view', 'site:edit'], ['/admin', '/admin/nav'])).toEqual(['概况', '站点']);
  expect(names(['dashboard:view'], ['/admin', '/admin/nav'])).toEqual(['概况']);
  expect(names(['dashboard:view', 'site:edit'], ['/admin'])).toEqual(['概况']);
});

it('the current entry is the nearest to the page', () => {
  expect(currentAdminEntry(groups, '/admin/nav')?.label).toBe('导航');
  expect(currentAdminEntry(groups, '/admin/people/3')?.label).toBe('概览');
  expect(currentAdminEntry(groups, '/list')).toBeUndefined();
});
