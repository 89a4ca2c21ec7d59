import { readdir, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { isId } from '#contract/rules/id.ts';
import { OnOff, RoomStatus, TakeKind } from '#contract/rules/liveRooms.ts';
import { momentOf } from '#contract/rules/time.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { liveRoom, liveTake } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { user } from '../../db/schema/user.ts';
import type { Db } from '../../db/client.ts';
import type { Platform } from '../../kit/context.ts';
import { job } from '../../kit/job.ts';
import { beginningWith } from '../../kit/like.ts';
import { loggable } from '../../kit/loggable.ts';
import { DUMP_ENDING } from '../../providers/rtc/recording/dump.ts';
import type { DumpHead } from '../../providers/rtc/recording/dump.ts';
import { makeTakes } from '../../providers/rtc/recording/takes.ts';
import type { Take } from '../../providers/rtc/recording/takes.ts';
import { mediaRoomOf } from './engine.ts';
import type { RoomRow } from './place.ts';

/** Shorter is no more than a click. */
const LEAST_MS = 500;

const kinds: Readonly<Record<DumpHead['source'], TakeKind>> = {
  camera: TakeKind.camera,
  screen: TakeKind.screen,
  microphone: TakeKind.sound,
  screenSound: TakeKind.sound,
};

/**
 * A class is over: what the engine kept of it becomes films and sounds that the replay plays. Nothing is encoded anew, so
 * they are there within a minute; what the engine wrote before it crashed is among them.
 */
export const makeReplay = job({
  name: 'makeReplay',
  input: z.object({ periodId: Id.open('period') }),
  attempts: 5,
  key: ({ periodId }) => periodId,
  async run(platform, { periodId }) {
    const { db, providers, log } = platform;
    const [room] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, periodId));
    if (room?.roomStatus !== RoomStatus.ended || room.beganAt === null) return;
    const host = providers.rtc?.host;
    const name = mediaRoomOf(periodId);
    if (host) {
      await host.record({ room: name, isOn: false });
      const folder = host.recordingsOf(name);
      // one that cannot be read must not keep the others from being seen
      const failures: unknown[] = [];
      for (const dump of room.saveReplay === OnOff.on ? await dumpsIn(folder) : [])
        await keepDump(platform, room, join(folder, dump)).catch((error: unknown) => {
          failures.push(error);
          log.warn({ ...loggable(error), dump }, 'a recording could not be made into a film');
        });
      if (failures.length > 0) throw failures[0];
      await rm(folder, { recursive: true, force: true });
    }
    await db.update(liveRoom).set({ isReplayMade: 1 }).where(eq(liveRoom.id, room.id));
  },
  /** What could be made is shown; the rest stays on the disk for whoever looks into it. */
  async onGivenUp({ db }, { periodId }) {
    await db.update(liveRoom).set({ isReplayMade: 1 }).where(eq(liveRoom.periodId, periodId));
  },
});

const dumpsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => extname(name) === DUMP_ENDING).toSorted();

/** All takes of a recording are entered together, so that one that was done before a crash is not done again. */
async function keepDump(platform: Platform, room: RoomRow, dump: string): Promise<void> {
  const { db, providers } = platform;
  const { storage } = providers;
  const key = dump.slice(dump.lastIndexOf('/') + 1, -DUMP_ENDING.length);
  const [done] = await db
    .select({ id: liveTake.id })
    .from(liveTake)
    .where(and(eq(liveTake.roomId, room.id), like(liveTake.takeKey, beginningWith(`${key}:`))))
    .limit(1);
  if (!done) {
    const { size } = await stat(dump);
    const takes = await makeTakes(dump, () => storage.aside(size));
    const rows: { take: Take; storageKey: string; bytes: number }[] = [];
    for (const [index, take] of takes.entries()) {
      const bytes = (await stat(take.path)).size;
      const storageKey = `live/${room.periodId}/${key}-${index}.${take.contentType.split('/')[1]}`;
      await storage.take(storageKey, take.path, take.contentType);
      if (take.lengthMs >= LEAST_MS) rows.push({ take, storageKey, bytes });
      else await storage.remove(storageKey);
    }
    await db.transaction(async (tx) => {
      for (const row of rows) await enter(tx, room, key, row);
    });
  }
  await rm(dump, { force: true });
}

async function enter(
  db: Db,
  room: RoomRow,
  key: string,
  { take, storageKey, bytes }: { take: Take; storageKey: string; bytes: number },
): Promise<void> {
  const [lesson] = await db
    .select({ lecturerUserNo: course.lecturerUserNo, periodName: coursePeriod.periodName })
    .from(coursePeriod)
    .innerJoin(course, eq(course.id, coursePeriod.courseId))
    .where(eq(coursePeriod.id, room.periodId));
  const { identity } = take.head;
  const [person] = isId(identity)
    ? await db.select({ userNo: user.userNo }).from(user).where(eq(user.userNo, identity))
    : [];
  const takeKind = kinds[take.head.source];
  const fromMs = Math.max(0, Math.round(take.from - momentOf(room.beganAt!).getTime()));
  const [media] = await db
    .insert(mediaFile)
    .values({
      userNo: lesson!.lecturerUserNo,
      fileName: `${lesson!.periodName} ${TakeKind.labels[takeKind]}${extname(storageKey)}`,
      fileType: takeKind === TakeKind.sound ? FileType.audio : FileType.video,
      contentType: take.contentType,
      storageKey,
      fileSize: String(bytes),
      length: Math.max(1, Math.round(take.lengthMs / 1000)),
    })
    .returning({ id: mediaFile.id });
  await db.insert(liveTake).values({
    roomId: room.id,
    userNo: person?.userNo ?? null,
    takeKind,
    fromMs,
    lengthMs: take.lengthMs,
    mediaId: media!.id,
    takeKey: `${key}:${storageKey.slice(storageKey.lastIndexOf('-') + 1)}`,
  });
}
