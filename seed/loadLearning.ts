import { inArray } from 'drizzle-orm';
import { categories } from '#seed/data/categories.ts';
import { organizations } from '#seed/data/organizations.ts';
import { momentOf } from '#contract/rules/time.ts';
import { zoneTypeOf } from '#contract/rules/courseCategories.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { Db } from '#server/db/client.ts';
import { orgInfo, user } from '#server/db/schema/user.ts';
import { keepFileKinds } from '#server/domain/catalogue/fileKinds.ts';
import { indexArticles, indexCourses, indexLecturers, indexOrganizations } from '#server/domain/search/collect.ts';
import { loadCategories } from './make/learning/categories.ts';
import { seedClock } from './make/learning/clock.ts';
import { loadComments } from './make/learning/comments.ts';
import { countEverything } from './make/learning/counters.ts';
import { loadCourses } from './make/learning/courses.ts';
import { loadDispute } from './make/learning/dispute.ts';
import { loadFollows, loadReading } from './make/learning/follows.ts';
import { loadLecturers } from './make/learning/lecturers.ts';
import { loadMedia } from './make/learning/media.ts';
import { loadNews } from './make/learning/news.ts';
import { loadNotes } from './make/learning/notes.ts';
import { planComments, planEnrolments } from './make/learning/plan.ts';
import { loadSpace } from './make/learning/space.ts';
import { loadStudy } from './make/learning/study.ts';
import type { LearningWorld, Step } from './make/learning/world.ts';
import { loadZonePicks } from './make/learning/zonePicks.ts';

const DAY = 86_400_000;

/**
 * The learning part of the demo world: courses with their media, lecturers, learners' progress, comments, news, and
 * everything of it in the search. People and organizations are there already.
 * @param now The same moment gives the same world.
 */
export async function loadLearningWorld(db: Db, world: LearningWorld, now: Date): Promise<void> {
  const step: Step = { ...world, db, now, clock: seedClock(now), orgNos: await orgNosByKey(db) };
  const media = await loadMedia(step);
  const placeOf = await loadCategories(step);
  await loadLecturers(step);
  const courses = await loadCourses(step, { media, placeOf, fieldOf });
  const age = await daysSinceRegistered(db, world, now);
  const comments = planComments(courses, age);
  const enrolments = planEnrolments(courses, comments, age);
  await loadStudy(step, enrolments);
  await loadNotes(step, courses);
  await loadSpace(step);
  await loadDispute(step, courses.get('py-data')!, { period: 9, from: 10 });
  await loadComments(step, comments);
  await loadFollows(step, enrolments, comments);
  await loadZonePicks(step, courses);
  const articleIds = await loadNews(step);
  await loadReading(step, articleIds);
  await countEverything(db);
  const courseIds = [...courses.values()].map(({ id }) => id);
  await keepFileKinds(db, courseIds);
  await indexCourses(db, courseIds, now);
  await indexLecturers(db, [...new Set([...courses.values()].map(({ lecturerUserNo }) => lecturerUserNo))]);
  await indexOrganizations(db, [...step.orgNos.values()]);
  await indexArticles(db, articleIds, now);
}

async function orgNosByKey(db: Db): Promise<Map<string, string>> {
  const names = organizations.map(({ name }) => name);
  const rows = await db
    .select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName })
    .from(orgInfo)
    .where(inArray(orgInfo.orgName, names));
  const byName = new Map(rows.map(({ orgNo, orgName }) => [orgName, orgNo]));
  return new Map(organizations.map(({ key, name }) => [key, byName.get(name)!]));
}

async function daysSinceRegistered(db: Db, { userNos }: LearningWorld, now: Date): Promise<Map<string, number>> {
  const rows = await db.select({ userNo: user.userNo, since: user.gmtCreate }).from(user);
  const since = new Map(rows.map((row) => [row.userNo, momentOf(row.since)]));
  return new Map([...userNos].map(([key, userNo]) => [key, (now.getTime() - since.get(userNo)!.getTime()) / DAY]));
}

/** The widest category above one of the third level. */
function fieldOf(kind: CourseCategory, name: string): string {
  const tree = categories[zoneTypeOf(kind)];
  return Object.entries(tree).find(([, seconds]) => Object.values(seconds).some((thirds) => thirds.includes(name)))![0];
}
