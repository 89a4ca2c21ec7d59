import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { MOST_SALE_DAYS } from '#contract/rules/sales.ts';
import type { SaleProduct } from '#contract/rules/sales.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateRangeField } from '../../../ui/DateRangeField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { askSumSheet } from './calls.ts';
import { askedDays, dayOptions, groupList } from './groupList.ts';
import styles from './Sales.module.css';

/** Which days are summed up, the last so many or those that are named, and the same as a workbook. */
export function DayFilter({ product }: { product: SaleProduct }) {
  const list = useListState(groupList);
  const { days, from, to } = list.filters;
  const [range, setRange] = useState({ from, to });
  const [isTried, setTried] = useState(false);
  const { send, sending } = usePress(askSumSheet);
  const asked = askedDays(list.filters);
  const isGood = 'from' in askedDays({ days, ...range });
  const options = dayOptions.map((one) => ({
    ...one,
    to: list.hrefOf({ filters: { days: one.key, from: '', to: '' } }),
  }));
  return (
    <div className={styles.filters}>
      <FilterRows>
        <FilterRow label="时间" current={'from' in asked ? '' : days} options={options} />
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
          label="自选日期"
          group
          error={isTried && !isGood ? `写从哪天到哪天，一次最多 ${MOST_SALE_DAYS} 天` : undefined}
        >
          <DateRangeField size="sm" value={range} onChange={setRange} />
        </Field>
        <Button type="submit" size="sm">
          查看
        </Button>
        <Button
          size="sm"
          icon={<FileDown size={16} aria-hidden="true" />}
          loading={sending}
          loadingLabel="准备中"
          onClick={() => void send({ ...asked, product }).then((file) => file && keepFile(file))}
        >
          导出 Excel
        </Button>
      </form>
    </div>
  );
}
