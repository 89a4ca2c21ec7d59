import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { bloggerPath, BlogOrigin, blogPath, BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { examPath } from '#contract/rules/examPath.ts';
import { quesPath, QuesState } from '#contract/rules/ques.ts';
import { coursePath, infoPath, lecturerPath, orgPath, typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { article } from '../../db/schema/article.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { blogArticle, blogger } from '../../db/schema/blog.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { ques } from '../../db/schema/ques.ts';
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

/** Articles of the blog that everybody reads and that are their authors' own words. */
export async function blogPages(db: Db): Promise<Page[]> {
  const isPublic = and(
    eq(blogArticle.blogState, BlogState.published),
    eq(blogArticle.blogVisibility, BlogVisibility.everybody),
    eq(blogArticle.blogOrigin, BlogOrigin.original),
    enabled(blogArticle),
  );
  const rows = await db
    .select({ id: blogArticle.id, changed: blogArticle.gmtModified })
    .from(blogArticle)
    .where(isPublic)
    .orderBy(desc(blogArticle.publishTime), desc(blogArticle.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: blogPath(id), changed }));
}

/** Questions that everybody reads. */
export async function quesPages(db: Db): Promise<Page[]> {
  const rows = await db
    .select({ id: ques.id, changed: ques.gmtModified })
    .from(ques)
    .where(and(inArray(ques.quesState, [QuesState.open, QuesState.closed]), enabled(ques)))
    .orderBy(desc(ques.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: quesPath(id), changed }));
}

/** The blogs that have something to read. */
export async function bloggerPages(db: Db): Promise<Page[]> {
  const rows = await db
    .select({ userNo: blogger.userNo, changed: blogger.gmtModified })
    .from(blogger)
    .where(and(gt(blogger.countArticle, 0), enabled(blogger)))
    .orderBy(desc(blogger.heat), desc(blogger.id))
    .limit(MOST);
  return rows.map(({ userNo, changed }) => ({ path: bloggerPath(userNo), changed }));
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

/** The typical positions that are public. */
export async function typicalPositionPages(db: Db): Promise<Page[]> {
  const rows = await db
    .select({ id: typicalPosition.id, changed: typicalPosition.gmtModified })
    .from(typicalPosition)
    .where(and(gt(typicalPosition.version, 0), enabled(typicalPosition)))
    .orderBy(desc(typicalPosition.publishedTime), desc(typicalPosition.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: typicalPositionPath(id), changed }));
}
