import { zone } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminZone.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { ManagedKind } from '../managed/kind.ts';

type ZoneRow = OutputOf<typeof list.output>['list'][number];

/** What a zone may hold; bundles of recorded and live lessons count as recorded. */
export const zoneTypes = [
  { value: 1, label: '录播课程' },
  { value: 2, label: '直播课程' },
  { value: 4, label: '教学资源' },
  { value: 5, label: '文库' },
] as const;

export const zoneTypeName = (type: number): string => zoneTypes.find(({ value }) => value === type)?.label ?? '课程';

/** The blocks of the home page. */
export const zoneKind: ManagedKind<ZoneRow> = {
  key: 'zone',
  thing: '专区',
  nameOf: (row) => row.zoneName,
  columns: [
    { key: 'name', head: '名称', cell: (row) => row.zoneName },
    { key: 'desc', head: '说明', wideOnly: true, cell: (row) => row.zoneDesc },
    { key: 'type', head: '内容', width: 100, cell: (row) => zoneTypeName(row.zoneType) },
    {
      key: 'picks',
      head: '挑选',
      width: 110,
      cell: (row) => <TextLink to={`/admin/zones/${row.id}`}>{`${row.pickCount} 门，去挑选`}</TextLink>,
    },
  ],
  table: zone,
  fields: () => [{ name: 'zoneName' }, { name: 'zoneDesc' }, { name: 'zoneType', options: zoneTypes }],
  blank: { zoneName: '', zoneDesc: '', zoneType: 1 },
  save: () => import('#contract/system/adminZone.ts').then((api) => api.save),
  arrange: () => import('#contract/system/adminZone.ts').then((api) => api.arrange),
  remove: () => import('#contract/system/adminZone.ts').then((api) => api.remove),
  removeNote: '挑选的课程会一起去掉，课程本身不受影响',
  emptyNote: '专区是首页的一块，里面是挑选的课程',
};
