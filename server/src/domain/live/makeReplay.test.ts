import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import * as replays from '#contract/live/replay.ts';
import * as rooms from '#contract/live/room.ts';
import { OnOff, RoomStatus, TakeKind } from '#contract/rules/liveRooms.ts';
import { after, LIVE_START, makeClass, step } from '#test/live.ts';
import type { LiveWorld } from '#test/live.ts';
import { film, sound, writeDump } from '#test/recordings.ts';
import { testApp } from '#test/testApp.ts';
import { liveRoom, liveTake } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { mediaRoomOf } from './engine.ts';
import { makeReplay } from './makeReplay.ts';
import { liveHooks } from './personHooks.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-replay-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const t = await testApp({ DATA_DIR: dataDir });
const { db } = t.database;

const folderOf = (periodId: string): string => t.platform.providers.rtc!.host!.recordingsOf(mediaRoomOf(periodId));

/** What the engine would have written: the lecturer's camera from the third second, a learner's voice from the tenth. */
async function recorded({ periodId, lecturer, learners }: LiveWorld): Promise<void> {
  const begun = LIVE_START.getTime();
  const fileOf = (from: number, userNo: string) => join(folderOf(periodId), `${begun + from}-${userNo}-TR_a1.rtp`);
  const stretch = { fromMs: 0, toMs: 4000 };
  const camera = { identity: lecturer.userNo, source: 'camera', codec: 'VP8', startedAt: begun + 3000 } as const;
  await writeDump(fileOf(3000, lecturer.userNo), camera, film({ ...stretch, everyMs: 40 }, 1));
  const voice = {
    identity: learners[0].userNo,
    source: 'microphone',
    codec: 'opus',
    startedAt: begun + 10_000,
  } as const;
  await writeDump(fileOf(10_000, learners[0].userNo), voice, sound({ ...stretch, everyMs: 20 }, 1));
}

const viewOf = async (person: { send: LiveWorld['lecturer']['send'] }, periodId: string) =>
  (await person.send(replays.view, { periodId })).data;

it('what was recorded plays in the replay, by who may see it, from where it happened', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  await recorded(world);
  t.setNow(after(60));
  await step(lecturer, periodId, RoomStatus.ended);
  expect(await viewOf(learners[1], periodId)).toMatchObject({ filmState: 'processing', takes: [] });
  await t.runJobs();
  const { filmState, takes } = await viewOf(learners[1], periodId);
  expect(filmState).toBe('takes');
  // one after the other is made: who looks in the middle of it is told that there is more to come
  const isMade = (isReplayMade: 0 | 1) =>
    db.update(liveRoom).set({ isReplayMade }).where(eq(liveRoom.periodId, periodId));
  await isMade(0);
  expect(await viewOf(learners[1], periodId)).toMatchObject({ filmState: 'processing', takes: [{}, {}] });
  await isMade(1);
  expect(takes).toMatchObject([
    { takeKind: TakeKind.camera, userNo: lecturer.userNo, fromMs: 3000, lengthMs: 4000 },
    { takeKind: TakeKind.sound, userNo: learners[0].userNo, fromMs: 10_000, lengthMs: 4000 },
  ]);
  const get = (url: string, token: string) =>
    t.app.inject({ method: 'GET', url, headers: { cookie: `RC_WEB_TOKEN=${token}`, range: 'bytes=0-3' } });
  const part = await get(takes[0]!.url, learners[1].token);
  expect([part.statusCode, part.rawPayload.toString('hex')]).toEqual([206, '1a45dfa3']);
  expect((await get(takes[0]!.url, lecturer.token)).statusCode).toBe(403);
  await expect(readdir(folderOf(periodId))).rejects.toThrow('ENOENT');
});

it('done again after a crash it is there once', async () => {
  const world = await makeClass(t);
  await recorded(world);
  await step(world.lecturer, world.periodId, RoomStatus.ended);
  await t.runJobs();
  await recorded(world);
  await makeReplay.run(t.platform, { periodId: world.periodId });
  expect((await viewOf(world.lecturer, world.periodId)).takes).toHaveLength(2);
});

it('a recording that cannot be read keeps no other from being seen', async () => {
  const world = await makeClass(t);
  await recorded(world);
  const broken = join(folderOf(world.periodId), '1-1-TR_broken.rtp');
  await writeFile(broken, 'no head\n');
  await step(world.lecturer, world.periodId, RoomStatus.ended);
  await t.runJobs({ mayFail: true });
  t.problems.splice(0);
  expect((await viewOf(world.lecturer, world.periodId)).takes).toHaveLength(2);
  // the job tries again after a while, when the tests below may be on
  await rm(broken);
});

it('where the lecturer wants no replay nothing is kept', async () => {
  const world = await makeClass(t);
  const { lecturer, periodId } = world;
  await recorded(world);
  const { data } = await lecturer.send(rooms.view, { periodId });
  const { liveName, liveType, disableGood, connectMicrophone } = data;
  const set = { periodId, liveName, liveType, disableGood, connectMicrophone, saveReplay: OnOff.off };
  await lecturer.send(rooms.settings, set);
  await step(lecturer, periodId, RoomStatus.ended);
  await t.runJobs();
  expect(await viewOf(lecturer, periodId)).toMatchObject({ filmState: 'none', takes: [] });
  await expect(readdir(folderOf(periodId))).rejects.toThrow('ENOENT');
});

it('a class of which nothing was recorded says so', async () => {
  const { lecturer, periodId } = await makeClass(t);
  await step(lecturer, periodId, RoomStatus.ended);
  await t.runJobs();
  expect(await viewOf(lecturer, periodId)).toMatchObject({ filmState: 'none', takes: [] });
});

it('what the lecturer throws away, and where somebody was heard whose account is deleted, is in no replay', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  await recorded(world);
  await step(lecturer, periodId, RoomStatus.ended);
  await t.runJobs();
  await liveHooks.erasing!(db, learners[0].userNo);
  const { takes } = await viewOf(lecturer, periodId);
  expect(takes).toMatchObject([{ takeKind: TakeKind.camera }]);
  const [take] = await db.select().from(liveTake).where(eq(liveTake.id, takes[0]!.takeId));
  await db.update(mediaFile).set({ statusId: 0 }).where(eq(mediaFile.id, take!.mediaId));
  expect(await viewOf(lecturer, periodId)).toMatchObject({ filmState: 'none', takes: [] });
});
