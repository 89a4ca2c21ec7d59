import type { FieldTable } from '#contract/kit/field.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What is kept of a person in one column of one table, and what becomes of it. */
export interface DataMapEntry {
  table: PgTable;
  /** Holds the userNo. */
  column: PgColumn;
  /** Its name in the export of one's own data; without it, the rows are not the person's data (who reviewed it). */
  name?: string;
  /** How its columns were declared; the others are called as everywhere (columnNames.ts). */
  fields?: FieldTable;
  /** Left out of the export: hashes, keys, what belongs to the machinery. */
  hidden?: readonly string[];
  /**
   * Two accounts become one. `move`: all rows; a list: those of which the other has none with the same values there, the
   * rest goes; `drop`: all go; `stay`: they keep the old number; `own`: merge.ts does it.
   */
  merge: 'move' | readonly string[] | 'drop' | 'stay' | 'own';
  /** The account is deleted: rows go, stay as they are, or lose what names the person. */
  erase: 'delete' | 'keep' | Record<string, unknown>;
}

export const NOBODY = '已注销用户';

export const of = (table: PgTable, column: PgColumn, rest: Omit<DataMapEntry, 'table' | 'column'>): DataMapEntry => ({
  table,
  column,
  ...rest,
});

/** Columns that name who reviewed or answered something: part of that record, not of the reviewer's data. */
export const byReviewer = { merge: 'move', erase: 'keep' } as const;
export const ownAndGone = { merge: 'move', erase: 'delete' } as const;
export const kept = { merge: 'move', erase: 'keep' } as const;
