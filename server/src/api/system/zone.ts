import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/system/zone.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { zone } from '../../db/schema/system.ts';
import { picksOf } from '../../domain/catalogue/picks.ts';
import { handle } from '../../kit/handle.ts';

const zones = prepared('zones', (db) =>
  db
    .select()
    .from(zone)
    .where(and(eq(zone.zoneLocation, sql.placeholder('zoneLocation')), enabled(zone)))
    .orderBy(desc(zone.sort), asc(zone.id))
    .limit(50)
    .prepare('zones'),
);

export const list = handle(contract.list, async (ctx, input) => {
  const rows = await zones(ctx.db).execute(input);
  const picks = await picksOf(
    ctx.db,
    rows.map(({ id }) => id),
    ctx.now,
  );
  return { list: rows.map((row) => ({ ...row, courseList: picks.get(row.id) ?? [] })) };
});
