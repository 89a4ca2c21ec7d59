import { adv } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/system/adminAdv.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import type { ManagedKind } from '../managed/kind.ts';
import styles from './Kinds.module.css';
import { addressHelp, targetChoices } from './linkChoices.ts';

type AdvRow = OutputOf<typeof list.output>['list'][number];

/** A title is broken by hand where the hero has room for it. */
const onOneLine = (title: string): string => title.replaceAll('\n', '');

/** The carousel of the home page. `now` is the wire time the page was loaded at. */
export const advKind = (now: string): ManagedKind<AdvRow> => ({
  key: 'adv',
  thing: '轮播',
  nameOf: (row) => onOneLine(row.advTitle),
  columns: [
    {
      key: 'title',
      head: '标题',
      cell: (row) => (
        <span className={styles.pictured}>
          {row.advImg ? <img src={row.advImg} alt="" width={96} height={54} loading="lazy" /> : null}
          <span>
            {onOneLine(row.advTitle)}
            {row.advUrl ? <small>{row.advUrl}</small> : null}
          </span>
        </span>
      ),
    },
    {
      key: 'window',
      head: '投放时间',
      width: 200,
      cell: (row) => (
        <span className={styles.window}>
          <time>{shownTime(row.beginTime)}</time> 至 <time>{shownTime(row.endTime)}</time>
        </span>
      ),
    },
    { key: 'state', head: '状态', width: 96, cell: (row) => <Standing row={row} now={now} /> },
  ],
  table: adv,
  fields: () => [
    { name: 'advTitle' },
    { name: 'advKicker' },
    { name: 'advText', rows: 2 },
    {
      name: 'advImg',
      help: '建议 1360 × 840；没有图片时用底色与线条',
    },
    { name: 'advUrl', help: `选填。${addressHelp}` },
    { name: 'advButton', help: '选填。有地址时显示' },
    { name: 'advTarget', options: targetChoices },
    { name: 'beginTime' },
    { name: 'endTime' },
  ],
  blank: {
    advTitle: '',
    advKicker: '',
    advText: '',
    advButton: '',
    advImg: '',
    advUrl: '',
    advTarget: '_self',
    beginTime: `${now.slice(0, 10)} 00:00:00`,
    endTime: `${nextYear(now)} 00:00:00`,
  },
  save: () => import('#contract/system/adminAdv.ts').then((api) => api.save),
  arrange: () => import('#contract/system/adminAdv.ts').then((api) => api.arrange),
  remove: () => import('#contract/system/adminAdv.ts').then((api) => api.remove),
  emptyNote: '没有轮播时，首页显示站点的介绍',
});

function Standing({ row, now }: { row: AdvRow; now: string }) {
  if (row.statusId !== RowState.normal) return <StatusDot tone="idle">已停用</StatusDot>;
  if (now < row.beginTime) return <StatusDot tone="waiting">未开始</StatusDot>;
  return now < row.endTime ? <StatusDot tone="passed">投放中</StatusDot> : <StatusDot tone="idle">已结束</StatusDot>;
}

const nextYear = (now: string): string =>
  wireTime(new Date(Date.parse(now.slice(0, 10)) + 365 * 86_400_000)).slice(0, 10);
