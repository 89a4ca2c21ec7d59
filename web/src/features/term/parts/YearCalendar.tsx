import { CalendarPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { publicHolidays } from '#contract/rules/publicHolidays.ts';
import { DayKind } from '#contract/rules/school.ts';
import type { SchoolDay } from '#contract/user/schoolDay.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { DaysDialog } from './DaysDialog.tsx';
import { EditDay } from './EditDay.tsx';
import { FillDialog } from './FillDialog.tsx';
import { Month } from './Month.tsx';
import { RemoveDays } from './RemoveDays.tsx';
import { StretchTable } from './StretchTable.tsx';
import type { Stretch } from './stretches.ts';
import { stretchesOf } from './stretches.ts';
import styles from './Term.module.css';

interface YearCalendarProps {
  year: number;
  today: string;
  days: readonly SchoolDay[];
}

type Open = { act: 'add' | 'fill' } | { act: 'edit' | 'remove'; stretch: Stretch } | null;

/** A year as its months, with the days on which the school differs from the week, and these as lines below. */
export function YearCalendar({ year, today, days }: YearCalendarProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const known = publicHolidays.find((one) => one.year === year);
  const marks = new Map(days.map((one) => [one.day, one]));
  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.years} aria-label="年份">
          <LinkButton size="sm" to={`/account/term?tab=days&year=${year - 1}`}>
            {year - 1} 年
          </LinkButton>
          <h2>{year} 年</h2>
          <LinkButton size="sm" to={`/account/term?tab=days&year=${year + 1}`}>
            {year + 1} 年
          </LinkButton>
        </nav>
        <span className={styles.end}>
          {known ? (
            <Button
              size="sm"
              icon={<CalendarPlus size={16} aria-hidden="true" />}
              onClick={() => setOpen({ act: 'fill' })}
            >
              填入公共假期
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setOpen({ act: 'add' })}
          >
            添加日子
          </Button>
        </span>
      </div>
      <p className={styles.legend}>
        <span className={styles.mark} data-kind={DayKind.holiday}>
          休
        </span>
        放假
        <span className={styles.mark} data-kind={DayKind.shifted}>
          班
        </span>
        调休上课
      </p>
      <div className={styles.months}>
        {Array.from({ length: 12 }, (_, index) => (
          <Month key={index} year={year} month={index + 1} today={today} marks={marks} />
        ))}
      </div>
      {days.length === 0 ? (
        <Empty title={`${year} 年的校历还是空的`} note="添加放假与调休的日子，排课时会避开" />
      ) : (
        <StretchTable
          stretches={stretchesOf(days)}
          onEdit={(stretch) => setOpen({ act: 'edit', stretch })}
          onRemove={(stretch) => setOpen({ act: 'remove', stretch })}
        />
      )}
      {open?.act === 'add' ? <DaysDialog onClose={close} /> : null}
      {open?.act === 'fill' && known ? <FillDialog {...known} onClose={close} /> : null}
      {open?.act === 'edit' ? <EditDay day={open.stretch.days[0]!} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveDays stretch={open.stretch} onClose={close} /> : null}
    </>
  );
}
