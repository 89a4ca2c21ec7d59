import { and, eq, getTableColumns } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_WHILE_WAITING } from '#contract/course/authoringFailures.ts';
import type { Draft, Facts } from '#contract/course/draft.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownDrafts } from './policies.ts';
import { raisedByDraft } from './raised.ts';

export type DraftRow = typeof courseAudit.$inferSelect;

/** A draft with how it stands in public. @throws NOT_FOUND */
export async function draftOf(db: Db, where: SQL | undefined): Promise<Draft> {
  const [found] = await db
    .select({ row: courseAudit, version: course.version, isPutaway: course.isPutaway, orgName: orgInfo.orgName })
    .from(courseAudit)
    .leftJoin(course, eq(course.id, courseAudit.id))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, courseAudit.orgNo))
    .where(where);
  if (!found) throw fail(NOT_FOUND);
  const { row, version, isPutaway, orgName } = found;
  return {
    ...row,
    version: version ?? 0,
    isPutaway: isPutaway ?? 0,
    isDelete: version === null ? 1 : 0,
    facts: await factsOf(db, row),
    reviewer: orgName ?? '',
    isWritable: row.auditStatus === DraftState.waiting ? 0 : 1,
  };
}

/** The facts as the author reads and writes them. */
export const factsOf = async (db: Db, row: DraftRow): Promise<Facts> => ({
  ...row,
  abilities: await raisedByDraft(db, row),
  courseOriginal: yuanOf(row.courseOriginal),
  courseDiscount: yuanOf(row.courseDiscount),
  courseSvipDiscount: yuanOf(row.courseSvipDiscount),
  credit: row.credit / 10,
});

/** A draft that may be written now, held until the end of the transaction. @throws NOT_FOUND, NOT_WHILE_WAITING */
export async function holdDraft(ctx: UserCtx, which: SQL | undefined): Promise<DraftRow> {
  const [row] = await ctx.db
    .select()
    .from(courseAudit)
    .where(and(ownDrafts(ctx), which))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  if (row.auditStatus === DraftState.waiting) throw fail(NOT_WHILE_WAITING);
  return row;
}

/** Writes down that a draft was changed: what was approved is being written again. Returns the row as it is now. */
export async function touchDraft(
  { db, now }: UserCtx,
  draft: DraftRow,
  set: Partial<DraftRow> = {},
): Promise<DraftRow> {
  const auditStatus = draft.auditStatus === DraftState.passed ? DraftState.editing : draft.auditStatus;
  const [row] = await db
    .update(courseAudit)
    .set({ ...set, auditStatus, gmtModified: wireTime(now) })
    .where(eq(courseAudit.id, draft.id))
    .returning(getTableColumns(courseAudit));
  return row!;
}

/** The same for a change of the outline. Returns how it is called now. */
export async function touchOutline(ctx: UserCtx, draft: DraftRow): Promise<number> {
  const { outlineRevision } = await touchDraft(ctx, draft, { outlineRevision: draft.outlineRevision + 1 });
  return outlineRevision;
}
