import { eq, sql } from 'drizzle-orm';
import { heatOf } from '#contract/rules/heat.ts';
import type { HeatEvent } from '#contract/rules/heat.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ques } from '../../db/schema/ques.ts';
import { colder, hotter } from './heat.ts';

type Counted = 'countLike' | 'countCollect' | 'countFollow' | 'countAnswer';

const weighs: Readonly<Record<Counted, HeatEvent>> = {
  countLike: 'like',
  countCollect: 'collect',
  countFollow: 'collect',
  countAnswer: 'comment',
};

/** Something happened to a question: its count and its heat go up in one statement. Returns the count. */
export async function warmQues(db: Db, id: string, column: Counted, at: Date): Promise<number> {
  const [row] = await db
    .update(ques)
    .set({ [column]: sql`${ques[column]} + 1`, heat: hotter(ques.heat, heatOf(weighs[column], at)) })
    .where(eq(ques.id, id))
    .returning({ count: ques[column] });
  return row!.count;
}

/** It was taken back, with the weight it had `at` its time; never colder than the asking. Returns the count. */
export async function coolQues(db: Db, id: string, column: Counted, at: string): Promise<number> {
  const [before] = await db.select({ at: ques.gmtCreate }).from(ques).where(eq(ques.id, id));
  if (!before) return 0;
  const floor = heatOf('publish', momentOf(before.at));
  const [row] = await db
    .update(ques)
    .set({
      [column]: sql`greatest(0, ${ques[column]} - 1)`,
      heat: colder(ques.heat, heatOf(weighs[column], momentOf(at)), floor),
    })
    .where(eq(ques.id, id))
    .returning({ count: ques[column] });
  return row!.count;
}
