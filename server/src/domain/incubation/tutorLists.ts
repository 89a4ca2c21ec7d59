import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { HourState, TutorState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { posts } from '#contract/startup/tutorHour.ts';
import type { list, talks } from '#contract/startup/tutorHost.ts';
import { incubationTutor, tutorHour } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { ownPosts, ownTutors } from './policies.ts';

/** Who advises the teams of the caller's organization, who was asked first. */
export async function tutorPage({ db, user, now }: UserCtx, request: OutputOf<typeof list.input>) {
  const where = and(ownTutors(user), inArray(incubationTutor.tutorState, [TutorState.invited, TutorState.active]));
  const rows = db
    .select({
      id: incubationTutor.id,
      userNo: incubationTutor.userNo,
      nickname: userExt.nickname,
      mobile: account.mobile,
      headImgUrl: userExt.headImgUrl,
      topics: incubationTutor.topics,
      tutorState: incubationTutor.tutorState,
    })
    .from(incubationTutor)
    .innerJoin(account, eq(account.userNo, incubationTutor.userNo))
    .innerJoin(userExt, eq(userExt.userNo, incubationTutor.userNo))
    .where(where)
    .orderBy(asc(incubationTutor.tutorState), asc(incubationTutor.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(incubationTutor, where));
  const counts = await db
    .select({ tutorId: tutorHour.tutorId, hourState: tutorHour.hourState, n: count() })
    .from(tutorHour)
    .where(
      and(
        inArray(
          tutorHour.tutorId,
          page.list.map(({ id }) => id),
        ),
        // what is open and over is no offer
        sql`(${tutorHour.hourState} <> ${HourState.open} or ${gt(tutorHour.beginsAt, wireTime(now))})`,
      ),
    )
    .groupBy(tutorHour.tutorId, tutorHour.hourState);
  const countOf = (id: string, wanted: HourState) =>
    counts.find(({ tutorId, hourState }) => tutorId === id && hourState === wanted)?.n ?? 0;
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, ...row }) => ({
      ...row,
      name: displayName({ nickname, mobile }),
      countKept: countOf(row.id, HourState.kept),
      countMissed: countOf(row.id, HourState.missed),
      countOpen: countOf(row.id, HourState.open),
    })),
  };
}

/** Where the caller was asked to advise. */
export async function postPage({ db, user }: UserCtx, request: OutputOf<typeof posts.input>) {
  const where = and(ownPosts(user), inArray(incubationTutor.tutorState, [TutorState.invited, TutorState.active]));
  const { id, topics, tutorState } = incubationTutor;
  const rows = db
    .select({ id, orgName: orgInfo.orgName, topics, tutorState })
    .from(incubationTutor)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, incubationTutor.orgNo))
    .where(where)
    .orderBy(asc(tutorState), desc(id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(incubationTutor, where));
}

/** What tutors and teams of the caller's organization agreed on, the latest first. */
export async function hostTalks({ db, user }: UserCtx, { hourState, ...request }: OutputOf<typeof talks.input>) {
  const tutors = db.select({ id: incubationTutor.id }).from(incubationTutor).where(ownTutors(user));
  const where = and(
    inArray(tutorHour.tutorId, tutors),
    sql`${tutorHour.projectId} is not null`,
    hourState === undefined ? undefined : eq(tutorHour.hourState, hourState),
  );
  const rows = db
    .select({
      id: tutorHour.id,
      nickname: userExt.nickname,
      mobile: account.mobile,
      projectId: startProject.id,
      projectName: startProject.projectName,
      beginsAt: tutorHour.beginsAt,
      endsAt: tutorHour.endsAt,
      place: tutorHour.place,
      topic: tutorHour.topic,
      note: tutorHour.note,
      hourState: tutorHour.hourState,
    })
    .from(tutorHour)
    .innerJoin(incubationTutor, eq(incubationTutor.id, tutorHour.tutorId))
    .innerJoin(startProject, eq(startProject.id, tutorHour.projectId))
    .innerJoin(account, eq(account.userNo, incubationTutor.userNo))
    .innerJoin(userExt, eq(userExt.userNo, incubationTutor.userNo))
    .where(where)
    .orderBy(desc(tutorHour.beginsAt), desc(tutorHour.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(tutorHour, where));
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, ...row }) => ({ ...row, tutorName: displayName({ nickname, mobile }) })),
  };
}
