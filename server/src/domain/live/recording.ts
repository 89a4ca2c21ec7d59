import { eq } from 'drizzle-orm';
import { OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import type { Ctx, Platform } from '../../kit/context.ts';
import { loggable } from '../../kit/loggable.ts';
import type { RtcEngine } from '../../providers/rtc/rtcEngine.ts';
import { liveNames, mediaRoomOf } from './engine.ts';
import type { RoomRow } from './place.ts';

type Recorded = Pick<RoomRow, 'periodId' | 'roomStatus' | 'saveReplay'>;

const isWanted = ({ roomStatus, saveReplay }: Recorded): boolean =>
  roomStatus === RoomStatus.onAir && saveReplay === OnOff.on;

/** Whether what is seen and heard just now is kept: on air, unless the lecturer wants no replay. A cluster keeps nothing for us. */
export const isRecorded = (rtc: RtcEngine | null, room: Recorded): boolean =>
  rtc?.isUsable === true && rtc.host !== null && isWanted(room);

/** The engine records from now on, or no more, once it is written down. That it is away undoes nothing: it is told again. */
export function thenRecord(ctx: Ctx, room: Recorded): void {
  const host = ctx.providers.rtc?.host;
  if (!host) return;
  ctx.afterCommit(() =>
    host
      .record({ room: mediaRoomOf(room.periodId), isOn: isWanted(room) })
      .catch((error: unknown) => ctx.log.warn(loggable(error), 'the class is not recorded')),
  );
}

/** A process of the site that is new knows of no recording: with who comes in first it is asked whether there is to be one. */
export function keepRecording({ db, providers, log }: Platform): void {
  const host = providers.rtc?.host;
  host?.onEvent(({ name, room = '' }) => {
    const periodId = name === 'room_started' ? liveNames.idIn(room) : undefined;
    if (periodId === undefined) return;
    const ask = async (): Promise<void> => {
      const [row] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, periodId));
      if (row) await host.record({ room, isOn: isWanted(row) });
    };
    void ask().catch((error: unknown) => log.warn(loggable(error), 'the class is not recorded'));
  });
}
