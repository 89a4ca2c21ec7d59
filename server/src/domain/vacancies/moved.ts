import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';
import { indexVacancies } from '../search/collect.ts';

/** What areas above do once vacancies opened, changed or are open no more; in the transaction of the change. */
export const vacancyHooks = registry<(db: Db, ids: readonly string[]) => Promise<void>>('vacancyHooks');

/** The search and everybody else hear of vacancies that opened, changed or are open no more. */
export async function vacanciesMoved(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await indexVacancies(db, [...ids], now);
  for (const follow of vacancyHooks.entries()) await follow(db, ids);
}
