import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { indexVacancies } from '../search/collect.ts';
import { facetsOf } from './facets.ts';

/** The list finds vacancies by the name of their enterprise too: they follow when it changes. */
export async function followOrgName(db: Db, orgNo: string, orgName: string, now: Date): Promise<void> {
  const rows = await db.select().from(vacancy).where(eq(vacancy.orgNo, orgNo));
  for (const row of rows)
    await db
      .update(vacancy)
      .set({ facets: facetsOf(row, orgName) })
      .where(eq(vacancy.id, row.id));
  const ids = rows.map(({ id }) => id);
  await indexVacancies(db, ids, now);
}
