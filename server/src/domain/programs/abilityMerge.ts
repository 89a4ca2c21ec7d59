import { eq, sql } from 'drizzle-orm';
import { mergedItems } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { programDraft, programReview, programVersion } from '../../db/schema/program.ts';
import type { AbilityMergeHook } from '../abilities/hooks.ts';

/** Plans follow an item that was merged: every version somebody may be in, what is being written and what waits. */
export const programAbilities: AbilityMergeHook = {
  label: '学习方案',
  async countUses(db, abilityIds) {
    const { rows } = await db.execute<{ id: string; uses: number }>(sql`
      select named.id::text as id, count(distinct used.program_id)::int as uses
      from unnest(${sql.param(abilityIds)}::bigint[]) named (id)
      cross join lateral (
        select program_id from program_draft where content @> ${naming(sql`named.id`)}
        union select program_id from program_version where content @> ${naming(sql`named.id`)}) used
      group by named.id`);
    return new Map(rows.map(({ id, uses }) => [id, uses]));
  },
  async move(db, fromId, intoId) {
    for (const table of [programDraft, programVersion, programReview]) await moveIn(db, table, fromId, intoId);
  },
};

const naming = (id: ReturnType<typeof sql>) =>
  sql`jsonb_build_object('items', jsonb_build_array(jsonb_build_object('abilityId', ${id}::text)))`;

type Written = typeof programDraft | typeof programVersion | typeof programReview;

/** Who has the draft open is told by the revision that it changed. */
async function moveIn(db: Db, table: Written, fromId: string, intoId: string): Promise<void> {
  const rows = await db
    .select({ id: table.id, content: table.content })
    .from(table)
    .where(sql`${table.content} @> ${naming(sql`${fromId}`)}`)
    .for('update');
  for (const { id, content } of rows) {
    const next = { ...content, items: mergedItems(content.items, fromId, intoId) };
    if (table === programDraft)
      await db
        .update(programDraft)
        .set({ content: next, revision: sql`${programDraft.revision} + 1` })
        .where(eq(programDraft.id, id));
    else await db.update(table).set({ content: next }).where(eq(table.id, id));
  }
}
