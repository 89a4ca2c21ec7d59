import type { OutputOf } from '#contract/kit/schema.ts';
import type { check, freeTimes as freeTimesCall } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';
import { clashesOf } from './clashes.ts';
import { freeTimes } from './freeTimes.ts';
import { mendsOf } from './mends.ts';
import { propose } from './proposal.ts';
import { roomCounts } from './roomCounts.ts';
import { comingOfSeries } from './scope.ts';

/** What a plan would meet, and the ways out. @throws NOT_FOUND, OFFERING_CLOSED, 422 at the field */
export async function checkPlan({ db, user, now }: UserCtx, { lessonId, ...plan }: OutputOf<typeof check.input>) {
  const { orgNo } = staffOf(user);
  const except = await movedWith(db, orgNo, lessonId, now);
  const { offering, calendar, holders, lessons, students, skipped } = await propose(db, orgNo, plan);
  const clashes = await clashesOf(db, lessons, holders, except);
  const moving = {
    orgNo,
    lessonId: null,
    offeringName: offering.offeringName,
    slot: plan,
    weeks: plan,
    calendar,
    holders,
    studentCount: students.length,
    except,
    now,
  };
  const mends = clashes.length === 0 ? [] : await mendsOf(db, moving, clashes);
  return { lessonCount: lessons.length, skipped, studentCount: students.length, clashes, mends };
}

/** Where in the week an offering has room. @throws NOT_FOUND, 422 at the field */
export async function freeTimesOf(
  { db, user, now }: UserCtx,
  { lessonId, length, ...wish }: OutputOf<typeof freeTimesCall.input>,
) {
  const { orgNo } = staffOf(user);
  const except = await movedWith(db, orgNo, lessonId, now);
  const slot = { weekday: 1, fromBell: 1, toBell: 1 };
  const { offering, calendar, holders, students } = await propose(db, orgNo, {
    ...wish,
    ...slot,
    roomId: null,
    place: '',
  });
  const free = await freeTimes(db, { holders, calendar, weeks: wish, length, except });
  const counts = await roomCounts(db, { orgNo, termId: offering.termId, slots: free, seats: students.length, except });
  return {
    list: free.map(({ weekday, fromBell, toBell }, at) => ({ weekday, fromBell, toBell, roomCount: counts[at]! })),
  };
}

const movedWith = async (db: Db, orgNo: string, lessonId: string | undefined, now: Date): Promise<string[]> =>
  lessonId === undefined ? [] : comingOfSeries(db, orgNo, lessonId, now);
