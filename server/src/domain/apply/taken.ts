import { and, eq, ne, or } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { ORG_APPLYING, ORG_JOINED } from '#contract/user/applyFailures.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgApply } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';

interface Wanted {
  /** Of the organization itself when it only changes. */
  orgNo?: string | null;
  orgType: OrgType;
  orgName: string;
  orgCode: string;
}

/**
 * An organization joins once. Here the answer names it; who asks at the same moment as another hears it from
 * `asJoined`.
 * @throws 1191 when it is there already
 */
export async function refuseJoined(db: Db, { orgNo, orgType, orgName, orgCode }: Wanted): Promise<void> {
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
  if ((await db.$count(orgApply, others)) > 0) throw applying();
}

/** What an organization is written with. @throws 1191 when another has its name or code by now */
export const asJoined = <T>(writing: PromiseLike<T>): Promise<T> =>
  refusedAs(writing, {
    org_info_name: fail(ORG_JOINED, undefined, at('orgName', ORG_JOINED.msg)),
    org_info_code: fail(ORG_JOINED, undefined, at('orgCode', ORG_JOINED.msg)),
  });

/** The same for an application. @throws 1192 when somebody else's waits by now */
export const asApplying = <T>(writing: PromiseLike<T>): Promise<T> =>
  refusedAs(writing, { org_apply_waiting: applying() });

const applying = () => fail(ORG_APPLYING, undefined, at('orgCode', ORG_APPLYING.msg));

const at = (path: string, message: string) => ({ issues: [{ path, message }] });
