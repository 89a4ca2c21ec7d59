import { eq } from 'drizzle-orm';
import * as authRole from '#contract/system/authRole.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import { administratorRole, builtInRole } from '#server/domain/roles/builtIn.ts';
import { authRole as roleTable, userIdentity } from '#server/db/schema/user.ts';
import type { TestApp } from '../testApp.ts';
import type { Side } from './world.ts';

export interface Caller {
  name: string;
  token?: string;
  /** Action codes of the role; null when the session counts for nothing. */
  held: ReadonlySet<string> | null;
  isPreview: boolean;
}

/** Everybody who can be told apart when a call is declared: guests, identities, staff near and far, the operator. */
export async function makeCallers(t: TestApp, theirs: Side, ours: Side): Promise<Caller[]> {
  const { db } = t.database;
  const codesOf = async (roleId: string | undefined) => {
    const [role] = await db.select().from(roleTable).where(eq(roleTable.id, roleId!));
    return new Set(role!.codes);
  };
  const caller = async (
    name: string,
    roleId: string | undefined,
    wish: Parameters<TestApp['person']>[0],
  ): Promise<Caller> => ({
    name,
    token: (await t.person(wish)).token,
    held: await codesOf(roleId),
    isPreview: false,
  });
  const plainTypes = await Promise.all(
    ([1, 2, 3, 4, 5] as const).map(async (userType) =>
      caller(`${userTypeName(userType)}（没有单位）`, await builtInRole(db, userType), { userType }),
    ),
  );
  const [school, foreign] = [theirs.rows.organization, ours.rows.organization];
  return [
    { name: '游客', held: null, isPreview: false },
    ...plainTypes,
    await caller('单位管理员', await administratorRole(db, school), { userType: 4, orgNo: school, isAdmin: true }),
    await caller('普通员工', await builtInRole(db, 4), { userType: 4, orgNo: school }),
    await caller('别家的管理员', await administratorRole(db, foreign), { userType: 4, orgNo: foreign, isAdmin: true }),
    await disabled(t, school),
    await caller('平台运营', await builtInRole(db, 0), { userType: 0 }),
    await previewing(t, ours),
  ];
}

async function disabled(t: TestApp, orgNo: string): Promise<Caller> {
  const person = await t.person({ userType: 4, orgNo, isAdmin: true });
  await t.database.db.update(userIdentity).set({ statusId: 0 }).where(eq(userIdentity.userNo, person.userNo));
  return { name: '停用的员工', token: person.token, held: null, isPreview: false };
}

/** An administrator who looks at the site as a role that may see roles and nothing else. */
async function previewing(t: TestApp, { rows }: Side): Promise<Caller> {
  const person = await t.person({ userType: 4, orgNo: rows.organization, isAdmin: true });
  const wish = { roleName: '看看', powerLevel: PowerLevel.own, codes: ['role:view'] };
  const { id } = (await person.send(authRole.createOrUpdateRole, wish)).data;
  await person.send(authRole.seeAs, { id });
  return { name: '以角色查看的管理员', token: person.token, held: new Set(['role:view', 'roles']), isPreview: true };
}
