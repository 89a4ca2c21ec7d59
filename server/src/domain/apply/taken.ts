import { and, eq, ne, or, sql } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { ORG_APPLYING, ORG_JOINED } from '#contract/user/applyFailures.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgApply } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';

interface Wanted {
  /** Of the organization itself when it only changes. */
  orgNo?: string | null;
  orgType: OrgType;
  orgName: string;
  orgCode: string;
}

/**
 * An organization joins once, whoever asks and however often at the same moment: everybody who wants the same code or
 * the same name waits for the others here, until the end of his transaction.
 * @throws 1191 when it is there already
 */
export async function refuseJoined(db: Db, { orgNo, orgType, orgName, orgCode }: Wanted): Promise<void> {
  // Code before name, always in this order, so that two never wait for each other.
  for (const key of [`org code ${orgCode}`, `org name ${orgName}`]) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  const same = or(orgCode === '' ? undefined : eq(orgInfo.orgCode, orgCode), eq(orgInfo.orgName, orgName));
  const another = orgNo ? ne(orgInfo.orgNo, orgNo) : undefined;
  const [joined] = await db
    .select({ orgName: orgInfo.orgName, orgCode: orgInfo.orgCode })
    .from(orgInfo)
    .where(and(eq(orgInfo.orgType, orgType), enabled(orgInfo), another, same))
    .limit(1);
  if (!joined) return;
  const message = `「${joined.orgName}」已经入驻，请联系它的管理员邀请你加入`;
  throw fail(ORG_JOINED, message, at(joined.orgCode === orgCode ? 'orgCode' : 'orgName', message));
}

/**
 * The same for an application that is handed in, which must not compete with another one that waits.
 * @throws 1191, and 1192 when somebody else applies for the organization
 */
export async function refuseTaken(db: Db, wanted: Wanted & { userNo: string }): Promise<void> {
  await refuseJoined(db, wanted);
  const others = and(
    eq(orgApply.orgCode, wanted.orgCode),
    eq(orgApply.orgType, wanted.orgType),
    eq(orgApply.auditStatus, AuditState.waiting),
    enabled(orgApply),
    ne(orgApply.userNo, wanted.userNo),
  );
  if ((await db.$count(orgApply, others)) > 0) throw fail(ORG_APPLYING, undefined, at('orgCode', ORG_APPLYING.msg));
}

const at = (path: string, message: string) => ({ issues: [{ path, message }] });
