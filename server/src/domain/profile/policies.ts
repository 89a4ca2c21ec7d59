import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { enabled } from '../../db/enabled.ts';
import { userWorkSet } from '../../db/schema/profile.ts';

interface Owned {
  userNo: PgColumn;
  statusId: PgColumn;
}

/** The rows of a section that belong to a person; only they write them. */
export const rowsOf = (table: Owned, userNo: string) => and(eq(table.userNo, userNo), enabled(table));

/** A work that is kept private is nobody else's business, whatever the section says. */
export const worksFor = (userNo: string, isOwn: boolean) =>
  and(rowsOf(userWorkSet, userNo), isOwn ? undefined : eq(userWorkSet.isPublic, 1));
