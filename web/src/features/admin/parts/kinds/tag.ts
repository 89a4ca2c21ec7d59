import { tag } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminTag.ts';
import type { ManagedKind } from '../managed/kind.ts';

type TagRow = OutputOf<typeof list.output>['list'][number];

/** The platform's tags of one group. */
export const tagKind = (tagGroup: string): ManagedKind<TagRow> => ({
  key: 'tag',
  thing: '标签',
  part: { tagGroup },
  nameOf: (row) => row.tagName,
  columns: [{ key: 'name', head: '标签', cell: (row) => row.tagName }],
  table: tag,
  fields: () => [{ name: 'tagName' }],
  blank: { tagName: '' },
  save: () => import('#contract/system/adminTag.ts').then((api) => api.save),
  arrange: () => import('#contract/system/adminTag.ts').then((api) => api.arrange),
  remove: () => import('#contract/system/adminTag.ts').then((api) => api.remove),
  removeNote: '以后不能再选它，已经用上的内容保留原来的字。产品自带的标签升级后可能回来，长期不用请停用',
  emptyNote: '大家填写时从这里选',
});
