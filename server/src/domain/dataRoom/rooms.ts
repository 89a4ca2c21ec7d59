import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isRoomOpen, PartState, roomPath } from '#contract/rules/dataRooms.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { answer, list, looks } from '#contract/startup/dataRoom.ts';
import { NO_SUCH_EVIDENCE, NOTHING_GIVEN, ROOM_CLOSED } from '#contract/startup/dataRoomFailures.ts';
import { enabled } from '../../db/enabled.ts';
import { dataRoom, dataRoomLook, dataRoomPart } from '../../db/schema/dataRoom.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { ledAdmitted, teamProjects } from '../incubation/policies.ts';
import { evidenceOf } from './evidence.ts';
import { partOf, teamRoom } from './policies.ts';

type Row = typeof dataRoom.$inferSelect;

/** The rooms as cards: whether their links lead anywhere, how often they were opened, what the caller said. */
async function cardsOf({ db, user, now }: UserCtx, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ roomId: dataRoomLook.roomId, n: count() })
    .from(dataRoomLook)
    .where(inArray(dataRoomLook.roomId, ids))
    .groupBy(dataRoomLook.roomId);
  const own = await db
    .select({ roomId: dataRoomPart.roomId, partState: dataRoomPart.partState })
    .from(dataRoomPart)
    .where(and(inArray(dataRoomPart.roomId, ids), eq(dataRoomPart.userNo, user.userNo)));
  return rows.map((row) => ({
    ...row,
    isOpen: isRoomOpen(row, wireTime(now)) ? (1 as const) : (0 as const),
    countLooks: counts.find(({ roomId }) => roomId === row.id)?.n ?? 0,
    ownState: own.find(({ roomId }) => roomId === row.id)?.partState ?? null,
  }));
}

/** The rooms of a project, for its team. @throws NOT_FOUND */
export async function roomPage(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof list.input>) {
  const { db, user } = ctx;
  const own = and(eq(startProject.id, projectId), teamProjects(user));
  if ((await db.$count(startProject, own)) === 0) throw fail(NOT_FOUND);
  const where = and(eq(dataRoom.projectId, projectId), enabled(dataRoom));
  const rows = db.select().from(dataRoom).where(where).orderBy(desc(dataRoom.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(dataRoom, where));
  return { ...page, list: await cardsOf(ctx, page.list) };
}

/** One of them with who gave what, and what the caller could give. @throws NOT_FOUND */
export async function viewRoom(ctx: UserCtx, id: string) {
  const { db, user } = ctx;
  const room = await teamRoom(ctx, id);
  const [card] = await cardsOf(ctx, [room]);
  const parts = await db
    .select({ part: dataRoomPart, nickname: userExt.nickname, mobile: account.mobile })
    .from(dataRoomPart)
    .innerJoin(account, eq(account.userNo, dataRoomPart.userNo))
    .innerJoin(userExt, eq(userExt.userNo, dataRoomPart.userNo))
    .where(eq(dataRoomPart.roomId, id))
    .orderBy(asc(dataRoomPart.id));
  const own = parts.find(({ part }) => part.userNo === user.userNo)?.part;
  const given = new Set(own?.items.map(({ key }) => key));
  const leading = and(eq(startProject.id, room.projectId), ledAdmitted(user));
  return {
    ...card!,
    path: roomPath(room.token),
    isLeader: (await db.$count(startProject, leading)) > 0 ? (1 as const) : (0 as const),
    parts: parts.map(({ part, ...person }) => ({
      name: displayName(person),
      partState: part.partState,
      count: part.items.length,
    })),
    own: own
      ? (await evidenceOf(db, user.userNo)).map((one) => ({
          ...one,
          isGiven: given.has(one.key) ? (1 as const) : (0 as const),
        }))
      : [],
  };
}

/**
 * Gives what is chosen of the caller's own, as it is now, or takes it out; taking out is possible for ever.
 * @throws NOT_FOUND, ROOM_CLOSED, NOTHING_GIVEN and NO_SUCH_EVIDENCE at `keys`
 */
export async function answerRoom(ctx: UserCtx, { id, isGiven, keys }: OutputOf<typeof answer.input>): Promise<void> {
  const { db, user, now } = ctx;
  const room = await teamRoom(ctx, id, true);
  const at = wireTime(now);
  const own = partOf(id, user.userNo);
  if ((await db.$count(dataRoomPart, own)) === 0) throw fail(NOT_FOUND);
  if (isGiven === 1 && !isRoomOpen(room, at)) throw fail(ROOM_CLOSED);
  const wanted = new Set(isGiven === 1 ? keys : []);
  if (isGiven === 1 && wanted.size === 0) throw atKeys(NOTHING_GIVEN);
  const items = (await evidenceOf(db, user.userNo)).filter(({ key }) => wanted.has(key));
  if (items.length < wanted.size) throw atKeys(NO_SUCH_EVIDENCE);
  await db
    .update(dataRoomPart)
    .set({
      partState: isGiven === 1 ? PartState.given : PartState.withheld,
      items,
      answeredAt: at,
      gmtModified: at,
    })
    .where(own);
}

const atKeys = (failure: typeof NOTHING_GIVEN) =>
  fail(failure, undefined, { issues: [{ path: 'keys', message: failure.msg }] });

/** Who opened a room, the last one first. @throws NOT_FOUND */
export async function lookPage(ctx: UserCtx, { id, ...request }: OutputOf<typeof looks.input>) {
  const { db } = ctx;
  await teamRoom(ctx, id);
  const where = eq(dataRoomLook.roomId, id);
  const rows = db.select().from(dataRoomLook).where(where).orderBy(desc(dataRoomLook.id)).$dynamic();
  return paginate(request, rows, () => db.$count(dataRoomLook, where));
}
