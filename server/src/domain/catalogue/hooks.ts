import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above sell courses for at this moment, in cents by course: one statement for all of them. */
export type CardPrices = (db: Db, courseIds: readonly string[], now: Date) => Promise<ReadonlyMap<string, number>>;

export const cardPrices = registry<CardPrices>('cardPrices');
