import { and, eq, exists } from 'drizzle-orm';
import * as contract from '#contract/course/periodAudit.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { courseAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import { periodsWhere } from '../../domain/authoring/outline.ts';
import { addPeriod, removePeriod, sortPeriods, writePeriod } from '../../domain/authoring/periods.ts';
import { ownDrafts } from '../../domain/authoring/policies.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { id }) => {
  const own = and(ownDrafts(ctx), eq(courseAudit.id, coursePeriodAudit.courseId));
  const mine = exists(ctx.db.select({ id: courseAudit.id }).from(courseAudit).where(own));
  const [period] = await periodsWhere(ctx.db, and(eq(coursePeriodAudit.id, id), mine));
  if (!period) throw fail(NOT_FOUND);
  return period;
});

export const save = handle(contract.save, addPeriod);

export const update = handle(contract.update, (ctx, { id, revision, ...written }) =>
  writePeriod(ctx, id, revision, written),
);

export const sort = handle(contract.sort, async (ctx, input) => ({ outlineRevision: await sortPeriods(ctx, input) }));

export const remove = handle(contract.remove, async (ctx, { id }) => ({
  outlineRevision: await removePeriod(ctx, id),
}));
