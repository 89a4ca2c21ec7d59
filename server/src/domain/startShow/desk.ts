import { and, asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { NONE } from '#contract/rules/id.ts';
import { MOST_SHOW_CHOICES } from '#contract/rules/startShows.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { startShow, startShowEntry } from '../../db/schema/startShow.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { onShelf } from '../catalogue/policies.ts';
import { staffOf } from '../organization/policies.ts';
import { itsHouse, showColumns } from './list.ts';
import { ownShow, ownShows, stageable } from './policies.ts';

/** The shows of the caller's organization, what begins last first. */
export function showDeskPage({ db, user }: UserCtx, request: PageRequest) {
  const where = ownShows(user);
  const rows = db
    .select(showColumns)
    .from(startShow)
    .innerJoin(orgInfo, itsHouse)
    .where(where)
    .orderBy(desc(startShow.beginsAt), desc(startShow.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(startShow, where));
}

/** The live classes of the caller's organization that are on the shelf. */
export const ownLives = (user: SessionUser) =>
  and(eq(course.orgNo, staffOf(user).orgNo), eq(course.courseCategory, CourseCategory.live), onShelf);

/** What one can put on stage, and where it can be watched. */
export async function showChoices({ db, user }: UserCtx) {
  const { id, projectName } = startProject;
  const projects = await db
    .select({ id, projectName })
    .from(startProject)
    .where(stageable(user))
    .orderBy(desc(startProject.stateTime), desc(id))
    .limit(MOST_SHOW_CHOICES);
  const lives = await db
    .select({ id: course.id, courseName: course.courseName })
    .from(course)
    .where(ownLives(user))
    .orderBy(desc(course.id))
    .limit(MOST_SHOW_CHOICES);
  return { projects, lives };
}

/** One of them as its form shows it. @throws NOT_FOUND */
export async function showForm({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(startShow).where(ownShow(user, id));
  if (!row) throw fail(NOT_FOUND);
  return { ...row, courseId: row.courseId ?? NONE, projects: await onStage(db, id) };
}

/** The projects of a show in their order, with what they got. */
export const onStage = (db: Db, showId: string) =>
  db
    .select({ projectId: startShowEntry.projectId, projectName: startProject.projectName, award: startShowEntry.award })
    .from(startShowEntry)
    .innerJoin(startProject, eq(startProject.id, startShowEntry.projectId))
    .where(eq(startShowEntry.showId, showId))
    .orderBy(asc(startShowEntry.sort), asc(startShowEntry.id));
