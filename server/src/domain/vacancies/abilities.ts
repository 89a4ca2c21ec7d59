import { and, asc, desc, eq, exists, ilike, inArray, isNotNull, sql } from 'drizzle-orm';
import { NO_SUCH_ABILITY } from '#contract/position/vacancyFailures.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAbility, typicalPosition, typicalPositionAbility } from '../../db/schema/ability.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { vacancyAbility } from '../../db/schema/vacancy.ts';
import type { VacancyContent } from '../../db/schema/vacancy.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { choosable, itemsOf } from '../abilities/items.ts';
import { typicalAbilities } from '../abilities/typical.ts';

/** What is asked for, in words, in the order given; an item that is gone is left out. */
export async function chosenOf(db: Db, asked: VacancyContent['abilities']) {
  const known = await itemsOf(
    db,
    asked.map(({ abilityId }) => abilityId),
  );
  return asked.flatMap(({ abilityId, abilityLevel }) => {
    const found = known.get(abilityId);
    return found ? [{ ...found, abilityId, abilityLevel }] : [];
  });
}

/** @throws NO_SUCH_ABILITY for anything but items that can be chosen today */
export async function checkAbilities(db: Db, asked: VacancyContent['abilities']): Promise<void> {
  const ids = asked.map(({ abilityId }) => abilityId);
  if ((await choosable(db, ids)).size === ids.length) return;
  throw fail(NO_SUCH_ABILITY, undefined, { issues: [{ path: 'abilities', message: NO_SUCH_ABILITY.msg }] });
}

/** The items that the public version asks for, those asked for most first. */
export const askedBy = (db: Db, vacancyId: string) =>
  db
    .select({ abilityId: vacancyAbility.abilityId, abilityLevel: vacancyAbility.abilityLevel })
    .from(vacancyAbility)
    .where(eq(vacancyAbility.vacancyId, vacancyId))
    .orderBy(desc(vacancyAbility.abilityLevel), asc(vacancyAbility.id));

interface Shown {
  abilityLevel: AbilityLevel;
  courseName: string;
  completedAt: string;
}

/** Which level of these items somebody has shown, by the courses that were finished, with the name of the course. */
export async function evidenceOf(db: Db, userNo: string, abilityIds: readonly string[]): Promise<Map<string, Shown>> {
  if (abilityIds.length === 0) return new Map();
  const finished = and(
    inArray(courseAbility.abilityId, [...abilityIds]),
    eq(userCourse.userNo, userNo),
    isNotNull(userCourse.completedAt),
    enabled(userCourse),
  );
  const rows = await db
    .select({
      abilityId: courseAbility.abilityId,
      abilityLevel: courseAbility.abilityLevel,
      courseName: course.courseName,
      completedAt: sql<string>`${userCourse.completedAt}`.mapWith(userCourse.completedAt),
    })
    .from(courseAbility)
    .innerJoin(userCourse, eq(userCourse.courseId, courseAbility.courseId))
    .innerJoin(course, eq(course.id, courseAbility.courseId))
    .where(finished)
    .orderBy(asc(courseAbility.abilityLevel), asc(courseAbility.id));
  return new Map(rows.map((row) => [row.abilityId, row]));
}

/** Typical positions that ask for something, with what they ask for. */
export async function findTypicals(db: Db, { str, ...request }: PageRequest & { str: string }) {
  const isPublic = exists(
    db
      .select({ one: sql`1` })
      .from(typicalPositionAbility)
      .where(eq(typicalPositionAbility.typicalPositionId, typicalPosition.id)),
  );
  const part = str === '' ? undefined : ilike(typicalPosition.positionName, containing(str));
  const where = and(enabled(typicalPosition), part, isPublic);
  const rows = db
    .select({ id: typicalPosition.id, positionName: typicalPosition.positionName })
    .from(typicalPosition)
    .where(where)
    .orderBy(asc(typicalPosition.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(typicalPosition, where));
  const asked = await typicalAbilities(
    db,
    page.list.map(({ id }) => id),
  );
  const itemsFor = (id: string) => (asked.get(id) ?? []).map((one) => ({ ...one, abilityId: one.id }));
  return { ...page, list: page.list.map((row) => ({ ...row, abilities: itemsFor(row.id) })) };
}

/** The name of a typical position; empty when there is none. */
export async function typicalName(db: Db, id: string | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db
    .select({ positionName: typicalPosition.positionName })
    .from(typicalPosition)
    .where(eq(typicalPosition.id, id));
  return row?.positionName ?? '';
}
