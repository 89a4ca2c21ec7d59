import type { SQL } from 'drizzle-orm';
import { registry } from '../../kit/registry.ts';

/**
 * Of which rows a proof asks: of all, or of those that were touched since the last proof. Of orders, entries and postings
 * it names the table to read (`from ${within.book.orders} o`): the one of all, or a copy of those rows, which no two
 * checks look up again. Of other rows it is a condition on a column with a number (`within.orders('r.order_id')`).
 */
export type Within = Readonly<Record<Thing, (column: string) => SQL>> & { readonly book: Book };

export type Book = Readonly<Record<'orders' | 'entries' | 'postings', SQL>>;

/** `recent`: numbers of entries that were given since; the others are lists. */
export type Thing = 'orders' | 'draws' | 'bills' | 'groups' | 'recent';

/** What would be wrong, and the rows (`row`, `note`) where it is. */
export interface LedgerCheck {
  what: string;
  sought: (within: Within) => SQL;
}

/** Each kind of thing that is bought says which paid orders were not delivered. */
export const deliveryChecks = registry<LedgerCheck>('deliveryChecks');
