import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import { Correction } from '#contract/rules/corrections.ts';
import { placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { assessmentNotice } from '../../db/schema/assessment.ts';

export interface Corrected {
  correction: Correction;
  /** What was wrong, as candidates read it. */
  content: string;
  gmtCreate: string;
}

type ByItem = Map<string, Corrected[]>;

/** What was corrected in assessments: by item, in the order in which it was. */
export async function correctionsIn(db: Db, assessmentIds: readonly string[]): Promise<Map<string, ByItem>> {
  const { assessmentId, itemId, correction, content, gmtCreate, id } = assessmentNotice;
  const rows = await db
    .select({ assessmentId, itemId, correction, content, gmtCreate })
    .from(assessmentNotice)
    .where(and(inArray(assessmentId, [...new Set(assessmentIds)]), isNotNull(itemId), isNotNull(correction)))
    .orderBy(asc(id));
  const found = new Map<string, ByItem>();
  for (const row of rows) {
    const items = found.get(row.assessmentId) ?? new Map<string, Corrected[]>();
    const its = items.get(row.itemId!) ?? [];
    its.push({ correction: row.correction!, content: row.content, gmtCreate: row.gmtCreate });
    found.set(row.assessmentId, items.set(row.itemId!, its));
  }
  return found;
}

interface Worth {
  slot: string;
  fullPoints: number;
  autoPoints: number | null;
  points: number | null;
}

/** What an answer that is handed in now earns after the last correction of its item. */
export function worthAfter<Row extends Worth>(row: Row, items: ReadonlyMap<string, Corrected[]> | undefined): Row {
  const last = items?.get(placeOf(row.slot).itemId)?.at(-1)?.correction;
  if (last === Correction.voided) return { ...row, fullPoints: 0, autoPoints: 0, points: 0 };
  return last === Correction.everybody ? { ...row, points: row.fullPoints } : row;
}
