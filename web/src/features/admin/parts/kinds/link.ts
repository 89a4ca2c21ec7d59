import { friendLink } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminLink.ts';
import type { ManagedKind } from '../managed/kind.ts';
import { addressHelp, targetChoices, targetName } from './linkChoices.ts';

type LinkRow = OutputOf<typeof list.output>['list'][number];

/** Friend links in the footer. */
export const linkKind: ManagedKind<LinkRow> = {
  key: 'link',
  thing: '友情链接',
  nameOf: (row) => row.linkName,
  columns: [
    { key: 'name', head: '名称', cell: (row) => row.linkName },
    { key: 'url', head: '地址', cell: (row) => row.linkUrl },
    { key: 'target', head: '打开方式', width: 100, cell: (row) => targetName(row.linkTarget) },
  ],
  table: friendLink,
  fields: () => [
    { name: 'linkName' },
    { name: 'linkUrl', help: addressHelp },
    { name: 'linkTarget', options: targetChoices },
  ],
  blank: { linkName: '', linkUrl: '', linkTarget: '_blank' },
  save: () => import('#contract/system/adminLink.ts').then((api) => api.save),
  arrange: () => import('#contract/system/adminLink.ts').then((api) => api.arrange),
  remove: () => import('#contract/system/adminLink.ts').then((api) => api.remove),
  emptyNote: '第一条会显示在页脚',
};
