import type { SQL } from 'drizzle-orm';
import { registry } from '../../kit/registry.ts';

/**
 * Of which rows a proof asks, as a condition on a column with a number of that thing (`within.orders('e.order_id')`): of
 * all, or of those that were touched since the last proof.
 */
export type Within = Readonly<Record<Thing, (column: string) => SQL>>;

/** `recent`: numbers of entries that were given since; the others are lists. */
export type Thing = 'orders' | 'draws' | 'bills' | 'groups' | 'entries' | 'recent';

/** What would be wrong, and the rows (`row`, `note`) where it is. */
export interface LedgerCheck {
  what: string;
  sought: (within: Within) => SQL;
}

/** Each kind of thing that is bought says which paid orders were not delivered. */
export const deliveryChecks = registry<LedgerCheck>('deliveryChecks');
