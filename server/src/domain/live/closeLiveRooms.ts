import { and, inArray, lte } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { ABANDONED_SECONDS, RoomStatus } from '#contract/rules/liveRooms.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import { job } from '../../kit/job.ts';
import { held, isRunning } from './place.ts';
import { endClass } from './step.ts';

/** A class that nobody has held for long ends, however its page went. */
export const closeLiveRooms = job({
  name: 'closeLiveRooms',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '* * * * *',
  async run({ db, clock }) {
    const now = clock();
    const isLeft = lte(liveRoom.anchorSeenAt, wireTimeIn(now, -ABANDONED_SECONDS));
    const left = await db
      .select({ id: liveRoom.id })
      .from(liveRoom)
      .where(and(inArray(liveRoom.roomStatus, [RoomStatus.onAir, RoomStatus.paused]), isLeft));
    for (const { id } of left)
      await db.transaction(async (tx) => {
        const room = await held(tx, id);
        if (isRunning(room)) await endClass(tx, room, now, null);
      });
  },
});
