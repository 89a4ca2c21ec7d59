import { and, eq, inArray, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { DECK_GONE, INK_STALE, NO_DECK, NOT_ON_AIR } from '#contract/live/failures.ts';
import type { Deck, Stroke } from '#contract/live/shapes.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import { EntryKind, HandState, LiveRole } from '#contract/rules/liveRooms.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { coursePeriod, courseware } from '../../db/schema/course.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { playbackLinks } from '../media/links.ts';
import type { Signer } from '../media/links.ts';
import { held, hostOf, mustNotBeOver, mustRun, roomOf } from './place.ts';
import { append, entryOfKey } from './timeline.ts';

export const signerOf = ({ config: { secretKey }, user, now }: UserCtx): Signer => ({
  secretKey,
  owner: user.userNo,
  now,
});

const isReadyPdf = and(
  enabled(mediaFile),
  eq(mediaFile.fileType, FileType.document),
  eq(mediaFile.mediaState, MediaState.ready),
);

/** These slides, for one person to open. */
export async function decksOf(db: Db, mediaIds: readonly string[], signer: Signer): Promise<Deck[]> {
  if (mediaIds.length === 0) return [];
  const rows = await db
    .select()
    .from(mediaFile)
    .where(and(inArray(mediaFile.id, [...mediaIds]), isReadyPdf));
  return rows.map((media) => {
    const { url, fileName } = playbackLinks(signer, media);
    return { mediaId: media.id, docName: fileName, url, pages: media.length };
  });
}

/** The documents of the course: class-hours that are read, and the materials handed out. */
export async function deckChoices(ctx: UserCtx, courseId: string): Promise<Deck[]> {
  const { db } = ctx;
  const own = db
    .select({ id: coursePeriod.mediaId })
    .from(coursePeriod)
    .where(and(eq(coursePeriod.courseId, courseId), enabled(coursePeriod), isNull(coursePeriod.untilVersion)));
  const handed = db
    .select({ id: courseware.mediaId })
    .from(courseware)
    .where(and(eq(courseware.courseId, courseId), enabled(courseware)));
  const rows = await union(own, handed);
  return decksOf(
    db,
    rows.flatMap(({ id }) => id ?? []),
    signerOf(ctx),
  );
}

/** @throws ROOM_GONE, CLASS_OVER, DECK_GONE */
export async function chooseDeck(ctx: UserCtx, periodId: string, mediaId: string): Promise<void> {
  const { db, user, now } = ctx;
  const place = await hostOf(db, user, periodId, now);
  const room = await held(db, place.room.id);
  mustNotBeOver(room);
  const choices = await deckChoices(ctx, room.courseId);
  if (!choices.some((deck) => deck.mediaId === mediaId)) throw fail(DECK_GONE);
  await db.update(liveRoom).set({ deckMediaId: mediaId, page: 1 }).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.deck, userNo: user.userNo, value: 1, refId: mediaId }, now);
}

/** Past the last page is the last page. @throws ROOM_GONE, CLASS_OVER, NO_DECK */
export async function turnPage({ db, user, now }: UserCtx, periodId: string, wanted: number): Promise<number> {
  const place = await hostOf(db, user, periodId, now);
  const room = await held(db, place.room.id);
  mustNotBeOver(room);
  if (room.deckMediaId === null) throw fail(NO_DECK);
  const [media] = await db
    .select({ pages: mediaFile.length })
    .from(mediaFile)
    .where(eq(mediaFile.id, room.deckMediaId));
  const page = Math.min(wanted, Math.max(1, media?.pages ?? 1));
  if (page === room.page) return page;
  await db.update(liveRoom).set({ page }).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.page, userNo: user.userNo, value: page }, now);
  return page;
}

interface Drawn {
  periodId: string;
  mediaId: string;
  page: number;
  stroke: Stroke;
  clientKey: string;
}

/** Hosts draw, and who is on stage; sent again after a lost reply it is there once. @throws ROOM_GONE, BANNED, NOT_ON_AIR, INK_STALE */
export async function drawStroke(ctx: UserCtx, drawn: Drawn): Promise<number> {
  const { db, user, now } = ctx;
  const { mediaId, page, stroke, clientKey } = drawn;
  const { room, role, member } = await roomOf(db, user, drawn.periodId, now);
  const before = await entryOfKey(db, room.id, user.userNo, clientKey);
  if (before) return before.seq;
  mustRun(room);
  if (role === LiveRole.learner && member?.handState !== HandState.onStage)
    throw fail(NOT_ON_AIR, '上台以后才能在课件上写');
  if (mediaId !== (room.deckMediaId ?? NONE)) throw fail(INK_STALE);
  const entry = { entryKind: EntryKind.ink, userNo: user.userNo, liveRole: role, value: page, stroke, clientKey };
  return (await append(db, room.id, entry, now)).seq;
}

/** @throws ROOM_GONE, CLASS_OVER */
export async function wipePage({ db, user, now }: UserCtx, periodId: string, page: number): Promise<void> {
  const { room } = await hostOf(db, user, periodId, now);
  mustNotBeOver(room);
  await append(db, room.id, { entryKind: EntryKind.inkClear, userNo: user.userNo, value: page }, now);
}
