import { and, asc, desc, inArray } from 'drizzle-orm';
import { fitsQuestion } from '#contract/rules/corrections.ts';
import type { Asked } from '#contract/rules/questions.ts';
import { askedSlots } from '#contract/rules/slots.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { answerLog } from '../../db/schema/sitting.ts';
import { chainOf } from '../sitting/chain.ts';
import { hold, write } from '../sitting/saveStatements.ts';

interface Lost {
  sittingId: string;
  slot: string;
}

/** What was answered last to an item and cannot be an answer to its question as it reads now. */
export async function unfitAnswers(
  db: Db,
  sittingIds: readonly string[],
  { itemId, question }: { itemId: string; question: Asked },
): Promise<Lost[]> {
  if (sittingIds.length === 0) return [];
  const places = new Map(askedSlots(itemId, question).map((one) => [one.slot, one]));
  const { sittingId, slot, answer, seq } = answerLog;
  const last = await db
    .selectDistinctOn([sittingId, slot], { sittingId, slot, answer })
    .from(answerLog)
    .where(and(inArray(sittingId, [...sittingIds]), inArray(slot, [...places.keys()])))
    .orderBy(asc(sittingId), asc(slot), desc(seq));
  return last.filter((one) => one.answer !== null && !fitsQuestion(places.get(one.slot)!, one.answer));
}

/**
 * Lets these answers count no more: each stays in the log of its sitting, and an entry of the server's own behind it says
 * that it is to be given again. The sittings are held.
 */
export async function takeBackAnswers(db: Db, lost: readonly Lost[], now: Date): Promise<void> {
  if (lost.length === 0) return;
  const bySitting = Map.groupBy(lost, ({ sittingId }) => sittingId);
  const chains = (await hold(db, { ids: [...bySitting.keys()] })).map((sitting) => {
    const chain = chainOf(sitting, wireTime(now));
    const slots = bySitting.get(sitting.id)!;
    for (const { slot } of slots) chain.takeBack(slot);
    const countAnswered = Math.max(0, sitting.countAnswered - slots.length);
    return { rows: chain.rows, moved: { id: sitting.id, ...chain.last(), countAnswered, lastSavedAt: null } };
  });
  await write(db, {
    moved: JSON.stringify(chains.map(({ moved }) => moved)),
    rows: JSON.stringify(chains.flatMap(({ rows }) => rows)),
  });
}
