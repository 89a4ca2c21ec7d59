import type { BellTimes } from '#contract/rules/periods.ts';
import { spanName } from '#contract/rules/periods.ts';
import { LessonState } from '#contract/rules/school.ts';
import type { LessonKind } from '#contract/rules/school.ts';

/** A lesson as the grid of a week shows it. */
export interface WeekLesson {
  id: string;
  /** yyyy-MM-dd */
  day: string;
  fromBell: number;
  toBell: number;
  name: string;
  kind: LessonKind;
  state: LessonState;
  /** 0 every week, 1 odd weeks, 2 even weeks; null for one that was planned by itself. */
  parity: 0 | 1 | 2 | null;
  teachers: readonly string[];
  places: readonly string[];
  classes: readonly string[];
  remark: string;
  /** For who teaches it: the names of who is on approved leave. */
  absent?: readonly string[];
}

/** A column: a day with what the calendar of the school says about it. */
export interface WeekDay {
  day: string;
  /** 国庆节, or 国庆节调休; empty on a common day. */
  note: string;
  isOff: boolean;
}

/** The facts of a lesson that a block has room for, in their order; what the whole view is about is left out. */
export type LessonFact = 'teachers' | 'places' | 'classes';

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

export const weekdayName = (at: number): string => WEEKDAYS[at]!;

/** 11.16 */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}.${Number(day.slice(8, 10))}`;

export const parityName = (parity: WeekLesson['parity']): string => ['', '单周', '双周'][parity ?? 0]!;

export const isHeld = ({ state }: WeekLesson): boolean => state === LessonState.held;

/** 08:00 – 09:35; empty when the school has no such periods any more. */
export function clockText(
  bells: readonly BellTimes[],
  { fromBell, toBell }: Pick<WeekLesson, 'fromBell' | 'toBell'>,
): string {
  const [first, last] = [fromBell, toBell].map((seq) => bells.find((bell) => bell.seq === seq));
  return first && last ? `${first.beginClock} – ${last.endClock}` : '';
}

/** Everything about a lesson in one line, for those who hear it. */
export function spokenLesson(lesson: WeekLesson, at: number, bells: readonly BellTimes[]): string {
  const facts = [
    isHeld(lesson) ? '' : '停课',
    lesson.name,
    `${weekdayName(at)} ${Number(lesson.day.slice(5, 7))} 月 ${Number(lesson.day.slice(8, 10))} 日`,
    spanName(lesson),
    clockText(bells, lesson).replace(' – ', ' 到 '),
    parityName(lesson.parity),
    ...lesson.teachers,
    ...lesson.places,
    ...lesson.classes,
    lesson.remark,
    absentText(lesson),
  ];
  return facts.filter(Boolean).join('，');
}

/** 2 人请假; empty when everybody can come. */
export const absentText = ({ absent = [] }: WeekLesson): string => (absent.length > 0 ? `${absent.length} 人请假` : '');
