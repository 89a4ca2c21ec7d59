import { and, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { seatBar } from '#contract/rules/seats.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NO_FREE_SEAT, SEAT_HELD, SEAT_USED } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { courseSeat } from '../../db/schema/seat.ts';
import { userCourse } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { deliverCourse, takeBackCourse } from '../study/bought.ts';
import { theirs } from '../study/policies.ts';
import { keepers, theirPeople } from './people.ts';
import { takeFree } from './pool.ts';

interface Given {
  orgNo: string;
  courseId: string;
  userNos: readonly string[];
}

/**
 * Hands seats out to people of the organization, all or none. The lines of the people are taken in one order, so that two
 * who hand out at once do not wait for each other; free seats are taken as they are found.
 * @throws NOT_FOUND for somebody of another house, SEAT_HELD, NO_FREE_SEAT
 */
export async function giveSeats(db: Db, { orgNo, courseId, userNos }: Given, now: Date): Promise<number> {
  const wanted = [...new Set(userNos)].toSorted((one, other) => Number(BigInt(one) - BigInt(other)));
  if ((await theirPeople(db, orgNo, wanted)).size < wanted.length) throw fail(NOT_FOUND);
  for (const userNo of wanted) await oneAtATime(db, userNo);
  if ((await keepers(db, courseId, wanted, now)).size > 0) throw fail(SEAT_HELD);
  const free = await takeFree(db, orgNo, courseId, wanted.length);
  if (free.length < wanted.length) throw fail(NO_FREE_SEAT);
  const [its] = await db.select().from(course).where(eq(course.id, courseId));
  for (const [index, userNo] of wanted.entries()) {
    const heldBefore = await deliverCourse(db, userNo, courseId, now, 'seat');
    await db
      .update(courseSeat)
      .set({ userNo, givenAt: wireTime(now), heldBefore })
      .where(eq(courseSeat.id, free[index]!.id));
  }
  await sendMessage(
    { db },
    {
      to: wanted,
      msgType: 'system',
      msgTitle: `单位给你开通了《${its!.courseName}》`,
      msgText: '已经放进「我的课程」，马上可以学。',
      msgUrl: '/account/course',
    },
  );
  return wanted.length;
}

/** Takes a seat back that nobody has begun to use; it is free for somebody else. @throws NOT_FOUND, SEAT_USED */
export async function takeSeatBack(db: Db, orgNo: string, id: string, now: Date): Promise<void> {
  const [found] = await db
    .select()
    .from(courseSeat)
    .where(and(eq(courseSeat.id, id), eq(courseSeat.orgNo, orgNo), sql`${courseSeat.userNo} is not null`));
  const userNo = found?.userNo;
  if (!found || !userNo) throw fail(NOT_FOUND);
  const { courseId } = found;
  await oneAtATime(db, userNo);
  const [seat] = await db
    .select()
    .from(courseSeat)
    .where(and(eq(courseSeat.id, id), eq(courseSeat.userNo, userNo)))
    .for('update');
  if (!seat) throw fail(NOT_FOUND);
  const [held] = await db.select().from(userCourse).where(theirs(userNo, courseId)).for('update');
  const bar = seatBar(standingOf(held, seat.givenAt!));
  if (bar !== undefined) throw fail(SEAT_USED, bar);
  await db.update(courseSeat).set({ userNo: null, givenAt: null, heldBefore: null }).where(eq(courseSeat.id, id));
  await takeBackCourse(db, { userNo, courseId, heldBefore: seat.heldBefore }, now);
  await sendMessage(
    { db },
    { to: [userNo], msgType: 'system', msgTitle: '单位收回了一个课程席位', msgUrl: '/account/course' },
  );
}

type Held = Pick<typeof userCourse.$inferSelect, 'source' | 'progress' | 'resetAt'>;

/** What the rule of taking back asks; who bought it since holds it of their own. */
export const standingOf = (held: Held | null | undefined, givenAt: string) => ({
  isTheirs: held?.source === 'seat',
  progress: held?.progress ?? 0,
  isRestarted: (held?.resetAt ?? '') >= givenAt,
});

/** Two accounts become one: where both have a seat of a course, the one of the old number is free again. */
export async function mergeSeats(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const mine = db.select({ courseId: courseSeat.courseId }).from(courseSeat).where(eq(courseSeat.userNo, to));
  await db
    .update(courseSeat)
    .set({ userNo: null, givenAt: null, heldBefore: null })
    .where(and(eq(courseSeat.userNo, from), inArray(courseSeat.courseId, mine)));
  await db.update(courseSeat).set({ userNo: to }).where(eq(courseSeat.userNo, from));
}
