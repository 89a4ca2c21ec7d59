import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as chat from '#contract/live/chat.ts';
import * as polls from '#contract/live/poll.ts';
import * as replays from '#contract/live/replay.ts';
import * as rooms from '#contract/live/room.ts';
import { ReportReason } from '#contract/rules/chat.ts';
import { OnOff, RoomStatus, TakeKind } from '#contract/rules/liveRooms.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import * as console from '#contract/system/adminSite.ts';
import { newKey } from '#test/chat.ts';
import { makeMedia } from '#test/courses.ts';
import { after, LIVE_START, makeClass, step } from '#test/live.ts';
import type { LiveWorld } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { liveEntry, liveMember, livePoll, liveRoom, liveTake } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { retentionRun, website } from '../../db/schema/system.ts';
import { session } from '../../db/schema/user.ts';
import { enqueue } from '../../kit/job.ts';
import { removeMedia } from '../../jobs/removeMedia.ts';
import { forgetClasses } from './forget.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(LIVE_START);
await db.insert(website).values({ title: '知途' });
const operator = await t.person({ userType: 0 });
/** Months pass in these tests, and nobody is to sign in again meanwhile. */
const staySignedIn = () => db.update(session).set({ ttlSeconds: 9e7, expiresAt: '2040-01-01 00:00:00' });
await staySignedIn();
const site = async () => (await operator.send(console.get)).data;
const keep = async (months: object) => operator.send(console.save, { version: (await site()).version, ...months });

beforeEach(async () => {
  await db.delete(retentionRun);
  await db.update(liveRoom).set({ endedAt: '2050-01-01 00:00:00' }); // those of the tests before
  await db.update(website).set({ timelineMonths: 0, takeMonths: 0 });
});

/** The night so many days after the class. */
const night = async (days: number) => {
  t.setNow(new Date(LIVE_START.getTime() + days * 86_400_000));
  await enqueue(db, forgetClasses, {});
  await t.runJobs();
};

/** A class that is over, with a line of each learner, a poll that was answered, and a recording. */
async function held(saveReplay: OnOff) {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const set = (await lecturer.send(rooms.view, { periodId })).data;
  const { liveName, liveType, disableGood, connectMicrophone } = set;
  await lecturer.send(rooms.settings, { periodId, liveName, liveType, disableGood, connectMicrophone, saveReplay });
  for (const learner of learners) await learner.send(chat.say, { periodId, text: '听得到', clientKey: newKey() });
  const { data: poll } = await lecturer.send(polls.open, { periodId, title: '懂了吗？', options: ['懂了', '没有'] });
  await learners[0].send(polls.vote, { periodId, pollId: poll.pollId, choice: 0 });
  await staySignedIn();
  t.setNow(after(600));
  await step(lecturer, periodId, RoomStatus.ended);
  const [room] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, periodId));
  const mediaId = await makeMedia(db, { storageKey: `live/${periodId}.mp4`, userNo: lecturer.userNo });
  const take = { roomId: room!.id, takeKind: TakeKind.camera, fromMs: 0, lengthMs: 9000, takeKey: 'a:0' };
  await db.insert(liveTake).values({ ...take, userNo: lecturer.userNo, mediaId });
  return { ...world, roomId: room!.id, mediaId };
}

const said = (roomId: string) => db.$count(liveEntry, eq(liveEntry.roomId, roomId));
const recorded = (roomId: string) => db.$count(liveTake, eq(liveTake.roomId, roomId));
const takeAway = async () => {
  await enqueue(db, removeMedia, {});
  await t.runJobs();
};

it('everything stays while the operator wants it kept, which is the usual', async () => {
  const { roomId, mediaId } = await held(OnOff.off);
  expect(await site()).toMatchObject({ chatMonths: 0, timelineMonths: 0, takeMonths: 0, removals: [] });
  await night(4000);
  const [media] = await db.select().from(mediaFile).where(eq(mediaFile.id, mediaId));
  expect([(await said(roomId)) > 3, media!.statusId]).toEqual([true, 1]);
});

