import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { decide } from '#contract/rules/transitions.ts';
import type { Machine } from '#contract/rules/transitions.ts';
import type { Db } from '../db/client.ts';
import { fail } from './fail.ts';

type ColumnOf<T extends PgTable> = keyof T['$inferSelect'] & string;

export interface Target<T extends PgTable> {
  table: T;
  /** The column that holds the state. */
  state: ColumnOf<T>;
  /** The column that says whose row it is, for steps of owners and of others. */
  owner?: ColumnOf<T>;
  actor?: string;
  /** The row, among those that the caller may reach at all. */
  where: SQL | undefined;
  /** What else is written with the state. */
  set?: PgUpdateSetSource<T>;
  /** What is heard when there is no such row; NOT_FOUND unless told. */
  missing?: Failure;
}

/**
 * Takes a row from one state to another. Who may not do it is told before anything is written, and of two who take the
 * same step at once the second finds the old state gone.
 * @returns the row as it is now, or why it stays as it was: `missing`, `notBy` and `notFrom` of the step
 */
export async function tryStep<T extends PgTable, S extends number, Step extends string>(
  db: Db,
  machine: Machine<S, Step>,
  step: Step,
  { table, state, owner, actor, where, set, missing = NOT_FOUND }: Target<T>,
): Promise<{ row: T['$inferSelect'] } | { failure: Failure }> {
  const stored: PgTable = table;
  const columns: Record<string, PgColumn> = getTableColumns(stored);
  const [row] = await db
    .select({ state: sql<number>`${columns[state]!}`, owner: owner ? columns[owner]! : sql`null` })
    .from(stored)
    .where(where);
  if (!row) return { failure: missing };
  const verdict = decide(machine, step, { state: row.state, isOwn: actor !== undefined && row.owner === actor });
  if ('failure' in verdict) return verdict;
  const { from, notFrom } = machine.transitions[step];
  const [changed] = await db
    .update(stored)
    .set({ ...set, [state]: verdict.to })
    .where(and(where, inArray(columns[state]!, [...from])))
    .returning();
  return changed ? { row: changed } : { failure: notFrom };
}

/** The same for those who are told why not. @throws what `tryStep` returns */
export async function takeStep<T extends PgTable, S extends number, Step extends string>(
  db: Db,
  machine: Machine<S, Step>,
  step: Step,
  target: Target<T>,
): Promise<T['$inferSelect']> {
  const taken = await tryStep(db, machine, step, target);
  if ('failure' in taken) throw fail(taken.failure);
  return taken.row;
}

/** For a row that is held already: whether anybody may take the step, before work that comes ahead of it. @throws `notFrom` */
export function mustBeAt<S extends number, Step extends string>(
  machine: Machine<S, Step>,
  step: Step,
  state: number,
): void {
  const verdict = decide(machine, step, { state, isOwn: false });
  if ('failure' in verdict) throw fail(verdict.failure);
}
