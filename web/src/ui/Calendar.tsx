import { DayPicker } from 'react-day-picker';
import type { Matcher, PropsRange, PropsSingleRequired } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale';
import styles from './Calendar.module.css';
import { dayFrom } from './dateText.ts';

type CalendarProps = (PropsSingleRequired | PropsRange) & {
  /** The first and the last day that can be picked. */
  first?: string | undefined;
  last?: string | undefined;
};

/** The day of a calendar that the keyboard is at. */
export const DAY = 'td button[tabindex="0"]';

const FIRST_YEAR = 1930;
const LAST_YEAR = 2099;

/** A month of days, weeks from Monday; month and year are chosen at its head. */
export function Calendar({ first = '', last = '', ...picking }: CalendarProps) {
  const [from, to] = [dayFrom(first), dayFrom(last)];
  const closed: Matcher[] = [...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])];
  const chosen = picking.mode === 'single' ? picking.selected : picking.selected?.from;
  return (
    <DayPicker
      {...picking}
      fixedWeeks
      showOutsideDays
      captionLayout="dropdown"
      navLayout="around"
      locale={zhCN}
      weekStartsOn={1}
      defaultMonth={chosen ?? nearest(from, to)}
      startMonth={from ?? new Date(FIRST_YEAR, 0)}
      endMonth={to ?? new Date(LAST_YEAR, 11)}
      disabled={closed}
      formatters={{
        formatYearDropdown: (month) => `${month.getFullYear()} 年`,
        formatMonthDropdown: (month) => `${month.getMonth() + 1} 月`,
      }}
      classNames={styles}
    />
  );
}

/** Today, or the day nearest to it that can be picked. */
function nearest(first: Date | undefined, last: Date | undefined): Date {
  const today = new Date();
  if (first && today < first) return first;
  return last && today > last ? last : today;
}