it('what is old goes with its files, in the night after; who was there stays, and the console says what went', async () => {
  const { roomId, mediaId, lecturer, periodId } = await held(OnOff.off);
  expect((await keep({ timelineMonths: 2, takeMonths: 1 })).code).toBe(200);
  const all = await said(roomId);
  await night(30);
  expect([await said(roomId), await recorded(roomId)]).toEqual([all, 1]);
  await night(32);
  await takeAway();
  expect([await said(roomId), await recorded(roomId)]).toEqual([all, 0]);
  expect(await db.$count(mediaFile, eq(mediaFile.id, mediaId))).toBe(0);
  await night(63);
  expect(await said(roomId)).toBe(0);
  expect(await db.$count(livePoll, eq(livePoll.roomId, roomId))).toBe(0);
  expect(await db.$count(liveMember, eq(liveMember.roomId, roomId))).toBeGreaterThan(1);
  const replay = await lecturer.send(replays.view, { periodId });
  expect(replay).toMatchObject({ code: 200, data: { polls: [], takes: [] } });
  expect((await site()).removals).toEqual([
    {
      retentionKind: RetentionKind.timelines,
      ranAt: '2027-02-02 10:00:00',
      olderThan: '2026-12-02 00:00:00',
      countRemoved: all + 1,
      countFiles: 0,
    },
    {
      retentionKind: RetentionKind.takes,
      ranAt: '2027-01-02 10:00:00',
      olderThan: '2026-12-02 00:00:00',
      countRemoved: 1,
      countFiles: 1,
    },
  ]);
});

it('what learners can still open as the replay of a class-hour is never touched', async () => {
  const { roomId, learners, lecturer, periodId, mediaId } = await held(OnOff.on);
  await keep({ timelineMonths: 1, takeMonths: 1 });
  const all = await said(roomId);
  await night(400);
  expect(await said(roomId)).toBe(all);
  expect((await learners[0].send(replays.view, { periodId })).data.takes).toHaveLength(1);
  // a film of the whole takes the place of what was recorded, and of nothing else
  const film = await makeMedia(db, { storageKey: `film/${periodId}.mp4`, userNo: lecturer.userNo });
  await db.update(liveRoom).set({ filmMediaId: film }).where(eq(liveRoom.id, roomId));
  await night(401);
  await takeAway();
  expect([await said(roomId), await recorded(roomId)]).toEqual([all, 0]);
  expect(await db.$count(mediaFile, eq(mediaFile.id, mediaId))).toBe(0);
  expect((await learners[0].send(replays.view, { periodId })).data.filmState).toBe('ready');
  // the class-hour is gone
  await db.update(coursePeriod).set({ statusId: 0 }).where(eq(coursePeriod.id, periodId));
  await night(402);
  expect(await said(roomId)).toBe(0);
});

it('a recording that a course, a draft, a class or another room uses stays, and so does what was reported', async () => {
  const { roomId, mediaId, learners, periodId } = await held(OnOff.off);
  const first = await held(OnOff.off);
  await keep({ timelineMonths: 1, takeMonths: 1 });
  const theirs = and(eq(liveEntry.userNo, learners[0].userNo), eq(liveEntry.text, '听得到'));
  const [line] = await db.select().from(liveEntry).where(theirs);
  const report = { periodId, seq: line!.seq, reason: ReportReason.abuse, note: '' };
  expect((await learners[1].send(chat.report, report)).code).toBe(200);
  const [lesson] = await db.select().from(coursePeriod).where(eq(coursePeriod.id, first.periodId));
  await db.update(coursePeriod).set({ mediaId }).where(eq(coursePeriod.id, lesson!.id));
  await db.update(liveRoom).set({ filmMediaId: first.mediaId }).where(eq(liveRoom.id, roomId));
  await night(100);
  await takeAway();
  expect([await recorded(roomId), await recorded(first.roomId)]).toEqual([1, 1]);
  const rest = await db.select({ id: liveEntry.id }).from(liveEntry).where(eq(liveEntry.roomId, roomId));
  expect(rest).toEqual([{ id: line!.id }]);
});

it('a class that goes on is not touched, however long ago it began', async () => {
  const world: LiveWorld = await makeClass(t);
  await keep({ timelineMonths: 1, takeMonths: 1 });
  const [room] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, world.periodId));
  const all = await said(room!.id);
  await db.update(liveRoom).set({ saveReplay: OnOff.off }).where(eq(liveRoom.id, room!.id));
  t.setNow(new Date(LIVE_START.getTime() + 90 * 86_400_000));
  await forgetClasses.run(t.platform, {});
  expect(await said(room!.id)).toBe(all);
});

it('months are whole numbers with an end', async () => {
  for (const wrong of [-1, 1.5, 241, null, '3']) {
    const reply = await keep({ chatMonths: wrong });
    expect(reply).toMatchObject({ code: 422, data: { issues: [{ path: 'chatMonths' }] } });
  }
});
