import { and, asc, ilike } from 'drizzle-orm';
import * as contract from '#contract/user/orgDepart.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { departNames, departTree } from '../../domain/organization/departTree.ts';
import { mergeDepartment, removeDepartment } from '../../domain/organization/mergeDepartment.ts';
import { addDepartment, editDepartment, moveDepartment } from '../../domain/organization/placeDepartment.ts';
import { ownDepartments, staffOf } from '../../domain/organization/policies.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';

const FOUND = 20;

export const list = handle(contract.list, async (ctx) => ({
  list: await departTree(ctx.db, staffOf(ctx.user)),
}));

export const search = handle(contract.search, async (ctx, { keyword }) => {
  const names = await departNames(ctx.db, staffOf(ctx.user).orgNo);
  const rows = await ctx.db
    .select({ id: orgDepartment.id, departName: orgDepartment.departName })
    .from(orgDepartment)
    .where(and(ownDepartments(ctx.user), ilike(orgDepartment.departName, containing(keyword))))
    .orderBy(asc(orgDepartment.path))
    .limit(FOUND);
  return { list: rows.map((row) => ({ ...row, fullName: names.get(row.id) ?? row.departName })) };
});

export const save = handle(contract.save, async (ctx, input) => {
  const id = await addDepartment(ctx.db, staffOf(ctx.user), input);
  ctx.changed({ after: { id, ...input } });
  return { id };
});

export const update = handle(contract.update, async (ctx, input) => {
  const { departName, headUserNo } = await editDepartment(ctx.db, staffOf(ctx.user), input);
  ctx.changed({ before: { departName, headUserNo }, after: input });
  return { id: input.id };
});

export const move = handle(contract.move, async (ctx, input) => {
  const { departName, parentId } = await moveDepartment(ctx.db, staffOf(ctx.user), input);
  ctx.changed({ before: { departName, parentId }, after: { departName, parentId: input.parentId } });
  return { id: input.id };
});

export const merge = handle(contract.merge, async (ctx, { id, intoId }) => {
  const { from, into, movedCount } = await mergeDepartment(ctx.db, staffOf(ctx.user), id, intoId);
  ctx.changed({ before: { departName: from.departName }, after: { departName: into.departName, movedCount } });
  return { id: intoId, movedCount };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  const { departName } = await removeDepartment(ctx.db, staffOf(ctx.user), id);
  ctx.changed({ before: { departName } });
  return { id };
});
