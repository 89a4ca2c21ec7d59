import { and, eq } from 'drizzle-orm';
import { PAPER_GONE, PAPER_MOVED } from '#contract/exam/paperFailures.ts';
import { paper } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownPapers } from './policies.ts';

export type PaperOwn = typeof paper.$inferSelect;

/** A paper that the caller may change. @throws PAPER_GONE */
export async function paperOf(ctx: UserCtx, id: string): Promise<PaperOwn> {
  const [row] = await ctx.db
    .select()
    .from(paper)
    .where(and(eq(paper.id, id), ownPapers(ctx)));
  if (!row) throw fail(PAPER_GONE);
  return row;
}

/** The same, held until the end of the transaction. @throws PAPER_GONE, PAPER_MOVED when it is not as it was seen */
export async function heldPaper(ctx: UserCtx, id: string, seen?: number): Promise<PaperOwn> {
  const [row] = await ctx.db
    .select()
    .from(paper)
    .where(and(eq(paper.id, id), ownPapers(ctx)))
    .for('no key update');
  if (!row) throw fail(PAPER_GONE);
  if (seen !== undefined && row.revision !== seen) throw fail(PAPER_MOVED);
  return row;
}
