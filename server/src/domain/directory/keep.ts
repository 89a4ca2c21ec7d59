import { eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { save } from '#contract/user/orgDirectory.ts';
import type { Db } from '../../db/client.ts';
import { orgDirectory } from '../../db/schema/integration.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { isFilter } from '../../providers/ldap.ts';
import { isInwardLiteral } from '../../providers/outward.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { seal, unseal } from '../realName/sealed.ts';

export type Directory = typeof orgDirectory.$inferSelect;

/** The one of an organization. */
export async function directoryOf(db: Db, orgNo: string): Promise<Directory | undefined> {
  const [row] = await db.select().from(orgDirectory).where(eq(orgDirectory.orgNo, orgNo));
  return row;
}

/**
 * Keeps where the directory of the caller's house is. With another address the password has to be typed anew: the old one
 * is not for the new address to see.
 * @throws at the field that is wrong
 */
export async function saveDirectory(ctx: UserCtx, { bindPassword, ...facts }: OutputOf<typeof save.input>) {
  const { db, now, config } = ctx;
  const { orgNo } = staffOf(ctx.user);
  mayBeRead(ctx, facts.address);
  if (facts.filter !== '' && !(await isFilter(facts.filter))) throw failAt('filter', '查找条件的括号或写法不对');
  await oneInOrganization(db, orgNo);
  const before = await directoryOf(db, orgNo);
  const isMoved = before !== undefined && before.address !== facts.address;
  if (bindPassword === '' && (!before || isMoved))
    throw failAt('bindPassword', isMoved ? '换了地址，请重新输入密码' : '请输入密码');
  const sealedPassword =
    bindPassword === '' ? before!.sealedPassword : seal(config.secretKey, boundTo(orgNo), bindPassword);
  const values = { ...facts, sealedPassword, gmtModified: wireTime(now), ...quietAfter(before, ctx.user.identityId) };
  await db
    .insert(orgDirectory)
    .values({ ...values, orgNo })
    .onConflictDoUpdate({ target: orgDirectory.orgNo, set: values });
  ctx.changed({ before: before && shownOf(before), after: facts });
}

/** What one person typed is not read with the rights of another. */
const quietAfter = (before: Directory | undefined, identityId: string) =>
  before && before.nightHour !== null && before.nightIdentityId !== identityId
    ? { nightHour: null, nightStopped: '设置由别的人改过，请看过以后再打开' }
    : {};

/** @throws at the field `address` */
function mayBeRead({ config: { ssoAllow } }: UserCtx, address: string): void {
  if (isInwardLiteral(address, ssoAllow))
    throw failAt('address', '这是内网的地址；要读内网的目录，请先在服务器上用 SSO_ALLOW 允许它');
  if (new URL(address).protocol === 'ldap:' && ssoAllow.length === 0)
    throw failAt('address', '请用 ldaps:// 开头的地址');
}

/** @throws NOT_FOUND */
export async function removeDirectory(ctx: UserCtx): Promise<void> {
  const { orgNo } = staffOf(ctx.user);
  const [gone] = await ctx.db.delete(orgDirectory).where(eq(orgDirectory.orgNo, orgNo)).returning();
  if (!gone) throw fail(NOT_FOUND);
  ctx.changed({ before: shownOf(gone) });
}

/** @throws where it was sealed with another key */
export const passwordOf = ({ config }: Pick<UserCtx, 'config'>, { orgNo, sealedPassword }: Directory): string =>
  unseal(config.secretKey, boundTo(orgNo), sealedPassword);

/** What the seal is bound to: the password of one organization opens at no other. */
const boundTo = (orgNo: string): string => `directory ${orgNo}`;

/** As the form of it has it; the password is in no answer. */
export const shownOf = ({
  address,
  bindName,
  baseName,
  filter,
  nameKey,
  mobileKey,
  numberKey,
  postKey,
  departKey,
}: Directory) => ({
  address,
  bindName,
  baseName,
  filter,
  nameKey,
  mobileKey,
  numberKey,
  postKey,
  departKey,
});
