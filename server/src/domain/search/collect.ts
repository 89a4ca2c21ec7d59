import { and, eq, inArray, sql } from 'drizzle-orm';
import { SearchKind, searchKindOf } from '#contract/rules/searchKinds.ts';
import { wireTime } from '#contract/rules/time.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { article } from '../../db/schema/article.ts';
import { course, courseCategory } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { plainText } from '../../kit/html.ts';
import { onShelf } from '../catalogue/policies.ts';
import { categories } from '../catalogue/categories.ts';
import { namesOfCodes } from '../site/names.ts';
import { facetsOf } from './facets.ts';
import { isOffered } from './offered.ts';
import type { SearchDocument } from './indexDocuments.ts';
import { dropDocuments, indexDocuments } from './indexDocuments.ts';
import { stepOf } from './tokens.ts';

/** How much of a long text is looked at. */
const BODY = 600;
const SUMMARY = 120;

/**
 * Brings the search in step with these courses: whoever changes one, puts it on the shelf or takes it off calls this in
 * the same transaction.
 */
export async function indexCourses(db: Db, ids: string[], now: Date): Promise<void> {
  const known = await categories(db, now);
  const rows = await db
    .select({ row: course, lecturerName: lecturer.lecturerName, orgName: orgInfo.orgName })
    .from(course)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, course.orgNo))
    .where(and(inArray(course.id, ids), onShelf));
  const documents = rows.map(({ row, lecturerName, orgName }): SearchDocument => {
    const places = [row.categoryId1, row.categoryId2, row.categoryId3].map((id) => known.get(id)?.categoryName ?? '');
    return {
      kind: searchKindOf(row.courseCategory),
      refId: row.id,
      title: row.courseName,
      summary: row.summary,
      weight: row.countStudy,
      body: [row.summary, ...row.tags, ...places, lecturerName, orgName, plainText(row.introduce, BODY)].join(' '),
      facets: facetsOf(row),
    };
  });
  await dropDocuments(db, [1, 2, 4, 103], ids);
  await indexDocuments(db, documents);
}

/**
 * Tells the search that a course gained a learner. Popularity counts by powers of two there, so that a course is
 * indexed anew a dozen times in its life and not with everybody who joins. `countStudy` is the new count.
 */
export async function keepPopularity(db: Db, courseId: string, countStudy: number, now: Date): Promise<void> {
  if (stepOf(countStudy) !== stepOf(countStudy - 1)) await indexCourses(db, [courseId], now);
}

/** Brings the search in step with these lecturers, by their `userNo`. */
export async function indexLecturers(db: Db, userNos: string[]): Promise<void> {
  const rows = await db
    .select({ row: lecturer, orgName: orgInfo.orgName })
    .from(lecturer)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, lecturer.orgNo))
    .where(and(inArray(lecturer.lecturerUserNo, userNos), enabled(lecturer)));
  await dropDocuments(db, [101], userNos);
  await indexDocuments(
    db,
    rows.map(({ row, orgName }) => ({
      kind: 101,
      refId: row.lecturerUserNo,
      title: row.lecturerName,
      summary: plainText(row.introduce, SUMMARY),
      weight: row.countStudy,
      body: [row.position, ...row.tags, orgName, plainText(row.introduce, BODY)].join(' '),
    })),
  );
}

/** The same for organizations, schools and enterprises, by their `orgNo`. */
export async function indexOrganizations(db: Db, orgNos: string[]): Promise<void> {
  const rows = await db
    .select()
    .from(orgInfo)
    .where(and(inArray(orgInfo.orgNo, orgNos), enabled(orgInfo)));
  await dropDocuments(db, [102], orgNos);
  await indexDocuments(
    db,
    rows.map((row) => ({
      kind: 102,
      refId: row.orgNo,
      title: row.orgName,
      summary: plainText(row.intro, SUMMARY),
      weight: row.sort,
      body: plainText(row.intro, BODY),
    })),
  );
}

/** The same for articles; one whose time has not come is left for later. */
export async function indexArticles(db: Db, ids: string[], now: Date): Promise<void> {
  const published = sql`${article.publishTime} <= ${wireTime(now)}`;
  const rows = await db
    .select()
    .from(article)
    .where(and(inArray(article.id, ids), enabled(article), published));
  await dropDocuments(db, [8], ids);
  await indexDocuments(
    db,
    rows.map((row) => ({
      kind: 8,
      refId: row.id,
      title: row.title,
      summary: row.summary || plainText(row.content, SUMMARY),
      weight: row.countView,
      body: [row.summary, ...row.tags, row.author, row.source, plainText(row.content, BODY)].join(' '),
    })),
  );
}

/** The same for papers of the exam centre, by the assessment that offers them. */
export async function indexExams(db: Db, ids: string[]): Promise<void> {
  const rows = await db
    .select({ row: assessment, subjectName: courseCategory.categoryName })
    .from(assessment)
    .leftJoin(courseCategory, eq(courseCategory.id, assessment.subjectId))
    .where(and(inArray(assessment.id, ids), isOffered));
  await dropDocuments(db, [SearchKind.exam], ids);
  await indexDocuments(
    db,
    rows.map(({ row, subjectName }) => ({
      kind: SearchKind.exam,
      refId: row.id,
      title: row.title,
      summary: plainText(row.intro, SUMMARY),
      weight: row.countSubmit,
      body: [subjectName, plainText(row.intro, BODY)].join(' '),
    })),
  );
}

/** The same for vacancies; only open ones are found. */
export async function indexVacancies(db: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ row: vacancy, orgName: orgInfo.orgName })
    .from(vacancy)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(and(inArray(vacancy.id, ids), eq(vacancy.vacancyState, VacancyState.open)));
  const names = await namesOfCodes(db, now);
  await dropDocuments(db, [SearchKind.vacancy], ids);
  await indexDocuments(
    db,
    rows.map(({ row, orgName }) => ({
      kind: SearchKind.vacancy,
      refId: row.id,
      title: row.vacancyName,
      summary: row.duties.replaceAll(/\s+/g, ' ').slice(0, SUMMARY),
      weight: row.countApply,
      body: [orgName, names.region(row.regionCode), row.place, row.duties, row.demands].join(' ').slice(0, BODY),
    })),
  );
}
