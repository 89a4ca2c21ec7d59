import { weekdayOf } from '#contract/rules/calendar.ts';
import { ProofKind } from '#contract/rules/ledger.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { proveLedger } from '#server/domain/ledger/prove.ts';

const DAY = 86_400_000;

/** The ledger was proved as it is every night: all of it on Sunday, and what was touched since on the last other night. */
export async function loadProofs(db: Db, now: Date): Promise<void> {
  const weekday = (night: Date) => weekdayOf(wireTime(night).slice(0, 10));
  let night = momentOf(`${wireTime(new Date(now.getTime() - DAY)).slice(0, 10)} 03:20:00`);
  if (weekday(night) === 7) night = new Date(night.getTime() - DAY);
  await proveLedger(db, new Date(night.getTime() - weekday(night) * DAY), ProofKind.whole);
  await proveLedger(db, night, ProofKind.daily);
}
