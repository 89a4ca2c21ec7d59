import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { LecturerCard } from '#contract/user/lecturer.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { only } from '../../kit/only.ts';
import { lecturerCardOf } from '../people/lecturers.ts';
import { cardOf } from './cards.ts';
import { categories } from './categories.ts';
import { certifiersOf } from './certifiers.ts';
import type { Enrolment } from './policies.ts';
import { maySee } from './policies.ts';

const lecturerOrg = alias(orgInfo, 'lecturer_org');

const byId = prepared('course_view', (db) =>
  db
    .select({
      row: course,
      lecturer,
      lecturerName: lecturer.lecturerName,
      lecturerOrgName: lecturerOrg.orgName,
      orgName: orgInfo.orgName,
      orgLogoImg: orgInfo.orgLogoImg,
    })
    .from(course)
    .leftJoin(lecturer, and(eq(lecturer.lecturerUserNo, course.lecturerUserNo), enabled(lecturer)))
    .leftJoin(lecturerOrg, eq(lecturerOrg.orgNo, lecturer.orgNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, course.orgNo))
    .where(and(eq(course.id, sql.placeholder('courseId')), enabled(course)))
    .prepare('course_view'),
);

/**
 * A course with everything its page shows.
 * @throws NOT_FOUND for a course that is not there, or not on the shelf and none of this person's business.
 */
export async function courseView(
  db: Db,
  courseId: string,
  { user, enrolment }: { user: SessionUser | null; enrolment: Enrolment },
  now: Date,
) {
  const [found] = await byId(db).execute({ courseId });
  if (!found || !maySee(found.row, user, enrolment)) throw fail(NOT_FOUND);
  const { row, lecturer: person, lecturerOrgName, orgLogoImg } = found;
  return {
    ...cardOf(found, await categories(db, now)),
    introduce: await shownHtml(row.introduce),
    credit: row.credit / 10,
    lecturer: person && only(LecturerCard, lecturerCardOf({ ...person, orgName: lecturerOrgName })),
    orgLogoImg: orgLogoImg ?? '',
    certifiers: await certifiersOf(db, courseId, now),
  };
}
