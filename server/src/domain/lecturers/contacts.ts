import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

interface Contacts {
  lecturerMobile: string;
  lecturerEmail: string;
}

/** How the platform reaches a lecturer; never public, so nobody reviews it. @throws 404 is no lecturer */
export async function changeContacts(ctx: UserCtx, contacts: Contacts): Promise<void> {
  const own = and(eq(lecturer.lecturerUserNo, ctx.user.userNo), enabled(lecturer));
  const [before] = await ctx.db
    .select({ lecturerMobile: lecturer.lecturerMobile, lecturerEmail: lecturer.lecturerEmail })
    .from(lecturer)
    .where(own)
    .for('update');
  if (!before) throw fail(NOT_FOUND);
  await ctx.db
    .update(lecturer)
    .set({ ...contacts, gmtModified: wireTime(ctx.now) })
    .where(own);
  ctx.changed({ before, after: contacts });
}
