import { vipSet } from '#contract/fields/offers.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { VipLevel } from '#contract/rules/membership.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { list } from '#contract/trade/adminVipSet.ts';
import { formatPrice } from '../../../../ui/formatPrice.ts';
import type { ManagedKind } from '../managed/kind.ts';

type VipSetRow = OutputOf<typeof list.output>['list'][number];

const levels = VipLevel.values.map((value) => ({ value, label: VipLevel.labels[value] }));

/** The tiers of membership. */
export const vipSetKind: ManagedKind<VipSetRow> = {
  key: 'vipSet',
  thing: '会员档位',
  nameOf: (row) => row.vipName,
  columns: [
    { key: 'name', head: '名称', cell: (row) => row.vipName },
    { key: 'level', head: '级别', width: 110, cell: (row) => VipLevel.labels[row.vipLevel] },
    { key: 'price', head: '价格', width: 110, align: 'end', cell: (row) => `¥${formatPrice(centsOf(row.price))}` },
    { key: 'days', head: '天数', width: 90, align: 'end', cell: (row) => row.days },
  ],
  table: vipSet,
  fields: () => [
    { name: 'vipName' },
    { name: 'vipLevel', options: levels },
    { name: 'price', help: '元' },
    { name: 'days' },
    { name: 'rights', rows: 4, help: '一行一条；级别自带的权益会自己写在前面' },
  ],
  blank: { vipName: '', vipLevel: VipLevel.first, price: null, days: 30, rights: '' },
  save: () => import('#contract/trade/adminVipSet.ts').then((api) => api.save),
  arrange: () => import('#contract/trade/adminVipSet.ts').then((api) => api.arrange),
  remove: () => import('#contract/trade/adminVipSet.ts').then((api) => api.remove),
  removeNote: '已经买了的会员不受影响',
  emptyNote: '有了档位，会员页上才有东西可买',
};
