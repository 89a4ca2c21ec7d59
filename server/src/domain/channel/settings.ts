import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { updateChannel } from '#contract/user/lecturer.ts';
import { LIVE_NOT_OPEN } from '#contract/user/liveFailures.ts';
import { liveChannel } from '../../db/schema/live.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownFile } from '../files/ownFile.ts';
import { channelOf } from './permit.ts';

/** What every lesson begins with from now on. @throws LIVE_NOT_OPEN, 422 a cover that is not the lecturer's */
export async function changeChannel(ctx: UserCtx, settings: OutputOf<typeof updateChannel.input>): Promise<void> {
  const { db, user, now } = ctx;
  const [row] = await db.select().from(liveChannel).where(channelOf(user.userNo)).for('update');
  if (!row) throw fail(LIVE_NOT_OPEN);
  const { channelName, channelLogo, resolution, isRecord, isChat, isHands, maxSeats } = row;
  await ownFile(ctx, settings.channelLogo, 'picture', { field: 'channelLogo', current: channelLogo });
  await db
    .update(liveChannel)
    .set({ ...settings, gmtModified: wireTime(now) })
    .where(channelOf(user.userNo));
  ctx.changed({
    before: { channelName, channelLogo, resolution, isRecord, isChat, isHands, maxSeats },
    after: settings,
  });
}
