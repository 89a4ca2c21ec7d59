import { useState } from 'react';
import { CouponBearer } from '#contract/rules/coupons.ts';
import * as batches from '#contract/trade/adminCouponBatch.ts';
import type { CouponBatch } from '#contract/trade/couponShapes.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { BatchActs } from '../parts/BatchActs.tsx';
import { batchColumns } from '../parts/batchColumns.tsx';
import { BatchDialog } from '../parts/BatchDialog.tsx';
import styles from '../parts/Coupons.module.css';
import { couponsRoutes } from '../routes.ts';

export const handle = couponsRoutes.desk;

const spec = listSpec({ filters: { bearer: ['1', '2', '3'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(batches.list, { bearer: Number(filters.bearer) as CouponBearer, pageCurrent: page }),
  );

const save = () => import('#contract/trade/adminCouponBatch.ts').then((api) => api.save);
const arrange = () => import('#contract/trade/adminCouponBatch.ts').then((api) => api.arrange);

const codes = () => import('#contract/trade/adminCouponBatch.ts').then((api) => api.codes);

const note = '减的金额由平台承担：卖方按原来的价格分成，差额记在「平台补贴」';

const columns: readonly Column<CouponBatch>[] = [
  ...batchColumns,
  { key: 'acts', head: '处理', width: 160, act: true, cell: (row) => <Acts row={row} /> },
];

/** What sellers bear only they change. */
const Acts = ({ row }: { row: CouponBatch }) => (
  <BatchActs
    row={row}
    save={row.bearer === CouponBearer.platform ? save : null}
    arrange={arrange}
    codes={row.bearer === CouponBearer.platform ? codes : null}
    scope={anything}
    note={note}
  />
);

const anything = {};

/** The coupons of the platform, and those of sellers, which an operator can switch off. */
export default function CouponDesk({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const [isOpen, setOpen] = useState(false);
  const make = (
    <Button variant="primary" size="sm" onClick={() => setOpen(true)}>
      发一批优惠券
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="优惠券" note={note} actions={make} />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="由谁承担"
            current={list.filters.bearer}
            options={CouponBearer.values.map((bearer) => ({
              key: String(bearer),
              label: CouponBearer.labels[bearer],
              to: list.hrefOf({ filters: { bearer: String(bearer) as '1' } }),
            }))}
          />
        </FilterRows>
      </div>
      <List
        of={list}
        unit="批优惠券"
        empty={<Empty title="没有这样的优惠券" note="平台发的由平台承担，卖方发的由卖方承担" action={make} />}
      >
        {(rows) => <Table caption="优惠券" columns={columns} rows={rows} rowKey={({ batchId }) => batchId} />}
      </List>
      {isOpen ? (
        <BatchDialog save={save} batch={null} scope={anything} isPlatform note={note} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
