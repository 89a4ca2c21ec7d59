import { and, asc, eq, sql } from 'drizzle-orm';
import { actions } from '#contract/rules/actions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/system/authMenu.ts';
import type { GrantEntry, Identity } from '#contract/system/authMenu.ts';
import type { GrantNode } from '#contract/rules/grants.ts';
import { menuOf, withinCodes } from '#contract/rules/menus.ts';
import type { MenuItem } from '#contract/rules/menus.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { MenuType } from '#contract/rules/menuTypes.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole, orgInfo, session, userExt, userIdentity } from '../../db/schema/user.ts';
import { isGradeAdmin } from '../../domain/grades/isAdmin.ts';
import { grantTree } from '../../domain/roles/holding.ts';
import { orgIsOpen } from '../../domain/session/orgIsOpen.ts';
import { fail } from '../../kit/fail.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';

const identities = prepared('user_identities', (db) =>
  db
    .select({
      id: userIdentity.id,
      userType: userIdentity.userType,
      roleName: authRole.roleName,
      orgNo: orgInfo.orgNo,
      orgName: orgInfo.orgName,
      orgLogoImg: orgInfo.orgLogoImg,
      orgDomain: orgInfo.orgDomain,
    })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .where(and(eq(userIdentity.userNo, sql.placeholder('userNo')), enabled(userIdentity), orgIsOpen))
    .orderBy(asc(userIdentity.userType), asc(userIdentity.id))
    .prepare('user_identities'),
);

const recommended = prepared('user_is_recommended', (db) =>
  db
    .select({ isRecommended: userExt.isRecommended })
    .from(userExt)
    .where(eq(userExt.userNo, sql.placeholder('userNo')))
    .prepare('user_is_recommended'),
);

export const listUserRole = handle(contract.listUserRole, async (ctx) => ({
  list: await identitiesOf(ctx.db, ctx.user.userNo, ctx.user.identityId),
}));

export const setUserLoginType = handle(contract.setUserLoginType, async (ctx, { id }) => {
  const list = await identitiesOf(ctx.db, ctx.user.userNo, id);
  const chosen = list.find((identity) => identity.id === id);
  if (!chosen) throw fail(NOT_FOUND);
  await ctx.db.update(session).set({ identityId: id, seeAsRoleId: null }).where(eq(session.id, ctx.user.sessionId));
  return chosen;
});

export const listLoginUserMenu = handle(contract.listLoginUserMenu, async (ctx) => ({
  menu: withinCodes(await wholeMenu(ctx), ctx.user.actions),
  button: [...ctx.user.actions].filter((code) => code in actions),
  powerLevel: ctx.user.powerLevel,
  preview: ctx.user.isPreview ? await previewOf(ctx) : null,
}));

export const menuTreeList = handle(contract.menuTreeList, async ({ user }, { userType = user.userType }) => ({
  list: held(grantTree(user.userType === UserType.operator ? userType : user.userType), user.actions),
}));

export const listOrgMenu = handle(contract.listOrgMenu, async ({ user }) => ({
  list: held(grantTree(user.userType), user.actions),
}));

const held = (tree: readonly GrantNode[], codes: ReadonlySet<string>): GrantEntry[] =>
  tree.map((node) => {
    const children = held(node.children, codes);
    const isHeld =
      node.menuType === MenuType.directory ? children.some((child) => child.isHeld === 1) : codes.has(node.code);
    return { ...node, children, isHeld: isHeld ? 1 : 0 };
  });

/** Whom the caller appears to be while another role's view is taken. */
async function previewOf({ db, user }: UserCtx) {
  const [role] = await db
    .select({ roleName: authRole.roleName, orgName: sql<string>`coalesce(${orgInfo.orgName}, '')` })
    .from(authRole)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, authRole.orgNo))
    .where(eq(authRole.id, user.roleId));
  return { roleName: role!.roleName, orgName: role!.orgName, userType: user.userType, orgNo: user.orgNo };
}

const wholeMenu = async ({ db, user }: UserCtx): Promise<MenuItem[]> =>
  menuOf({
    userType: user.userType,
    isRecommended: await isRecommended(db, user.userNo),
    isGradeAdmin: await isGradeAdmin(db, user.userNo),
  });

async function isRecommended(db: Db, userNo: string): Promise<boolean> {
  const [row] = await recommended(db).execute({ userNo });
  return row?.isRecommended === 1;
}

async function identitiesOf(db: Db, userNo: string, currentId: string): Promise<Identity[]> {
  const rows = await identities(db).execute({ userNo });
  return rows.map(({ id, userType, roleName, orgNo, orgName, orgLogoImg, orgDomain }) => ({
    id,
    userType,
    roleName,
    orgInfo:
      orgNo === null
        ? null
        : { orgNo, orgName: orgName ?? '', orgLogoImg: orgLogoImg ?? '', orgDomain: orgDomain ?? '' },
    isCurrent: id === currentId ? 1 : 0,
  }));
}
