import { nav } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminNav.ts';
import type { ManagedKind } from '../managed/kind.ts';
import { addressHelp, targetChoices, targetName } from './linkChoices.ts';

type NavRow = OutputOf<typeof list.output>['list'][number];

/** The main navigation; the first five are shown, the rest are under 更多. */
export const navKind: ManagedKind<NavRow> = {
  key: 'nav',
  thing: '导航',
  nameOf: (row) => row.navTitle,
  columns: [
    { key: 'title', head: '名称', cell: (row) => row.navTitle },
    { key: 'url', head: '地址', cell: (row) => row.navUrl },
    { key: 'target', head: '打开方式', width: 100, cell: (row) => targetName(row.target) },
  ],
  table: nav,
  fields: () => [
    { name: 'navTitle' },
    { name: 'navUrl', help: addressHelp },
    { name: 'target', options: targetChoices },
  ],
  blank: { navTitle: '', navUrl: '', target: '_self' },
  save: () => import('#contract/system/adminNav.ts').then((api) => api.save),
  arrange: () => import('#contract/system/adminNav.ts').then((api) => api.arrange),
  remove: () => import('#contract/system/adminNav.ts').then((api) => api.remove),
  emptyNote: '第一条会显示在页面顶部',
};
