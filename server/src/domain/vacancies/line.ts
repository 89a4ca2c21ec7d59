import { asc, inArray } from 'drizzle-orm';
import { lineOf } from '#contract/rules/hiring.ts';
import type { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { applicationStep } from '../../db/schema/hiring.ts';

export interface Told {
  id: string;
  applicationState: ApplicationState;
  appliedAt: string;
  seenAt: string | null;
  repliedAt: string | null;
}

/** The steps of these applications, the first first. */
export async function stepsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, (typeof applicationStep.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(applicationStep)
    .where(inArray(applicationStep.applicationId, [...ids]))
    .orderBy(asc(applicationStep.applicationId), asc(applicationStep.id));
  return Map.groupBy(rows, ({ applicationId }) => applicationId);
}

/** Each with the way it went (rules/hiring.ts, lineOf), in one statement. */
export async function withLines<Row extends Told>(db: Db, rows: readonly Row[]) {
  const steps = await stepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, line: lineOf(row, steps.get(row.id) ?? []) }));
}
