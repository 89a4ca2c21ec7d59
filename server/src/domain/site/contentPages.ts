import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { examPath } from '#contract/rules/examPath.ts';
import { coursePath, infoPath, lecturerPath, orgPath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { article } from '../../db/schema/article.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

interface Page {
  path: string;
  changed: string;
}

/** The newest courses on the shelf, of every kind. */
export async function coursePages(db: Db): Promise<Page[]> {
  const rows = await db
    .select({ id: course.id, courseCategory: course.courseCategory, changed: course.gmtModified })
    .from(course)
    .where(and(eq(course.isPutaway, 1), enabled(course)))
    .orderBy(desc(course.id))
    .limit(MOST);
  return rows.map((row) => ({ path: coursePath(row), changed: row.changed }));
}

export async function lecturerPages(db: Db): Promise<Page[]> {
  const rows = await db
    .select({ userNo: lecturer.lecturerUserNo, changed: lecturer.gmtModified })
    .from(lecturer)
    .where(enabled(lecturer))
    .orderBy(desc(lecturer.id))
    .limit(MOST);
  return rows.map(({ userNo, changed }) => ({ path: lecturerPath(userNo), changed }));
}

export async function orgPages(db: Db): Promise<Page[]> {
  const rows = await db
    .select({ orgNo: orgInfo.orgNo, changed: orgInfo.gmtModified })
    .from(orgInfo)
    .where(enabled(orgInfo))
    .orderBy(desc(orgInfo.id))
    .limit(MOST);
  return rows.map(({ orgNo, changed }) => ({ path: orgPath(orgNo), changed }));
}

/** What is published by `now`. */
export async function newsPages(db: Db, now: Date): Promise<Page[]> {
  const rows = await db
    .select({ id: article.id, changed: article.gmtModified })
    .from(article)
    .where(and(enabled(article), lte(article.publishTime, wireTime(now))))
    .orderBy(desc(article.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: infoPath(id), changed }));
}

/** The papers that the exam centre offers. */
export async function examPages(db: Db, now: Date): Promise<Page[]> {
  const isOffered = and(eq(assessment.isOpen, 1), eq(assessment.assessmentState, AssessmentState.published));
  const isOpen = or(isNull(assessment.endsAt), gt(assessment.endsAt, wireTime(now)));
  const rows = await db
    .select({ id: assessment.id, changed: assessment.gmtModified })
    .from(assessment)
    .where(and(enabled(assessment), isOffered, isOpen))
    .orderBy(desc(assessment.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: examPath(id), changed }));
}
