import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Gain } from '#contract/position/match.ts';
import { gapsOf, percentAfter } from '#contract/rules/match.ts';
import type { Gap, MatchPerson, MatchVacancy, Raising } from '#contract/rules/match.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { onShelf } from '../catalogue/policies.ts';

/** A course on the shelf that somebody has not finished. */
export interface Offered extends Raising {
  courseName: string;
  courseCategory: number;
  hours: number;
}

const MOST_COURSES = 200;

/** Courses that raise one of these items and that this person has not finished; three statements at most. */
export async function offeredFor(db: Db, userNo: string, gaps: readonly Gap[]): Promise<Offered[]> {
  const ids = [...new Set(gaps.map(({ abilityId }) => abilityId))];
  if (ids.length === 0) return [];
  const found = await db
    .selectDistinct({
      id: course.id,
      courseName: course.courseName,
      courseCategory: course.courseCategory,
      seconds: course.secondsTotal,
      studied: course.countStudy,
    })
    .from(courseAbility)
    .innerJoin(course, eq(course.id, courseAbility.courseId))
    .where(and(inArray(courseAbility.abilityId, ids), onShelf, sql`not exists (${finishedBy(db, userNo)})`))
    .orderBy(sql`${course.countStudy} desc`, course.id)
    .limit(MOST_COURSES);
  if (found.length === 0) return [];
  const raised = await db
    .select({
      courseId: courseAbility.courseId,
      abilityId: courseAbility.abilityId,
      abilityLevel: courseAbility.abilityLevel,
    })
    .from(courseAbility)
    .where(
      inArray(
        courseAbility.courseId,
        found.map(({ id }) => id),
      ),
    );
  const byCourse = Map.groupBy(raised, ({ courseId }) => courseId);
  return found.map(({ seconds, studied: _studied, ...row }) => ({
    ...row,
    hours: Math.max(1, Math.round(seconds / 3600)),
    raises: byCourse.get(row.id) ?? [],
  }));
}

const finishedBy = (db: Db, userNo: string) =>
  db
    .select({ one: sql`1` })
    .from(userCourse)
    .where(
      and(
        eq(userCourse.courseId, course.id),
        eq(userCourse.userNo, userNo),
        isNotNull(userCourse.completedAt),
        enabled(userCourse),
      ),
    );

/** What each of these courses makes of a match, where it makes it better: the most percent in an hour first. */
export function gainsOf(person: MatchPerson, one: MatchVacancy, courses: readonly Offered[], now: number): Gain[] {
  const wanted = new Set(gapsOf(person.levels, one.abilities).map(({ abilityId }) => abilityId));
  return courses
    .filter(({ raises }) => raises.some(({ abilityId }) => wanted.has(abilityId)))
    .map((offered) => ({
      courseId: offered.id,
      courseName: offered.courseName,
      courseCategory: offered.courseCategory,
      hours: offered.hours,
      percent: percentAfter(person, one, offered),
    }))
    .filter(({ percent }) => percent > now)
    .toSorted((a, b) => (b.percent - now) / b.hours - (a.percent - now) / a.hours || b.percent - a.percent);
}
