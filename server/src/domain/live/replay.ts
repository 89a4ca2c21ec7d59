import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { NOT_READY } from '#contract/course/failures.ts';
import { NOT_ON_AIR, NOT_OVER, REPLAY_NOT_KEPT } from '#contract/live/failures.ts';
import type { view } from '#contract/live/replay.ts';
import type { LiveTake } from '#contract/live/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import { EntryKind, LiveRole, MAKING_SECONDS, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { liveEntry, liveRoom, liveTake } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { peopleOf } from '../chat/people.ts';
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
  const [shown, used, polls, film, takes] = await Promise.all([
    viewOf(ctx, place),
    decksUsed(db, room),
    pollsOf(db, room, user.userNo, isHost),
    filmOf(db, room, signer),
    takesOf(db, room, signer),
  ]);
  const isFilmed = film.filmState !== 'none';
  return {
    room: shown,
    decks: await decksOf(db, used, signer),
    polls,
    isFilmed: room.filmMediaId === null ? 0 : 1,
    ...film,
    filmState: isFilmed ? film.filmState : recordedState(room, takes, now),
    takes: isFilmed ? [] : takes,
  };
}

/** Without a film of the whole: what was recorded, or that more of it is being made. */
function recordedState(room: RoomRow, takes: readonly LiveTake[], now: Date): 'takes' | 'processing' | 'none' {
  const isLate = room.endedAt === null || room.endedAt < wireTimeIn(now, -MAKING_SECONDS);
  if (room.isReplayMade === 0 && !isLate) return 'processing';
  return takes.length > 0 ? 'takes' : 'none';
}

/** More than this is no class that anybody watches again from its beginning to its end. */
const MOST_TAKES = 1000;

/** What was recorded and its lecturer has not thrown away since, for one person to play. */
async function takesOf(db: Db, { id }: RoomRow, signer: Signer): Promise<LiveTake[]> {
  const rows = await db
    .select({ take: liveTake, media: mediaFile })
    .from(liveTake)
    .innerJoin(mediaFile, and(eq(mediaFile.id, liveTake.mediaId), enabled(mediaFile)))
    .where(eq(liveTake.roomId, id))
    .orderBy(asc(liveTake.fromMs), asc(liveTake.id))
    .limit(MOST_TAKES);
  const people = await peopleOf(
    db,
    rows.flatMap(({ take }) => take.userNo ?? []),
  );
  return rows.map(({ take, media }) => ({
    ...take,
    takeId: take.id,
    userName: (take.userNo === null ? undefined : people.get(take.userNo)?.userName) ?? '已注销用户',
    url: playbackLinks(signer, media).url,
  }));
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
