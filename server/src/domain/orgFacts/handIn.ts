import { and, desc, eq } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { creditCodeProblem, schoolCodeProblem } from '#contract/rules/orgCode.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NOTHING_CHANGED, NOTHING_WAITING, WaitingChange } from '#contract/user/org.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfoAudit } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import { refuseJoined } from '../apply/taken.ts';
import { ownFile } from '../files/ownFile.ts';
import { ownOrg } from './own.ts';

interface Wish {
  orgName: string;
  orgCode: string;
  licenceImg: string;
}

/** The latest change that was handed in and not taken back, or null. */
export async function lastChange({ db, user }: UserCtx): Promise<WaitingChange | null> {
  if (user.orgNo === null) throw fail(NOT_FOUND);
  const [row] = await db
    .select()
    .from(orgInfoAudit)
    .where(and(eq(orgInfoAudit.orgNo, user.orgNo), enabled(orgInfoAudit)))
    .orderBy(desc(orgInfoAudit.id))
    .limit(1);
  if (!row) return null;
  const { orgName = '', orgCode = '', licenceImg = '' } = row.content;
  return only(WaitingChange, { ...row, orgName, orgCode, licenceImg });
}

/**
 * Hands in a change of what the platform vouches for. One that waits already is taken back for it: the reviewer never
 * passes anything but what he read. Returns its id.
 * @throws 404, 422, 1141 nothing differs, 1191 name or code are another organization's
 */
export async function handInChange(ctx: UserCtx, wish: Wish): Promise<string> {
  const { db, user, now } = ctx;
  const org = await ownOrg(ctx);
  // Two of one organization queue; the later voids the earlier.
  await db.select({ id: orgInfo.id }).from(orgInfo).where(eq(orgInfo.orgNo, org.orgNo)).for('no key update');
  const fields = (['orgName', 'orgCode', 'licenceImg'] as const).filter((field) => wish[field] !== org[field]);
  if (fields.length === 0) throw fail(NOTHING_CHANGED);
  if (fields.includes('orgCode')) refuseWrongCode(org.orgType, wish.orgCode);
  await ownFile(ctx, wish.licenceImg, 'licence', { field: 'licenceImg', current: org.licenceImg });
  await refuseJoined(db, { ...org, ...wish });
  await withdraw(db, org.orgNo, now);
  const [row] = await db
    .insert(orgInfoAudit)
    .values({ orgNo: org.orgNo, userNo: user.userNo, content: { ...wish }, submitTime: wireTime(now) })
    .returning({ id: orgInfoAudit.id });
  ctx.changed({ before: Object.fromEntries(fields.map((field) => [field, org[field]])), after: wish });
  return row!.id;
}

/** @throws 1142 when nothing waits */
export async function takeBackChange({ db, user, now }: UserCtx): Promise<void> {
  if (user.orgNo === null || !(await withdraw(db, user.orgNo, now))) throw fail(NOTHING_WAITING);
}

/** What is taken back leaves the queue for good. Was there anything? */
async function withdraw(db: Db, orgNo: string, now: Date): Promise<boolean> {
  const waiting = and(
    eq(orgInfoAudit.orgNo, orgNo),
    eq(orgInfoAudit.auditStatus, AuditState.waiting),
    enabled(orgInfoAudit),
  );
  const rows = await db
    .update(orgInfoAudit)
    .set({
      statusId: RowState.disabled,
      auditStatus: AuditState.refused,
      auditOpinion: '提交的单位已撤回',
      gmtModified: wireTime(now),
    })
    .where(waiting)
    .returning({ id: orgInfoAudit.id });
  return rows.length > 0;
}

function refuseWrongCode(orgType: OrgType, orgCode: string): void {
  const message = orgType === OrgType.school ? schoolCodeProblem(orgCode) : creditCodeProblem(orgCode);
  if (message) throw fail(INVALID_INPUT, message, { issues: [{ path: 'orgCode', message }] });
}
