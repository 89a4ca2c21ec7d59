import { promotion } from '#contract/fields/offers.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { centsOf } from '#contract/rules/money.ts';
import { promotionPhase, PromotionType } from '#contract/rules/promotions.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import type { list } from '#contract/trade/adminPromotion.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { formatPrice } from '../../../../ui/formatPrice.ts';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../../ui/StatusDot.tsx';
import type { ManagedKind } from '../managed/kind.ts';
import styles from './Kinds.module.css';

const types = PromotionType.values.map((value) => ({ value, label: PromotionType.labels[value] }));

type PromotionRow = OutputOf<typeof list.output>['list'][number];

/** Promotions of courses. `now` is the wire time the page was loaded at. */
export const promotionKind = (now: string): ManagedKind<PromotionRow> => ({
  key: 'promotion',
  thing: '活动',
  nameOf: (row) => row.promotionName,
  columns: [
    {
      key: 'name',
      head: '名称',
      cell: (row) => (
        <span className={styles.window}>
          {PromotionType.labels[row.promotionType]}：{row.promotionName}，{row.courseName}
          {row.groupSize === null ? '' : `，${row.groupSize} 人 ${row.groupHours ?? 0} 小时`}
        </span>
      ),
    },
    {
      key: 'price',
      head: '活动价',
      width: 150,
      align: 'end',
      cell: (row) => `${yuanText(row.price)}，平时 ${yuanText(row.coursePrice)}`,
    },
    { key: 'stock', head: '名额', width: 100, align: 'end', cell: (row) => `${row.taken} / ${row.stock}` },
    {
      key: 'window',
      head: '时间',
      width: 180,
      wideOnly: true,
      cell: (row) => (
        <span className={styles.window}>
          <time>{shownTime(row.beginTime)}</time> 至 <time>{shownTime(row.endTime)}</time>
        </span>
      ),
    },
    { key: 'state', head: '状态', width: 96, cell: (row) => <Standing row={row} now={now} /> },
  ],
  table: promotion,
  fields: () => [
    { name: 'promotionType', options: types, help: '有人下过单的不能换种类' },
    { name: 'promotionName' },
    { name: 'courseId', help: '收费的，录播、直播、资料、文库都可以；按名称的开头找' },
    { name: 'price', help: '元，低于课程现价' },
    { name: 'floorPrice', help: '元，活动价写到它以下就存不了' },
    { name: 'stock', help: '下单就占一个；2 小时没有付款的还回来' },
    { name: 'groupSize', help: '只用于拼团' },
    { name: 'groupHours', help: '只用于拼团；没有付满的自动退款' },
    { name: 'beginTime' },
    { name: 'endTime' },
  ],
  blank: {
    promotionType: PromotionType.limited,
    promotionName: '',
    courseId: '',
    courseName: '',
    price: null,
    floorPrice: null,
    stock: 100,
    groupSize: null,
    groupHours: null,
    beginTime: `${now.slice(0, 10)} 00:00:00`,
    endTime: `${wireTimeIn(momentOf(now), 7 * 86_400).slice(0, 10)} 00:00:00`,
  },
  save: () => import('#contract/trade/adminPromotion.ts').then((api) => api.save),
  arrange: () => import('#contract/trade/adminPromotion.ts').then((api) => api.arrange),
  remove: () => import('#contract/trade/adminPromotion.ts').then((api) => api.remove),
  removeNote: '有人按活动价下过单的不能删除，可以停用',
  emptyNote: '活动在「促销」页上显示',
});

const yuanText = (yuan: number): string => `¥${formatPrice(centsOf(yuan))}`;

const phases: Record<ReturnType<typeof promotionPhase>, [StatusTone, string]> = {
  toCome: ['waiting', '未开始'],
  running: ['passed', '进行中'],
  soldOut: ['idle', '已抢完'],
  over: ['idle', '已结束'],
};

function Standing({ row, now }: { row: PromotionRow; now: string }) {
  if (row.statusId !== RowState.normal) return <StatusDot tone="idle">已停用</StatusDot>;
  const [tone, label] = phases[promotionPhase(row, now)];
  return <StatusDot tone={tone}>{label}</StatusDot>;
}
