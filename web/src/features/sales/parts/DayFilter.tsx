import { useLocation } from 'react-router';
import type { SaleDays } from '#contract/rules/sales.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { dayOptions } from './groupList.ts';
import styles from './Sales.module.css';

/** How many days are summed up. */
export function DayFilter({ days }: { days: SaleDays }) {
  const { pathname } = useLocation();
  const options = dayOptions.map((one) => ({
    ...one,
    to: one.key === '30' ? pathname : `${pathname}?days=${one.key}`,
  }));
  return (
    <div className={styles.filters}>
      <FilterRows>
        <FilterRow label="时间" current={days} options={options} />
      </FilterRows>
    </div>
  );
}
