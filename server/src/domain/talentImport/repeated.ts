import { and, or, sql } from 'drizzle-orm';
import { importedTalent } from '../../db/schema/importedTalent.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { ReadRow } from '../resumeExchange/row.ts';
import { ownImported } from './policies.ts';

/**
 * The numbers of the good rows whose mobile or mail the enterprise has imported already, or that stand before them in
 * the files. Accounts of the platform are not looked at: that would tell who has one.
 */
export async function repeatedIn(
  { db, user }: Pick<UserCtx, 'db' | 'user'>,
  rows: readonly ReadRow[],
): Promise<Set<number>> {
  const told = rows.flatMap(({ row, resume }) =>
    resume ? [{ row, mobile: resume.mobile, email: mailOf(resume) }] : [],
  );
  const mobiles = told.map(({ mobile }) => mobile).filter(Boolean);
  const emails = told.map(({ email }) => email).filter(Boolean);
  const seen = new Set<string>();
  if (mobiles.length > 0 || emails.length > 0) {
    const there = await db
      .select({ mobile: importedTalent.mobile, email: importedTalent.email })
      .from(importedTalent)
      .where(
        and(
          ownImported(user),
          or(
            sql`${importedTalent.mobile} = any(${sql.param(mobiles)}::text[])`,
            sql`${importedTalent.email} = any(${sql.param(emails)}::text[])`,
          ),
        ),
      );
    for (const { mobile, email } of there) for (const key of keysOf({ mobile, email })) seen.add(key);
  }
  return new Set(
    told.flatMap(({ row, ...one }) => {
      const keys = keysOf(one);
      const isSeen = keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return isSeen ? [row] : [];
    }),
  );
}

/** Mail is the same whatever its case. */
export const mailOf = ({ email }: { email: string }): string => email.toLowerCase();

const keysOf = ({ mobile, email }: { mobile: string; email: string }): string[] =>
  [mobile && `m ${mobile}`, email && `e ${email}`].filter(Boolean);
