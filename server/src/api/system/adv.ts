import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/system/adv.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { adv } from '../../db/schema/system.ts';
import { handle } from '../../kit/handle.ts';

const running = prepared('adv_running', (db) =>
  db
    .select()
    .from(adv)
    .where(
      and(
        eq(adv.advLocation, sql.placeholder('advLocation')),
        eq(adv.platShow, sql.placeholder('platShow')),
        enabled(adv),
        lte(adv.beginTime, sql.placeholder('now')),
        gt(adv.endTime, sql.placeholder('now')),
      ),
    )
    .orderBy(desc(adv.sort), asc(adv.id))
    .limit(20)
    .prepare('adv_running'),
);

export const list = handle(contract.list, async (ctx, input) => ({
  advList: await running(ctx.db).execute({ ...input, now: wireTime(ctx.now) }),
}));
