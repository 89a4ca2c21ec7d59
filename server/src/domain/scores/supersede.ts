import { and, inArray, isNull } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { transcript } from '../../db/schema/score.ts';

/** Transcripts of these learners do not say the latest any more; whoever verifies one is told. */
export async function supersede(db: Db, userNos: readonly string[], now: Date): Promise<void> {
  if (userNos.length === 0) return;
  await db
    .update(transcript)
    .set({ supersededAt: wireTime(now) })
    .where(and(inArray(transcript.userNo, [...userNos]), isNull(transcript.supersededAt)));
}
