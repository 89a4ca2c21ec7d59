import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { HourState, TutorState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { offered, own, talks } from '#contract/startup/tutorHour.ts';
import { incubationTutor, tutorHour } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { mustRead, ownPosts } from './policies.ts';

const told = {
  id: tutorHour.id,
  beginsAt: tutorHour.beginsAt,
  endsAt: tutorHour.endsAt,
  place: tutorHour.place,
  topic: tutorHour.topic,
  note: tutorHour.note,
  opinion: tutorHour.opinion,
  hourState: tutorHour.hourState,
};

/** What the caller offers and has agreed on as a tutor; what is still to come or to be written down first. */
export async function ownTalks({ db, user }: UserCtx, request: OutputOf<typeof own.input>) {
  const posts = db.select({ id: incubationTutor.id }).from(incubationTutor).where(ownPosts(user));
  const where = inArray(tutorHour.tutorId, posts);
  const rows = db
    .select({
      ...told,
      orgName: orgInfo.orgName,
      projectId: tutorHour.projectId,
      projectName: sql<string>`coalesce(${startProject.projectName}, '')`,
    })
    .from(tutorHour)
    .innerJoin(incubationTutor, eq(incubationTutor.id, tutorHour.tutorId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, incubationTutor.orgNo))
    .leftJoin(startProject, eq(startProject.id, tutorHour.projectId))
    .where(where)
    .orderBy(
      sql`(${tutorHour.hourState} in (${written(HourState.open, HourState.booked)})) desc`,
      desc(tutorHour.beginsAt),
      desc(tutorHour.id),
    )
    .$dynamic();
  return paginate(request, rows, () => db.$count(tutorHour, where));
}

const people = { nickname: userExt.nickname, mobile: account.mobile };

const named = <R extends { nickname: string; mobile: string | null }>({ nickname, mobile, ...row }: R) => ({
  ...row,
  tutorName: displayName({ nickname, mobile }),
});

/** The times that tutors of the project's host still offer. @throws NOT_FOUND */
export async function offeredHours(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof offered.input>) {
  const { db, now } = ctx;
  const { hostOrgNo } = await mustRead(ctx, projectId);
  const tutors = db
    .select({ id: incubationTutor.id })
    .from(incubationTutor)
    .where(and(eq(incubationTutor.orgNo, hostOrgNo!), eq(incubationTutor.tutorState, TutorState.active)));
  const where = and(
    inArray(tutorHour.tutorId, tutors),
    eq(tutorHour.hourState, HourState.open),
    gt(tutorHour.beginsAt, wireTime(now)),
  );
  const rows = db
    .select({ ...told, ...people, topics: incubationTutor.topics })
    .from(tutorHour)
    .innerJoin(incubationTutor, eq(incubationTutor.id, tutorHour.tutorId))
    .innerJoin(account, eq(account.userNo, incubationTutor.userNo))
    .innerJoin(userExt, eq(userExt.userNo, incubationTutor.userNo))
    .where(where)
    .orderBy(asc(tutorHour.beginsAt), asc(tutorHour.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(tutorHour, where));
  return { ...page, list: page.list.map(named) };
}

/** What a project has agreed on with tutors, the latest first. @throws NOT_FOUND */
export async function projectTalks(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof talks.input>) {
  const { db } = ctx;
  await mustRead(ctx, projectId);
  const where = eq(tutorHour.projectId, projectId);
  const rows = db
    .select({ ...told, ...people })
    .from(tutorHour)
    .innerJoin(incubationTutor, eq(incubationTutor.id, tutorHour.tutorId))
    .innerJoin(account, eq(account.userNo, incubationTutor.userNo))
    .innerJoin(userExt, eq(userExt.userNo, incubationTutor.userNo))
    .where(where)
    .orderBy(desc(tutorHour.beginsAt), desc(tutorHour.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(tutorHour, where));
  return { ...page, list: page.list.map(named) };
}
