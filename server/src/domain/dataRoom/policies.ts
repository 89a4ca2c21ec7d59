import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { enabled } from '../../db/enabled.ts';
import { dataRoom, dataRoomPart } from '../../db/schema/dataRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ofProjects, teamProjects } from '../incubation/policies.ts';

/** The rooms of the teams that the caller is in; a host reads them by a link, as everybody else. */
const teamRooms = ({ user }: UserCtx): SQL | undefined =>
  and(ofProjects(dataRoom.projectId, teamProjects(user)), enabled(dataRoom));

/** One of them. @throws NOT_FOUND */
export async function teamRoom(ctx: UserCtx, id: string, isHeld = false) {
  const query = ctx.db
    .select()
    .from(dataRoom)
    .where(and(eq(dataRoom.id, id), teamRooms(ctx)));
  const [row] = await (isHeld ? query.for('no key update') : query);
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** The part of somebody in a room. */
export const partOf = (roomId: string, userNo: string): SQL | undefined =>
  and(eq(dataRoomPart.roomId, roomId), eq(dataRoomPart.userNo, userNo));
