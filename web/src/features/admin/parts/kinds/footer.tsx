import { footerArticle, footerGroup } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminFooter.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { ManagedKind } from '../managed/kind.ts';

type FooterRow = OutputOf<typeof list.output>['list'][number];

const calls = {
  save: () => import('#contract/system/adminFooter.ts').then((api) => api.save),
  arrange: () => import('#contract/system/adminFooter.ts').then((api) => api.arrange),
  remove: () => import('#contract/system/adminFooter.ts').then((api) => api.remove),
};

/** The groups of the footer. */
export const groupKind: ManagedKind<FooterRow> = {
  ...calls,
  key: 'footer',
  thing: '分组',
  part: { parentId: '0' },
  nameOf: (row) => row.navName,
  columns: [
    { key: 'name', head: '分组', cell: (row) => row.navName },
    {
      key: 'entries',
      head: '文章',
      width: 140,
      cell: (row) => <TextLink to={`/admin/footer?group=${row.id}`}>{`${row.childCount} 篇，打开`}</TextLink>,
    },
  ],
  table: footerGroup,
  fields: () => [{ name: 'navName' }],
  blank: { navName: '' },
  removeNote: '里面还有文章的分组不能删除',
  emptyNote: '页脚按分组排列，每组里是几篇文章',
};

/** The articles of one group. */
export const entryKind = (parentId: string): ManagedKind<FooterRow> => ({
  ...calls,
  key: 'footer',
  thing: '文章',
  part: { parentId },
  nameOf: (row) => row.navName,
  columns: [
    { key: 'name', head: '页脚名称', cell: (row) => row.navName },
    { key: 'title', head: '文章标题', cell: (row) => row.artTitle },
    {
      key: 'open',
      head: '页面',
      width: 80,
      cell: (row) => (
        <TextLink to={`/terrace/${row.id}`} target="_blank">
          打开
        </TextLink>
      ),
    },
  ],
  table: footerArticle,
  fields: () => [{ name: 'navName' }, { name: 'artTitle', help: '选填，默认与页脚名称相同' }, { name: 'artDesc' }],
  blank: { navName: '', artTitle: '', artDesc: '' },
  removeNote: '文章会一起删除，它的地址不再打开',
  emptyNote: '写好的文章会出现在页脚',
  isWide: true,
});
