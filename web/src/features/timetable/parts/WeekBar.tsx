import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { dayAfter } from '#contract/rules/calendar.ts';
import { Semester } from '#contract/rules/school.ts';
import { shortDay } from '../../../shared/timetable/weekLesson.ts';
import { IconLink } from '../../../ui/IconLink.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { addressOf } from './addresses.ts';
import type { LoadedTimetable } from './loadTimetable.ts';
import styles from './Timetable.module.css';

type Term = LoadedTimetable['times']['terms'][number];

export const termName = ({ schoolYear, semester }: Pick<Term, 'schoolYear' | 'semester'>): string =>
  `${schoolYear} ${Semester.labels[semester]}`;

/** 第 12 周, and whether it counts as odd or even; outside of the semesters nothing is counted. */
export function weekName({ times, monday }: Pick<LoadedTimetable, 'times' | 'monday'>): {
  name: string;
  parity: string;
} {
  const week = times.weeks.find(({ from }) => from === monday);
  if (!week) return { name: '不在学期内', parity: '' };
  return { name: `第 ${week.week} 周`, parity: week.week % 2 === 1 ? '单周' : '双周' };
}

/** Which semester and week, and the way to others. */
export function WeekBar({ loaded }: { loaded: LoadedTimetable }) {
  const { view, times, monday, thisWeek, shown } = loaded;
  const navigate = useNavigate();
  const hrefOf = (week: string) => addressOf(view, { id: shown?.id, week });
  const go = (week: string) => void navigate(hrefOf(week), { preventScrollReset: true });
  const { name, parity } = weekName(loaded);
  const inTerm = times.weeks.some(({ from }) => from === monday);
  return (
    <div className={styles.bar} data-off-paper>
      <Select
        aria-label="学期"
        value={times.termId ?? ''}
        onChange={({ target }) => {
          const term = times.terms.find(({ id }) => id === target.value);
          if (term) go(term.isCurrent === 1 ? thisWeek : term.beginOn);
        }}
        options={times.terms.map((term) => ({ value: term.id, label: termName(term) }))}
      />
      <Select
        aria-label="周次"
        value={inTerm ? monday : ''}
        {...(!inTerm && { placeholder: '选择一周' })}
        onChange={({ target }) => target.value && go(target.value)}
        options={times.weeks.map(({ week, from, isCurrent }) => ({
          value: from,
          label: `第 ${week} 周${isCurrent === 1 ? '（本周）' : ''}`,
        }))}
      />
      <div className={styles.week}>
        <IconLink
          label="上一周"
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          to={hrefOf(dayAfter(monday, -7))}
          preventScrollReset
        />
        <h2>{name}</h2>
        <small>
          {parity ? `${parity}，` : ''}
          {shortDay(monday)} – {shortDay(dayAfter(monday, 6))}
        </small>
        <IconLink
          label="下一周"
          icon={<ChevronRight size={18} aria-hidden="true" />}
          to={hrefOf(dayAfter(monday, 7))}
          preventScrollReset
        />
        {monday === thisWeek ? null : (
          <TextLink to={hrefOf(thisWeek)} preventScrollReset>
            回到本周
          </TextLink>
        )}
      </div>
    </div>
  );
}
