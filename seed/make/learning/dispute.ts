import { formatSpans } from '#contract/rules/spans.ts';
import { wireTimeIn, momentOf } from '#contract/rules/time.ts';
import { ledgerDispute, studySitting } from '#server/db/schema/study.ts';
import type { LoadedCourse } from './courses.ts';
import { takeIds } from './takeIds.ts';
import type { Step } from './world.ts';

const SECONDS = 9;

/** One entry of the ledger that was refused, contested and waits for the lecturer: 林晓 in the lesson she is in the middle of. */
export async function loadDispute(
  { db, userNos, clock }: Step,
  { id: courseId, periods }: LoadedCourse,
  at: { period: number; from: number },
): Promise<void> {
  const { id: periodId, length } = periods[at.period]!;
  const key = { userNo: userNos.get('linxiao')!, courseId };
  const startedAt = clock.at(-1, '22:41');
  const refused = { refusedSpans: formatSpans([[at.from, length]]), refusedReason: 'clock' };
  const [sittingId] = await takeIds(db, 1);
  await db.insert(studySitting).values({
    ...key,
    ...refused,
    id: sittingId!,
    periodId,
    sittingKey: 'demo-refused',
    startedAt,
    lastAt: wireTimeIn(momentOf(startedAt), SECONDS),
    refused: length - at.from,
    seconds: SECONDS,
    position: length,
    device: 'iPhone · Safari',
  });
  const reason = '地铁里断网，这一段是在离线时看完的，联网后只补传了最后几秒，麻烦核对一下。';
  const disputedAt = clock.at(-1, '22:50');
  await db
    .insert(ledgerDispute)
    .values({ ...key, ...refused, sittingId: sittingId!, reason, gmtCreate: disputedAt, gmtModified: disputedAt });
}
