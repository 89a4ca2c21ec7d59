import type { SQL } from 'drizzle-orm';
import { registry } from '../../kit/registry.ts';

/** What would be wrong, and the rows (`row`, `note`) where it is. */
export interface LedgerCheck {
  what: string;
  sought: SQL;
}

/** Each kind of thing that is bought says which paid orders were not delivered. */
export const deliveryChecks = registry<LedgerCheck>('deliveryChecks');
