import { dayAfter, weekdayOf } from '#contract/rules/calendar.ts';
import { DayKind } from '#contract/rules/school.ts';
import type { SchoolDay } from '#contract/user/schoolDay.ts';
import styles from './Term.module.css';

interface MonthProps {
  year: number;
  month: number;
  today: string;
  marks: ReadonlyMap<string, SchoolDay>;
}

const WEEKDAYS = [...'一二三四五六日'];

/** A month by weeks, Monday first. */
export function Month({ year, month, today, marks }: MonthProps) {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const begin = dayAfter(first, 1 - weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => dayAfter(begin, week * 7 + index)),
  ).filter((days) => days.some((day) => day.slice(0, 7) === first.slice(0, 7)));
  return (
    <table className={styles.month}>
      <caption>{month} 月</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) =>
              day.slice(0, 7) === first.slice(0, 7) ? (
                <Day key={day} day={day} isToday={day === today} mark={marks.get(day)} />
              ) : (
                <td key={day} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, isToday, mark }: { day: string; isToday: boolean; mark: SchoolDay | undefined }) {
  return (
    <td data-kind={mark?.dayKind} data-today={isToday || undefined} title={mark?.dayName}>
      {Number(day.slice(8))}
      {mark ? <small>{mark.dayKind === DayKind.holiday ? '休' : '班'}</small> : null}
      {mark ? <span className="sr-only">{mark.dayName}</span> : null}
    </td>
  );
}
