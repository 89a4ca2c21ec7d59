import { and, eq, gt } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { HourState, MOST_BOOKED_HOURS, TutorState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import { hourSteps } from '#contract/startup/incubationSteps.ts';
import type { book } from '#contract/startup/tutorHour.ts';
import { incubationTutor, tutorHour } from '../../db/schema/incubation.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { actedProjects, holdIncubating, ofProjects } from './policies.ts';

const HOURS = '/startbusiness/person/incubation/hours';
const state = { table: tutorHour, state: 'hourState' } as const;

/** A team takes an offered time. @throws NOT_FOUND, NOT_INCUBATING, INCUBATION_MOVED_ON, TEAM_BUSY, BOOKED_FULL, HOUR_TIME */
export async function bookHour(ctx: UserCtx, { projectId, id, topic }: OutputOf<typeof book.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { hostOrgNo, projectName } = await holdIncubating(db, projectId, actedProjects(user));
  const at = wireTime(now);
  const [hour] = await db
    .select({ beginsAt: tutorHour.beginsAt, tutorUserNo: incubationTutor.userNo })
    .from(tutorHour)
    .innerJoin(incubationTutor, eq(incubationTutor.id, tutorHour.tutorId))
    .where(
      and(
        eq(tutorHour.id, id),
        eq(incubationTutor.orgNo, hostOrgNo!),
        eq(incubationTutor.tutorState, TutorState.active),
      ),
    );
  if (!hour) throw fail(NOT_FOUND);
  if (hour.beginsAt <= at) throw fail(failures.HOUR_TIME);
  const coming = and(
    eq(tutorHour.projectId, projectId),
    eq(tutorHour.hourState, HourState.booked),
    gt(tutorHour.beginsAt, at),
  );
  if ((await db.$count(tutorHour, coming)) >= MOST_BOOKED_HOURS) throw fail(failures.BOOKED_FULL);
  const taking = takeStep(db, hourSteps, 'book', {
    ...state,
    where: eq(tutorHour.id, id),
    set: { projectId, bookerUserNo: user.userNo, topic, gmtModified: at },
  });
  const row = await refusedAs(taking, { tutor_hour_team_apart: failures.TEAM_BUSY });
  await sendMessage(ctx, {
    to: [hour.tutorUserNo],
    msgType: 'organization',
    msgTitle: `「${projectName}」约了你 ${row.beginsAt.slice(5, 16)} 的时间`,
    msgText: topic,
    msgUrl: HOURS,
  });
}

/** A team gives a time back before it begins. @throws NOT_FOUND, INCUBATION_MOVED_ON, HOUR_LATE */
export async function releaseHour(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const at = wireTime(now);
  const where = and(eq(tutorHour.id, id), ofProjects(tutorHour.projectId, actedProjects(user)));
  const [row] = await db
    .select({ hour: tutorHour, tutorUserNo: incubationTutor.userNo })
    .from(tutorHour)
    .innerJoin(incubationTutor, eq(incubationTutor.id, tutorHour.tutorId))
    .where(where);
  if (row?.hour.hourState === HourState.booked && row.hour.beginsAt <= at) throw fail(failures.HOUR_LATE);
  await takeStep(db, hourSteps, 'release', {
    ...state,
    where,
    set: { projectId: null, bookerUserNo: null, topic: '', gmtModified: at },
  });
  await sendMessage(ctx, {
    to: [row!.tutorUserNo],
    msgType: 'organization',
    msgTitle: `${row!.hour.beginsAt.slice(5, 16)} 的谈话，团队取消了，时间又可以约`,
    msgUrl: HOURS,
  });
}
