import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { dayAfter } from '#contract/rules/calendar.ts';
import { Semester } from '#contract/rules/school.ts';
import { shortDay } from '../../../shared/timetable/weekLesson.ts';
import { IconLink } from '../../../ui/IconLink.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { addressOf, isLookedAt, nearestMonday } from './addresses.ts';
import type { Parity } from './addresses.ts';
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

const parities = [
  { value: '', label: '单双周' },
  { value: '1', label: '只看单周' },
  { value: '2', label: '只看双周' },
];

/** Which semester and week, and the way to others; with a parity, only odd or only even weeks. */
export function WeekBar({ loaded }: { loaded: LoadedTimetable }) {
  const { view, times, monday, thisWeek, shown, parity: only } = loaded;
  const navigate = useNavigate();
  const hrefOf = (week: string, parity = only) => addressOf(view, { id: shown?.id, week, parity });
  const go = (week: string, parity = only) => void navigate(hrefOf(week, parity), { preventScrollReset: true });
  const weeks = times.weeks.filter(({ week }) => isLookedAt(week, only));
  const step = only === '' ? 7 : 14;
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
        options={weeks.map(({ week, from, isCurrent }) => ({
          value: from,
          label: `第 ${week} 周${isCurrent === 1 ? '（本周）' : ''}`,
        }))}
      />
      <Select
        aria-label="单双周"
        value={only}
        onChange={({ target }) => {
          const wished = target.value as Parity;
          go(nearestMonday(times.weeks, monday, wished), wished);
        }}
        options={parities}
      />
      <div className={styles.week}>
        <IconLink
          label="上一周"
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          to={hrefOf(dayAfter(monday, -step))}
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
          to={hrefOf(dayAfter(monday, step))}
          preventScrollReset
        />
        {monday === thisWeek ? null : (
          <TextLink to={hrefOf(thisWeek, '')} preventScrollReset>
            回到本周
          </TextLink>
        )}
      </div>
    </div>
  );
}
