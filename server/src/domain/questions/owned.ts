import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import type { Action } from '#contract/rules/actions.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

/** The columns that say whose a question, a paper or an assessment is. */
export interface OwnedColumns {
  authorUserNo: PgColumn;
  orgNo: PgColumn;
  isOfOrg: PgColumn;
}

/** Whom a new row belongs to: a lecturer, with the house that they teach for, or the organization itself. */
export interface Owner {
  authorUserNo: string;
  orgNo: string | null;
  isOfOrg: 0 | 1;
}

/** Rows somebody may change: a lecturer their own, staff with the action those of their organization. */
export function ownRows({ user, can }: Asking, of: OwnedColumns, action: Action): SQL {
  if (user.userType === UserType.lecturer) return and(eq(of.authorUserNo, user.userNo), eq(of.isOfOrg, 0))!;
  if (isStaff(user) && can(action)) return and(eq(of.orgNo, user.orgNo), eq(of.isOfOrg, 1))!;
  return sql`false`;
}

/** Rows that are not somebody's own but of the organization that they teach or work for. */
export function rowsOfHouse({ user, can }: Asking, of: OwnedColumns, action: Action): SQL {
  if (isStaff(user) && can(action)) return eq(of.orgNo, user.orgNo);
  if (user.userType !== UserType.lecturer) return sql`false`;
  return sql`${of.orgNo} = (select ${lecturer.orgNo} from ${lecturer}
    where ${lecturer.lecturerUserNo} = ${user.userNo} and ${enabled(lecturer)})`;
}

/** Either of the two. */
export const ownOrOfHouse = (asking: Asking, of: OwnedColumns, action: Action, shared: SQL): SQL =>
  or(ownRows(asking, of, action), and(rowsOfHouse(asking, of, action), shared))!;

/** @throws NO_PERMISSION for who neither teaches nor holds the action */
export async function ownerOf({ db, user, can }: UserCtx, action: Action): Promise<Owner> {
  if (user.userType === UserType.lecturer) {
    const [row] = await db
      .select({ orgNo: lecturer.orgNo })
      .from(lecturer)
      .where(and(eq(lecturer.lecturerUserNo, user.userNo), enabled(lecturer)));
    return { authorUserNo: user.userNo, orgNo: row?.orgNo ?? null, isOfOrg: 0 };
  }
  if (!isStaff(user) || !can(action)) throw fail(NO_PERMISSION);
  return { authorUserNo: user.userNo, orgNo: user.orgNo, isOfOrg: 1 };
}
