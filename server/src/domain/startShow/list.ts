import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { ShowState } from '#contract/rules/startShows.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/startup/show.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { startShow, startShowEntry } from '../../db/schema/startShow.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import { onShelf } from '../catalogue/policies.ts';
import { isShownProject } from '../startProject/policies.ts';
import { isShownShow } from './policies.ts';

export const itsHouse = eq(orgInfo.orgNo, startShow.orgNo);

/** The columns of a card, of `start_show` joined with its house. */
export const showColumns = {
  id: startShow.id,
  title: startShow.title,
  showKind: startShow.showKind,
  showState: startShow.showState,
  place: startShow.place,
  beginsAt: startShow.beginsAt,
  endsAt: startShow.endsAt,
  orgNo: startShow.orgNo,
  orgName: orgInfo.orgName,
  countProjects: sql<number>`(select count(*)::int from start_show_entry e where e.show_id = ${startShow.id})`,
};

/** Shows that come, the next one first; or those that are over, the last one first. */
export function listShows(db: Db, { when, ...request }: OutputOf<typeof list.input>, now: Date) {
  const at = wireTime(now);
  const isComing = when === 'coming';
  const where = and(isShownShow, isComing ? gte(startShow.endsAt, at) : lt(startShow.endsAt, at));
  const order = isComing ? [asc(startShow.endsAt), asc(startShow.id)] : [desc(startShow.endsAt), desc(startShow.id)];
  const rows = db
    .select(showColumns)
    .from(startShow)
    .innerJoin(orgInfo, itsHouse)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  return paginate(request, rows, () => cappedCount(db, sql`${startShow}`, where));
}

/**
 * One of them with the projects on stage whose pages are public, and what they got once it is over; with its live class
 * while that can be opened. @throws NOT_FOUND
 */
export async function viewShow(db: Db, id: string) {
  const [row] = await db
    .select({ ...showColumns, intro: startShow.intro, courseId: course.id })
    .from(startShow)
    .innerJoin(orgInfo, itsHouse)
    .leftJoin(course, and(eq(course.id, startShow.courseId), onShelf))
    .where(and(eq(startShow.id, id), isShownShow));
  if (!row) throw fail(NOT_FOUND);
  const isOver = row.showState === ShowState.finished;
  const { projectName, slogan, leaderUserNo } = startProject;
  const { projectId, award } = startShowEntry;
  const projects = await db
    .select({ projectId, projectName, slogan, award, nickname: userExt.nickname, mobile: account.mobile })
    .from(startShowEntry)
    .innerJoin(startProject, eq(startProject.id, projectId))
    .innerJoin(account, eq(account.userNo, leaderUserNo))
    .innerJoin(userExt, eq(userExt.userNo, leaderUserNo))
    .where(and(eq(startShowEntry.showId, id), isShownProject))
    .orderBy(asc(startShowEntry.sort), asc(startShowEntry.id));
  return {
    ...row,
    courseId: row.courseId ?? NONE,
    projects: projects.map(({ nickname, mobile, ...one }) => ({
      ...one,
      award: isOver ? one.award : '',
      leaderName: displayName({ nickname, mobile }),
    })),
  };
}
