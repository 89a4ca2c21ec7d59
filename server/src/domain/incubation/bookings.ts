import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { bookings as deskBookings } from '#contract/startup/baseDesk.ts';
import type { bookings } from '#contract/startup/baseUse.ts';
import { useSteps } from '#contract/startup/incubationSteps.ts';
import { basePlace, incubationBase, roomBooking } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { ownBase } from './baseDesk.ts';
import { teamOf, teamPath } from './teams.ts';
import { actedProjects, mustRead, ofProjects, placesOf } from './policies.ts';
import { runningBookings } from './uses.ts';

/** Gives back what is not over: the team its own. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function cancelOwnBooking({ db, user, now }: UserCtx, id: string): Promise<void> {
  const at = wireTime(now);
  const where = and(
    eq(roomBooking.id, id),
    gt(roomBooking.endsAt, at),
    ofProjects(roomBooking.projectId, actedProjects(user)),
  );
  await takeStep(db, useSteps, 'end', { table: roomBooking, state: 'useState', where, set: { gmtModified: at } });
}

/** The host takes it back and says why. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function cancelBooking(ctx: UserCtx, { id, opinion }: { id: string; opinion: string }): Promise<void> {
  const { db, user, now } = ctx;
  const places = db.select({ id: basePlace.id }).from(basePlace).where(placesOf(user.orgNo));
  const at = wireTime(now);
  const row = await takeStep(db, useSteps, 'end', {
    table: roomBooking,
    state: 'useState',
    where: and(eq(roomBooking.id, id), gt(roomBooking.endsAt, at), inArray(roomBooking.placeId, places)),
    set: { opinion, gmtModified: at },
  });
  await sendMessage(ctx, {
    to: await teamOf(db, row.projectId),
    msgType: 'organization',
    msgTitle: `${row.beginsAt.slice(5, 16)} 的会议室预约被取消了`,
    msgText: opinion,
    msgUrl: teamPath('place', row.projectId),
  });
}

const rowsOf = ({ db }: UserCtx) =>
  db
    .select({
      id: roomBooking.id,
      baseName: incubationBase.baseName,
      placeName: basePlace.placeName,
      projectId: roomBooking.projectId,
      projectName: startProject.projectName,
      nickname: userExt.nickname,
      mobile: account.mobile,
      purpose: roomBooking.purpose,
      beginsAt: roomBooking.beginsAt,
      endsAt: roomBooking.endsAt,
      useState: roomBooking.useState,
      opinion: roomBooking.opinion,
    })
    .from(roomBooking)
    .innerJoin(basePlace, eq(basePlace.id, roomBooking.placeId))
    .innerJoin(incubationBase, eq(incubationBase.id, basePlace.baseId))
    .innerJoin(startProject, eq(startProject.id, roomBooking.projectId))
    .innerJoin(account, eq(account.userNo, roomBooking.bookerUserNo))
    .innerJoin(userExt, eq(userExt.userNo, roomBooking.bookerUserNo));

const named = <R extends { nickname: string; mobile: string | null }>({ nickname, mobile, ...row }: R) => ({
  ...row,
  bookerName: displayName({ nickname, mobile }),
});

/** The bookings of a project, the latest first. @throws NOT_FOUND */
export async function projectBookings(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof bookings.input>) {
  await mustRead(ctx, projectId);
  const where = eq(roomBooking.projectId, projectId);
  const rows = rowsOf(ctx).where(where).orderBy(desc(roomBooking.beginsAt), desc(roomBooking.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(roomBooking, where));
  return { ...page, list: page.list.map(named) };
}

/** What is booked in a base from now on, the nearest first. @throws NOT_FOUND */
export async function baseBookings(ctx: UserCtx, { id, ...request }: OutputOf<typeof deskBookings.input>) {
  const { db, now } = ctx;
  await ownBase(ctx, id);
  const ofBase = db.select({ id: basePlace.id }).from(basePlace).where(eq(basePlace.baseId, id));
  const where = and(inArray(roomBooking.placeId, ofBase), runningBookings(wireTime(now)));
  const rows = rowsOf(ctx).where(where).orderBy(asc(roomBooking.beginsAt), asc(roomBooking.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(roomBooking, where));
  return { ...page, list: page.list.map(named) };
}
