import { and, asc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { ChangedDay } from '#contract/rules/calendar.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolBell, schoolDay, schoolTerm } from '../../db/schema/school.ts';
import { fail } from '../../kit/fail.ts';
import type { SchoolCalendar } from './lessonsOf.ts';

export interface NamedCalendar extends SchoolCalendar {
  changed: readonly (ChangedDay & { dayName: string })[];
}

/** The calendar of a school in one of its semesters. @throws NOT_FOUND */
export async function calendarOf(db: Db, orgNo: string, termId: string): Promise<NamedCalendar> {
  const its = and(eq(schoolTerm.orgNo, orgNo), eq(schoolTerm.id, termId), enabled(schoolTerm));
  const [term] = await db.select({ beginOn: schoolTerm.beginOn, weeks: schoolTerm.weeks }).from(schoolTerm).where(its);
  if (!term) throw fail(NOT_FOUND);
  const bells = await db
    .select({ seq: schoolBell.seq, beginClock: schoolBell.beginClock, endClock: schoolBell.endClock })
    .from(schoolBell)
    .where(and(eq(schoolBell.orgNo, orgNo), enabled(schoolBell)))
    .orderBy(asc(schoolBell.seq));
  const changed = await db
    .select({
      day: schoolDay.day,
      dayKind: schoolDay.dayKind,
      dayName: schoolDay.dayName,
      follows: schoolDay.follows,
    })
    .from(schoolDay)
    .where(and(eq(schoolDay.orgNo, orgNo), enabled(schoolDay)));
  return { term, bells, changed };
}
