import { and, asc, eq } from 'drizzle-orm';
import { maskedMobile } from '#contract/rules/masked.ts';
import { ssoSource } from '#contract/rules/sso.ts';
import type { SignInOrBind } from '#contract/user/fields.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { oauthBinding, orgInfo, user, userIdentity } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import type { SsoProfile } from '../../providers/ssoProfile.ts';
import { tellOwner } from '../account/tellOwner.ts';
import { accountOfJobNumber } from '../signIn/accounts.ts';
import type { How } from '../signIn/signIn.ts';
import { signIn } from '../signIn/signIn.ts';
import { BIND_SECONDS } from '../signIn/signInOrBind.ts';
import { bindingOf } from '../signIn/thirdParty.ts';
import { openTicket } from '../signIn/tickets.ts';
import { isOwnMailbox, openIdOf } from './ownMailbox.ts';
import type { SchoolSso } from './schoolSso.ts';

/**
 * Lets somebody in whom the provider of a school has let in. Whose account it is, the school does not decide: the person
 * has shown it once by a code to their own phone, or the mailbox of the account lies in the school's own domain, where
 * it could have a new password sent anyway. A number or a mailbox elsewhere opens nothing.
 */
export async function admit(
  ctx: Ctx,
  db: Db,
  { sso, profile }: { sso: SchoolSso; profile: SsoProfile },
  session: Pick<How, 'remember' | 'terminalType'>,
): Promise<SignInOrBind> {
  const { orgNo } = sso;
  const told = { orgNo, source: ssoSource(orgNo), openId: openIdOf(sso, profile), name: profile.name };
  const binding = await bindingOf(db, told.source, accountOf(told), ctx.now);
  const userNo = binding.userNo ?? (await bindByMailbox(db, sso, profile, binding.id));
  const answer = await letIn(ctx, db, { told, binding: { ...binding, userNo } }, session);
  if (answer.needBinding === 0) return answer;
  return { ...answer, hint: await phoneHint(db, orgNo, profile.number) };
}

/** Somebody as a system of a house names them; the source and the name there are what a binding is kept by. */
interface Told {
  orgNo: string;
  source: string;
  openId: string;
  name: string;
}

/**
 * Lets in whom another system of a house names, with nothing but that: only the person, with a code to their own phone,
 * says whose account it is.
 * @returns the binding beside the answer
 */
export async function admitNamed(
  ctx: Ctx,
  db: Db,
  told: Told,
  session: Pick<How, 'remember' | 'terminalType'>,
): Promise<{ bindingId: string; answer: SignInOrBind }> {
  const binding = await bindingOf(db, told.source, accountOf(told), ctx.now);
  return { bindingId: binding.id, answer: await letIn(ctx, db, { told, binding }, session) };
}

const accountOf = ({ openId, name }: Told) => ({ openId, nickname: name, headImgUrl: '' });

interface Bound {
  told: Told;
  binding: Pick<Awaited<ReturnType<typeof bindingOf>>, 'id' | 'userNo' | 'nickname'>;
}

async function letIn(
  ctx: Ctx,
  db: Db,
  { told: { orgNo, source }, binding: { id, userNo, nickname } }: Bound,
  session: Pick<How, 'remember' | 'terminalType'>,
): Promise<SignInOrBind> {
  if (userNo !== null) {
    const how = { way: 'sso', account: source, ...session } as const;
    const who = { userNo, identityId: await identityThere(db, userNo, orgNo) };
    return { needBinding: 0, ...(await signIn(ctx, db, who, how)) };
  }
  const ticket = await openTicket(db, 'bind', { bindingId: id }, { seconds: BIND_SECONDS, now: ctx.now });
  return { needBinding: 1, ticket, nickname };
}

/** @returns the owner of a mailbox of the school's own domain, who has no other account of this school */
async function bindByMailbox(db: Db, sso: SchoolSso, { email }: SsoProfile, bindingId: string): Promise<string | null> {
  if (!isOwnMailbox(sso, email)) return null;
  const { orgNo } = sso;
  const [owner] = await db
    .select({ userNo: user.userNo })
    .from(user)
    .where(and(eq(user.email, email), enabled(user)))
    .for('no key update');
  if (!owner) return null;
  const { userNo } = owner;
  const another = and(eq(oauthBinding.userNo, userNo), eq(oauthBinding.source, ssoSource(orgNo)));
  if ((await db.$count(oauthBinding, another)) > 0) return null;
  await db.update(oauthBinding).set({ userNo }).where(eq(oauthBinding.id, bindingId));
  const [school] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  await tellOwner(db, userNo, `已绑定${school!.orgName}的统一身份认证`);
  return userNo;
}

/** Whoever comes by the school acts for the school, or learns there. */
async function identityThere(db: Db, userNo: string, orgNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: userIdentity.id })
    .from(userIdentity)
    .where(and(eq(userIdentity.userNo, userNo), eq(userIdentity.orgNo, orgNo), enabled(userIdentity)))
    .orderBy(asc(userIdentity.id))
    .limit(1);
  return row?.id;
}

/** Which phone the code should go to, where the school knows the number: people have more than one. */
async function phoneHint(db: Db, orgNo: string, number: string | null): Promise<string> {
  if (number === null) return '';
  const found =
    (await accountOfJobNumber(db, { orgNo, jobNumber: number })) ??
    (await accountOfJobNumber(db, { orgNo, jobNumber: number.toUpperCase() }));
  return found?.mobile ? maskedMobile(found.mobile) : '';
}
