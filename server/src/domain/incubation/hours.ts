import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { HourState, MOST_OPEN_HOURS, TutorState } from '#contract/rules/incubation.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import { hourSteps } from '#contract/startup/incubationSteps.ts';
import type { close, open } from '#contract/startup/tutorHour.ts';
import { incubationTutor, tutorHour } from '../../db/schema/incubation.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage, sendMessages } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { teamOf, teamPath, teamsOf } from './teams.ts';
import { ownPosts } from './policies.ts';

const state = { table: tutorHour, state: 'hourState' } as const;

/** The hours of the caller, as a tutor of whichever host. */
const ownHours = ({ db, user }: UserCtx): SQL =>
  inArray(tutorHour.tutorId, db.select({ id: incubationTutor.id }).from(incubationTutor).where(ownPosts(user)));

/**
 * Offers a time to the teams of a host.
 * @throws NOT_FOUND, INCUBATION_MOVED_ON, HOURS_FULL, HOUR_TIME and HOUR_CLASH at the time
 */
export async function openHour(ctx: UserCtx, wish: OutputOf<typeof open.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { tutorId, beginsAt, minutes, place } = wish;
  const at = wireTime(now);
  // what the same person offers to several hosts does not overlap either
  await oneAtATime(db, user.userNo);
  const [post] = await db
    .select()
    .from(incubationTutor)
    .where(and(eq(incubationTutor.id, tutorId), ownPosts(user)))
    .for('share');
  if (!post) throw fail(NOT_FOUND);
  if (post.tutorState !== TutorState.active) throw fail(failures.INCUBATION_MOVED_ON);
  if (beginsAt <= at) throw atTime(failures.HOUR_TIME);
  const endsAt = wireTimeIn(momentOf(beginsAt), minutes * 60);
  const running = inArray(tutorHour.hourState, [HourState.open, HourState.booked]);
  const own = and(ownHours(ctx), running);
  const overlapping = and(own, lt(tutorHour.beginsAt, endsAt), gt(tutorHour.endsAt, beginsAt));
  if ((await db.$count(tutorHour, overlapping)) > 0) throw atTime(failures.HOUR_CLASH);
  if ((await db.$count(tutorHour, and(own, gt(tutorHour.beginsAt, at)))) >= MOST_OPEN_HOURS)
    throw fail(failures.HOURS_FULL);
  const adding = db
    .insert(tutorHour)
    .values({ tutorId, beginsAt, endsAt, place, gmtCreate: at, gmtModified: at })
    .returning({ id: tutorHour.id });
  const [made] = await refusedAs(adding, { tutor_hour_apart: atTime(failures.HOUR_CLASH) });
  return made!.id;
}

const atTime = (failure: typeof failures.HOUR_TIME) =>
  fail(failure, undefined, { issues: [{ path: 'beginsAt', message: failure.msg }] });

/** The tutor takes a time back; a team that had it hears why. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function cancelHour(ctx: UserCtx, { id, opinion }: { id: string; opinion: string }): Promise<void> {
  const { db, now } = ctx;
  const row = await takeStep(db, hourSteps, 'cancel', {
    ...state,
    where: and(eq(tutorHour.id, id), ownHours(ctx)),
    set: { opinion, gmtModified: wireTime(now) },
  });
  await tellCancelled(ctx, [row], opinion);
}

/** All that a tutor still offers, once they advise no more. */
export async function cancelHours(ctx: UserCtx, tutorId: string, opinion: string): Promise<void> {
  const { db, now } = ctx;
  const at = wireTime(now);
  const gone = await db
    .update(tutorHour)
    .set({ hourState: HourState.cancelled, opinion, gmtModified: at })
    .where(
      and(
        eq(tutorHour.tutorId, tutorId),
        inArray(tutorHour.hourState, [HourState.open, HourState.booked]),
        gt(tutorHour.beginsAt, at),
      ),
    )
    .returning();
  await tellCancelled(ctx, gone, opinion);
}

/** The teams that had one of them hear why. */
async function tellCancelled({ db }: UserCtx, rows: readonly (typeof tutorHour.$inferSelect)[], opinion: string) {
  const booked = rows.flatMap(({ projectId, beginsAt }) => (projectId === null ? [] : [{ projectId, beginsAt }]));
  if (booked.length === 0) return;
  const teams = await teamsOf(
    db,
    booked.map(({ projectId }) => projectId),
  );
  await sendMessages(
    { db },
    booked.flatMap(({ projectId, beginsAt }) =>
      (teams.get(projectId) ?? []).map((to) => ({
        to,
        msgType: 'organization' as const,
        msgTitle: `${beginsAt.slice(5, 16)} 和导师约的谈话取消了`,
        msgText: opinion,
        msgUrl: teamPath('talk', projectId),
      })),
    ),
  );
}

/** Whether they talked, written down once the time has come. @throws NOT_FOUND, INCUBATION_MOVED_ON, HOUR_EARLY */
export async function closeHour(ctx: UserCtx, { id, isKept, note }: OutputOf<typeof close.input>): Promise<void> {
  const { db, now } = ctx;
  const at = wireTime(now);
  const where = and(eq(tutorHour.id, id), ownHours(ctx));
  const [row] = await db.select().from(tutorHour).where(where).for('update');
  if (row?.hourState === HourState.booked && row.beginsAt > at) throw fail(failures.HOUR_EARLY);
  const step = isKept === 1 ? 'keep' : 'miss';
  const { projectId, beginsAt } = await takeStep<typeof tutorHour, HourState, 'keep' | 'miss'>(db, hourSteps, step, {
    ...state,
    where,
    set: { note, gmtModified: at },
  });
  await sendMessage(ctx, {
    to: await teamOf(db, projectId!),
    msgType: 'organization',
    msgTitle: `${beginsAt.slice(5, 16)} 和导师约的谈话：${isKept === 1 ? '有记录了' : '记为没有来，有误请告诉导师'}`,
    msgUrl: teamPath('talk', projectId!),
  });
}
