import { and, eq } from 'drizzle-orm';
import type { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfo, user, userIdentity } from '../../db/schema/user.ts';

/** What signing in needs to know of a person. */
export interface Account {
  userNo: string;
  mobile: string | null;
  passwordHash: string;
  statusId: RowState;
}

const columns = {
  userNo: user.userNo,
  mobile: user.mobile,
  passwordHash: user.passwordHash,
  statusId: user.statusId,
};

/** By mobile or e-mail, whichever the text is. */
export async function accountOf(db: Db, mobileOrEmail: string): Promise<Account | undefined> {
  const column = mobileOrEmail.includes('@') ? user.email : user.mobile;
  const [row] = await db.select(columns).from(user).where(eq(column, mobileOrEmail)).limit(1);
  return row;
}

/** By staff or student number within an organization that is open; with the identity that the number belongs to. */
export async function accountOfJobNumber(
  db: Db,
  { orgNo, jobNumber }: { orgNo: string; jobNumber: string },
): Promise<(Account & { identityId: string }) | undefined> {
  const [row] = await db
    .select({ ...columns, identityId: userIdentity.id })
    .from(userIdentity)
    .innerJoin(user, eq(user.userNo, userIdentity.userNo))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .where(
      and(
        eq(userIdentity.orgNo, orgNo),
        eq(userIdentity.jobNumber, jobNumber),
        enabled(userIdentity),
        enabled(orgInfo),
      ),
    )
    .limit(1);
  return row;
}
