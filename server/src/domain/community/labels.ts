import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { list } from '#contract/community/label.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { communityLabel } from '../../db/schema/blog.ts';
import { beginningWith } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';

/** Labels that something carries, the most used first. */
export async function listLabels(db: Db, { labelType, labelName, ...request }: OutputOf<typeof list.input>) {
  const named = labelName === '' ? undefined : sql`${communityLabel.labelName} ilike ${beginningWith(labelName)}`;
  const where = and(
    eq(communityLabel.labelType, labelType),
    gt(communityLabel.countUse, 0),
    enabled(communityLabel),
    named,
  );
  const rows = db
    .select()
    .from(communityLabel)
    .where(where)
    .orderBy(desc(communityLabel.countUse), desc(communityLabel.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(communityLabel, where));
}
