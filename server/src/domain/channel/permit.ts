import { and, eq } from 'drizzle-orm';
import { LIVE_NOT_ALLOWED } from '#contract/course/liveFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { liveChannel } from '../../db/schema/live.ts';
import { fail } from '../../kit/fail.ts';

/** The channel of a lecturer; who has none may not go live. */
export const channelOf = (lecturerUserNo: string) =>
  and(eq(liveChannel.lecturerUserNo, lecturerUserNo), enabled(liveChannel));

/** @throws LIVE_NOT_ALLOWED */
export async function mustBeAllowedLive(db: Db, lecturerUserNo: string): Promise<void> {
  if ((await db.$count(liveChannel, channelOf(lecturerUserNo))) === 0) throw fail(LIVE_NOT_ALLOWED);
}
