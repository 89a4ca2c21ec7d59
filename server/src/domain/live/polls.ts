import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOR_HOSTS, POLL_GONE, POLL_RUNNING, VOTED } from '#contract/live/failures.ts';
import { liveDesk } from '#contract/live/liveEvents.ts';
import type { LivePoll } from '#contract/live/shapes.ts';
import { EntryKind, LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { liveMember, livePoll, livePollAnswer } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { mustBeDecent } from '../chat/words.ts';
import { tell } from '../messages/tell.ts';
import { held, hostOf, mustRun, roomOf } from './place.ts';
import type { RoomRow } from './place.ts';
import { append, secondOf } from './timeline.ts';

type PollRow = typeof livePoll.$inferSelect;

/** Polls as one person may see them: figures and the right option come with one's own vote, or with the end of the poll. */
async function shownPolls(db: Db, rows: readonly PollRow[], userNo: string, isHost: boolean): Promise<LivePoll[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { choice, isLate, pollId } = livePollAnswer;
  const own = await db
    .select({ pollId, choice })
    .from(livePollAnswer)
    .where(and(inArray(pollId, ids), eq(livePollAnswer.userNo, userNo)));
  const counted = await db
    .select({ pollId, choice, isLate, count: sql<number>`count(*)::int` })
    .from(livePollAnswer)
    .where(inArray(pollId, ids))
    .groupBy(pollId, choice, isLate);
  const ownOf = new Map(own.map((answer) => [answer.pollId, answer.choice]));
  return rows.map(({ id, title, options, answer, isOpen, second }) => {
    const chosen = ownOf.get(id) ?? null;
    const isSeen = isHost || chosen !== null;
    const countsOf = (late: 0 | 1) =>
      options.map(
        (_, place) =>
          counted.find((one) => one.pollId === id && one.choice === place && one.isLate === late)?.count ?? 0,
      );
    const votes = counted.filter((one) => one.pollId === id).reduce((sum, one) => sum + one.count, 0);
    return {
      pollId: id,
      title,
      isQuiz: answer === null ? 0 : 1,
      isOpen,
      second,
      options,
      own: chosen,
      answer: isHost || (chosen !== null && isOpen === 0) ? answer : null,
      counts: isSeen || isOpen === 0 ? countsOf(0) : [],
      lateCounts: isSeen || isOpen === 0 ? countsOf(1) : [],
      countVoted: votes,
    };
  });
}

export async function openPoll(db: Db, { id }: RoomRow, userNo: string, isHost: boolean): Promise<LivePoll | null> {
  const rows = await db
    .select()
    .from(livePoll)
    .where(and(eq(livePoll.roomId, id), eq(livePoll.isOpen, 1)));
  return (await shownPolls(db, rows, userNo, isHost))[0] ?? null;
}

export async function pollsOf(db: Db, { id }: RoomRow, userNo: string, isHost: boolean): Promise<LivePoll[]> {
  const rows = await db
    .select()
    .from(livePoll)
    .where(eq(livePoll.roomId, id))
    .orderBy(asc(livePoll.id))
    .limit(MOST_POLLS);
  return shownPolls(db, rows, userNo, isHost);
}

/** In one class. */
const MOST_POLLS = 200;

interface Asked {
  periodId: string;
  title: string;
  options: string[];
  answer: number | null;
}

/** @throws ROOM_GONE, NOT_ON_AIR, POLL_RUNNING, BAD_WORD; 422 at an option that stands there twice */
export async function askPoll({ db, user, now }: UserCtx, asked: Asked): Promise<LivePoll> {
  const { periodId, title, options, answer } = asked;
  const place = await hostOf(db, user, periodId, now);
  const room = await held(db, place.room.id);
  mustRun(room);
  const twice = options.findIndex((option, index) => options.indexOf(option) < index);
  if (twice >= 0) throw failAt(`options.${twice}`, '这个选项已经有了');
  if (answer !== null && answer >= options.length) throw failAt('answer', '请选择正确的选项');
  await mustBeDecent(db, title, 'title');
  for (const [index, option] of options.entries()) await mustBeDecent(db, option, `options.${index}`);
  const adding = db
    .insert(livePoll)
    .values({ roomId: room.id, title, options, answer, second: secondOf(room, now) })
    .returning();
  const [poll] = await refusedAs(adding, { live_poll_running: POLL_RUNNING });
  const entry = { entryKind: EntryKind.pollOpen, userNo: user.userNo, text: title, refId: poll!.id };
  await append(db, room.id, entry, now);
  return (await shownPolls(db, [poll!], user.userNo, true))[0]!;
}

/** Closed again it stays closed. @throws ROOM_GONE, POLL_GONE */
export async function closePoll({ db, user, now }: UserCtx, periodId: string, pollId: string): Promise<void> {
  const { room } = await hostOf(db, user, periodId, now);
  const poll = await pollIn(db, room, pollId);
  const closed = await db
    .update(livePoll)
    .set({ isOpen: 0 })
    .where(and(eq(livePoll.id, pollId), eq(livePoll.isOpen, 1)))
    .returning({ id: livePoll.id });
  if (closed.length === 0) return;
  const entry = { entryKind: EntryKind.pollClose, userNo: user.userNo, text: poll.title, refId: pollId };
  await append(db, room.id, entry, now);
}

async function pollIn(db: Db, { id }: RoomRow, pollId: string): Promise<PollRow> {
  const [poll] = await db
    .select()
    .from(livePoll)
    .where(and(eq(livePoll.id, pollId), eq(livePoll.roomId, id)));
  if (!poll) throw fail(POLL_GONE);
  return poll;
}

/** One vote each. Once the poll is closed, or the class over, it counts as given in the replay. @throws POLL_GONE, VOTED, NOT_FOR_HOSTS */
export async function voteIn(ctx: UserCtx, periodId: string, pollId: string, choice: number): Promise<LivePoll> {
  const { db, user, now } = ctx;
  const { room, role } = await roomOf(db, user, periodId, now);
  if (role !== LiveRole.learner) throw fail(NOT_FOR_HOSTS, '讲师和助教不参加投票');
  const poll = await pollIn(db, room, pollId);
  if (choice >= poll.options.length) throw failAt('choice', '请选择一个选项');
  const isLate = poll.isOpen === 1 && room.roomStatus !== RoomStatus.ended ? 0 : 1;
  const voting = db.insert(livePollAnswer).values({ pollId, userNo: user.userNo, choice, isLate, at: wireTime(now) });
  await refusedAs(voting, { live_poll_answer_once: VOTED });
  if (isLate === 0) await tell(db, liveDesk, await hostsOf(db, room.id), { periodId });
  return (await shownPolls(db, [poll], user.userNo, false))[0]!;
}

/** Who leads the class. */
export async function hostsOf(db: Db, roomId: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: liveMember.userNo })
    .from(liveMember)
    .where(and(eq(liveMember.roomId, roomId), inArray(liveMember.liveRole, [LiveRole.host, LiveRole.assistant])));
  return rows.map(({ userNo }) => userNo);
}
