import { and, eq, isNotNull } from 'drizzle-orm';
import { NOT_READY } from '#contract/course/failures.ts';
import { NOT_ON_AIR, NOT_OVER, REPLAY_NOT_KEPT } from '#contract/live/failures.ts';
import type { view } from '#contract/live/replay.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import { EntryKind, LiveRole, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { liveEntry, liveRoom } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { playbackLinks } from '../media/links.ts';
import type { Signer } from '../media/links.ts';
import { ownMedia } from '../media/ownMedia.ts';
import { decksOf, signerOf } from './decks.ts';
import { hostOf, roomOf } from './place.ts';
import type { RoomRow } from './place.ts';
import { pollsOf } from './polls.ts';
import { viewOf } from './view.ts';

/** What the replay plays beside the timeline. @throws ROOM_GONE, BANNED, NOT_ON_AIR before the end, REPLAY_NOT_KEPT */
export async function replayOf(ctx: UserCtx, periodId: string): Promise<OutputOf<typeof view.output>> {
  const { db, user, now } = ctx;
  const place = await roomOf(db, user, periodId, now);
  const { room, role } = place;
  const isHost = role !== LiveRole.learner;
  if (room.roomStatus !== RoomStatus.ended) throw fail(NOT_ON_AIR, '这节课还没有结束，结束以后就能看回放');
  if (room.saveReplay === OnOff.off && !isHost) throw fail(REPLAY_NOT_KEPT);
  const signer = signerOf(ctx);
  const [shown, used, polls, film] = await Promise.all([
    viewOf(ctx, place),
    decksUsed(db, room),
    pollsOf(db, room, user.userNo, isHost),
    filmOf(db, room, signer),
  ]);
  return {
    room: shown,
    decks: await decksOf(db, used, signer),
    polls,
    isFilmed: room.filmMediaId === null ? 0 : 1,
    ...film,
  };
}

async function decksUsed(db: Db, { id }: RoomRow): Promise<string[]> {
  const rows = await db
    .selectDistinct({ mediaId: liveEntry.refId })
    .from(liveEntry)
    .where(and(eq(liveEntry.roomId, id), eq(liveEntry.entryKind, EntryKind.deck), isNotNull(liveEntry.refId)));
  return rows.flatMap(({ mediaId }) => mediaId ?? []);
}

const noFilm = { filmState: 'none', filmUrl: '', filmDelivery: 'file', filmLength: 0 } as const;

async function filmOf(db: Db, { filmMediaId }: RoomRow, signer: Signer) {
  if (filmMediaId === null) return noFilm;
  const [media] = await db
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.id, filmMediaId), enabled(mediaFile)));
  if (!media) return noFilm;
  if (media.mediaState === MediaState.failed) return { ...noFilm, filmState: 'failed' as const };
  if (media.mediaState !== MediaState.ready) return { ...noFilm, filmState: 'processing' as const };
  const { url, delivery } = playbackLinks(signer, media);
  return { filmState: 'ready' as const, filmUrl: url, filmDelivery: delivery, filmLength: media.length };
}

/** A film of the class, from the host's own files. @throws ROOM_GONE, NOT_OVER, NOT_READY; 422 at `mediaId` for no film */
export async function putFilm({ db, user, now }: UserCtx, periodId: string, mediaId: string): Promise<void> {
  const { room } = await hostOf(db, user, periodId, now);
  if (room.roomStatus !== RoomStatus.ended) throw fail(NOT_OVER);
  const media = mediaId === NONE ? undefined : await ownMedia(db, user, mediaId);
  if (media && media.fileType !== FileType.video) throw failAt('mediaId', '请选择一个视频');
  if (media?.mediaState === MediaState.failed) throw fail(NOT_READY, '这个视频处理失败，请换一个');
  await db
    .update(liveRoom)
    .set({ filmMediaId: media?.id ?? null })
    .where(eq(liveRoom.id, room.id));
}
