import type { BellTimes } from '#contract/rules/periods.ts';
import type { PlannedOffering } from '#contract/user/orgStuSchedule.ts';
import type { LoadedTimetable } from '../parts/loadTimetable.ts';

type Times = LoadedTimetable['times'];

/** The semester and the day that something is planned in. */
export interface PlanFrame {
  bells: readonly BellTimes[];
  today: string;
  term: Times['terms'][number];
}

/** The frame of a semester of the school; undefined before it has semesters and periods. */
export function frameOf({ bells, today, terms, termId }: Times, chosen: string | null = termId): PlanFrame | undefined {
  const term = terms.find(({ id }) => id === chosen);
  return term && bells.length > 0 ? { bells, today, term } : undefined;
}

interface Named {
  id: string;
  name: string;
}

/** What the form of a plan holds: what the call takes, and the names of what was chosen. */
export interface PlanValues {
  offering: PlannedOffering | null;
  offeringId: string;
  weekday: number;
  fromBell: number;
  toBell: number;
  fromWeek: number;
  toWeek: number;
  parity: 0 | 1 | 2;
  room: Named | null;
  roomId: string | null;
  place: string;
  teachers: readonly { userNo: string; name: string }[];
  teacherUserNos: string[];
}

/** What was done, in words, and how it is taken back: the last first. */
export interface Change {
  text: string;
  changeIds: readonly string[];
  /** Hears that it stands, and that it was taken back. */
  told?: Told | undefined;
}

export type Told = (stands: boolean) => void;

/** Where something would go. */
export interface Ghost {
  name: string;
  weekday: number;
  fromBell: number;
  toBell: number;
  roomName: string;
}
