import { and, desc, eq, ilike } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/system/authRole.ts';
import { authRole } from '../../db/schema/user.ts';
import { holdingOf, holdsAll } from '../../domain/roles/holding.ts';
import { changeRole, createRole, deleteRole } from '../../domain/roles/keep.ts';
import { listedRoles, ownRoles } from '../../domain/roles/policies.ts';
import { roleRows, withRights } from '../../domain/roles/rows.ts';
import { startSeeingAs, stopSeeing } from '../../domain/roles/seeAs.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';

const builtInFirst = [desc(authRole.isBuiltIn), desc(authRole.id)];

export const list = handle(contract.list, async (ctx, { roleName, orgNo, ...request }) => {
  const where = and(
    listedRoles(ctx.user, orgNo),
    roleName ? ilike(authRole.roleName, containing(roleName)) : undefined,
  );
  const rows = roleRows(ctx.db)
    .where(where)
    .orderBy(...builtInFirst)
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(authRole, where));
  return { ...page, list: page.list.map((row) => withRights(row, ctx.user)) };
});

export const roleList = handle(contract.roleList, async (ctx) => {
  const mine = holdingOf(ctx.user);
  return { list: (await allRoles(ctx)).filter((role) => holdsAll(mine, role)) };
});

export const noPageList = handle(contract.noPageList, async (ctx) => ({ list: await allRoles(ctx) }));

export const viewForEdit = handle(contract.viewForEdit, async (ctx, { id }) => {
  const [row] = await roleRows(ctx.db).where(and(eq(authRole.id, id), ownRoles(ctx.user)));
  if (!row) throw fail(NOT_FOUND);
  return withRights(row, ctx.user);
});

export const save = handle(contract.save, async (ctx, input) => ({ id: await createRole(ctx, input) }));

export const update = handle(contract.update, async (ctx, { id, ...wish }) => {
  await changeRole(ctx, id, wish);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await deleteRole(ctx, id);
  return {};
});

export const authorizeMenu = handle(contract.authorizeMenu, async (ctx, { id, codes }) => {
  await changeRole(ctx, id, { codes });
  const [row] = await ctx.db.select({ codes: authRole.codes }).from(authRole).where(eq(authRole.id, id));
  return { codes: row!.codes };
});

export const createOrUpdateRole = handle(contract.createOrUpdateRole, async (ctx, { id, ...wish }) => {
  if (id === undefined) return { id: await createRole(ctx, wish) };
  await changeRole(ctx, id, wish);
  return { id };
});

export const seeAs = handle(contract.seeAs, async (ctx, { id }) => ({ roleName: await startSeeingAs(ctx, id) }));

export const seeAsEnd = handle(contract.seeAsEnd, async (ctx) => {
  await stopSeeing(ctx);
  return {};
});

const allRoles = ({ db, user }: UserCtx) =>
  db
    .select()
    .from(authRole)
    .where(ownRoles(user))
    .orderBy(...builtInFirst)
    .limit(200);
