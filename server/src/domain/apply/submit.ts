import { desc, eq } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ConsentKind } from '#contract/rules/consents.ts';
import { AuditState, mayHandIn } from '#contract/rules/auditStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { APPLY_WAITING } from '#contract/user/applyFailures.ts';
import type { save } from '#contract/user/entSch.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { orgApply } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { noteConsent } from '../consents/note.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { useCode } from '../signIn/codes.ts';
import { proveCode } from '../signIn/proof.ts';
import { refuseUnknownChoices } from './choices.ts';
import { ownApplications } from './policies.ts';
import { asApplying, refuseTaken } from './taken.ts';

type Form = OutputOf<typeof save.input>;

/**
 * Hands an application in, or a refused one again, and returns its id. There is one open application per person and
 * kind. The contact's mobile is proved by a code, unless it was proved for the refused one.
 * @throws 1190 one waits already, 1191 joined already, 1192 somebody else applies for it, 1004 wrong code, 422
 */
export async function submitApplication(ctx: UserCtx, { code, agree: _agreed, ...form }: Form): Promise<string> {
  const { userNo } = ctx.user;
  const known = await latest(ctx.db, ctx, form.orgType);
  if (known?.auditStatus === AuditState.waiting) throw fail(APPLY_WAITING);
  const mustProve = known?.provedMobile !== form.contactMobile;
  if (mustProve && code === '') throw fail(INVALID_INPUT, CODE_MISSING, codeMissing);
  if (mustProve) await proveCode(ctx, form.contactMobile, 'apply', code);

  return ctx.db.transaction(async (db) => {
    await oneAtATime(db, userNo);
    const before = await latest(db, ctx, form.orgType);
    if (before?.auditStatus === AuditState.waiting) throw fail(APPLY_WAITING);
    await refuseTaken(db, { ...form, userNo });
    await refuseUnknownChoices(db, form);
    await ownFile({ db, user: ctx.user }, form.licenceImg, 'licence', { field: 'licenceImg' });
    if (mustProve) await useCode(ctx, db, { receiver: form.contactMobile, scene: 'apply' }, code);
    await noteConsent(ctx, db, { userNo, kind: ConsentKind.entry, isGiven: 1 });
    return before && mayHandIn(before.auditStatus)
      ? handInAgain(db, before.id, form, ctx.now)
      : insert(db, { ...form, userNo }, ctx.now);
  });
}

const CODE_MISSING = '请输入 6 位验证码';
const codeMissing = { issues: [{ path: 'code', message: CODE_MISSING }] };

async function latest(db: Db, { user }: UserCtx, orgType: OrgType) {
  const [row] = await db
    .select({ id: orgApply.id, auditStatus: orgApply.auditStatus, contactMobile: orgApply.contactMobile })
    .from(orgApply)
    .where(ownApplications(user, orgType))
    .orderBy(desc(orgApply.id))
    .limit(1);
  return row && { ...row, provedMobile: mayHandIn(row.auditStatus) ? row.contactMobile : undefined };
}

type Facts = Omit<Form, 'code' | 'agree'>;

async function insert(db: Db, facts: Facts & { userNo: string }, now: Date): Promise<string> {
  const at = wireTime(now);
  const adding = db
    .insert(orgApply)
    .values({ ...facts, gmtCreate: at, gmtModified: at, submitTime: at })
    .returning({ id: orgApply.id });
  const [row] = await asApplying(adding);
  return row!.id;
}

/** The opinion goes with the refusal; who refused it and when stays in the operation log. */
async function handInAgain(db: Db, id: string, facts: Facts, now: Date): Promise<string> {
  const at = wireTime(now);
  const undecided = { auditStatus: AuditState.waiting, auditOpinion: '', auditTime: null, auditUserNo: null };
  const changing = db
    .update(orgApply)
    .set({ ...facts, ...undecided, gmtModified: at, submitTime: at })
    .where(eq(orgApply.id, id));
  await asApplying(changing);
  return id;
}
