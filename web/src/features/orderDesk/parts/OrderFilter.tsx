import { useState } from 'react';
import { OrderState, PayType, ProductType } from '#contract/rules/orders.ts';
import { MOST_SALE_DAYS, spanIn } from '#contract/rules/sales.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateRangeField } from '../../../ui/DateRangeField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import styles from './Desk.module.css';
import { orderList } from './orderList.ts';

const rows = [
  { name: 'state', label: '状态', of: OrderState },
  { name: 'way', label: '付款', of: PayType },
  { name: 'type', label: '种类', of: ProductType },
] as const;

/** Which orders are listed: how they stand, how they were paid, what was bought, and on which days they were placed. */
export function OrderFilter() {
  const list = useListState(orderList);
  const { from, to } = list.filters;
  const [range, setRange] = useState({ from, to });
  const [isTried, setTried] = useState(false);
  const isNone = range.from === '' && range.to === '';
  const isGood = isNone || spanIn(range) !== undefined;
  return (
    <div className={styles.filters}>
      <FilterRows>
        {rows.map(({ name, label, of }) => (
          <FilterRow
            key={name}
            label={label}
            current={list.filters[name]}
            options={[
              { key: 'all', label: '全部' },
              ...of.values.map((value) => ({
                key: String(value),
                label: (of.labels as Readonly<Record<number, string>>)[value]!,
              })),
            ].map((one) => ({ ...one, to: list.hrefOf({ filters: { [name]: one.key } }) }))}
          />
        ))}
      </FilterRows>
      <form
        className={styles.span}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isGood) list.change({ filters: range, page: 1 });
        }}
      >
        <Field
          label="下单日期"
          group
          error={isTried && !isGood ? `写从哪天到哪天，一次最多 ${MOST_SALE_DAYS} 天` : undefined}
        >
          <DateRangeField size="sm" value={range} onChange={setRange} />
        </Field>
        <Button type="submit" size="sm">
          查看
        </Button>
      </form>
    </div>
  );
}
