import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { BellSpan, BellTimes } from '#contract/rules/periods.ts';
import { cx } from '../../ui/cx.ts';
import colours from './LessonColours.module.css';
import type { PaletteKey } from './palettes.ts';
import type { Stop } from './useRoving.ts';
import { WeekColumns } from './WeekColumns.tsx';
import styles from './WeekGrid.module.css';
import { WeekPath } from './WeekPath.tsx';
import type { LessonFact, WeekDay, WeekLesson } from './weekLesson.ts';

/** An empty place of the week. */
export interface FreeCell extends BellSpan {
  day: string;
}

export interface WeekGridProps {
  /** Spoken name: 第 12 周课表. */
  label: string;
  /** Seven, from Monday. */
  days: readonly WeekDay[];
  bells: readonly BellTimes[];
  lessons: readonly WeekLesson[];
  today: string;
  palette?: PaletteKey | undefined;
  /** What blocks say below the name; the teacher is left out of the timetable of a teacher. */
  facts?: readonly LessonFact[];
  onOpen: (lesson: WeekLesson) => void;
  /** Lessons that stand out: in two places at once, where something would go, or missed on approved leave. */
  marks?: ReadonlyMap<string, 'clash' | 'ghost' | 'leave'>;
  /** What an empty place holds; whatever takes the focus there spreads `stop`. Without it, nothing is drawn. */
  freeCell?: ((cell: FreeCell, stop: Stop | undefined) => ReactNode) | undefined;
  /** Buttons of a block, beside the block itself. */
  blockActions?: ((lesson: WeekLesson) => ReactNode) | undefined;
}

/** A week as a grid of days and periods; on the phone one day of it as a path. It takes data and asks for nothing. */
export function WeekGrid({ palette = 'mineral', ...props }: WeekGridProps) {
  const { lessons, days } = props;
  const byDay = useMemo(() => days.map(({ day }) => lessons.filter((lesson) => lesson.day === day)), [days, lessons]);
  return (
    <div className={cx(styles.week, colours[palette])}>
      <WeekColumns {...props} byDay={byDay} />
      <WeekPath key={days[0]?.day} {...props} byDay={byDay} />
    </div>
  );
}

export type WeekPartProps = Omit<WeekGridProps, 'palette'> & {
  /** The lessons of each day. */
  byDay: readonly (readonly WeekLesson[])[];
};
