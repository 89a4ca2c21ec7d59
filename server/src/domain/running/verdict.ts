import { and, eq, isNull } from 'drizzle-orm';
import { NO_VERDICT, OTHER_VERDICT, OWN_VERDICT, VERDICT_STANDS } from '#contract/exam/runningFailures.ts';
import { SittingEventKind, Verdict } from '#contract/rules/assessments.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { RECORDS } from './forced.ts';
import { watchedSitting } from './policies.ts';
import { record, tellWatching } from './record.ts';

interface Said {
  verdict: Verdict;
  reason: string;
}

/** What one who watches makes of a record; until another confirms it, it counts for nothing. @throws SITTING_GONE, VERDICT_STANDS */
export async function judge(ctx: UserCtx, sittingId: string, { verdict, reason }: Said) {
  const { db, user } = ctx;
  const { sitting, of } = await watchedSitting(ctx, sittingId, true);
  const said = await db
    .update(examSitting)
    .set({ verdict, verdictReason: reason, verdictUserNo: user.userNo })
    .where(and(eq(examSitting.id, sitting.id), isNull(examSitting.confirmUserNo)))
    .returning({ id: examSitting.id });
  if (said.length === 0) throw fail(VERDICT_STANDS);
  await tellWatching(db, of);
  return { of, before: { verdict: sitting.verdict, reason: sitting.verdictReason } };
}

/** The second pair of eyes; the candidate is told. @throws SITTING_GONE, NO_VERDICT, OWN_VERDICT, VERDICT_STANDS, OTHER_VERDICT */
export async function confirm(ctx: UserCtx, sittingId: string, seen: Verdict) {
  const { db, user } = ctx;
  const { sitting, of } = await watchedSitting(ctx, sittingId, true);
  if (sitting.confirmUserNo !== null) throw fail(VERDICT_STANDS);
  if (sitting.verdict === null) throw fail(NO_VERDICT);
  if (sitting.verdictUserNo === user.userNo) throw fail(OWN_VERDICT);
  if (sitting.verdict !== seen) throw fail(OTHER_VERDICT);
  await db.update(examSitting).set({ confirmUserNo: user.userNo }).where(eq(examSitting.id, sitting.id));
  const label = Verdict.labels[sitting.verdict];
  const detail = `${label}：${sitting.verdictReason}`;
  await record(ctx, of, [sitting], { eventKind: SittingEventKind.judged, detail });
  await sendMessage(ctx, {
    to: [sitting.userNo],
    msgType: 'study',
    msgTitle: `「${of.title}」的监考记录有了结论：${label}`,
    msgText: sitting.verdictReason,
    msgUrl: RECORDS,
  });
  return of;
}
