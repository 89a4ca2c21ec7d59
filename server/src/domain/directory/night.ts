import { and, eq } from 'drizzle-orm';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDirectory } from '../../db/schema/integration.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { seesWhole, staffOf } from '../organization/policies.ts';
import type { Directory } from './keep.ts';
import { directoryOf } from './keep.ts';

/**
 * Has the directory read every night at an hour, with what the caller may do; null ends it.
 * @throws NO_PERMISSION to who does not see the whole organization, NOT_FOUND
 */
export async function switchNight(ctx: UserCtx, nightHour: number | null): Promise<void> {
  const { db, now } = ctx;
  const user = staffOf(ctx.user);
  if (!seesWhole(user)) throw fail(NO_PERMISSION);
  await oneInOrganization(db, user.orgNo);
  const before = await directoryOf(db, user.orgNo);
  if (!before) throw fail(NOT_FOUND);
  const nightIdentityId = nightHour === null ? null : user.identityId;
  await db
    .update(orgDirectory)
    .set({ nightHour, nightIdentityId, nightStopped: '', gmtModified: wireTime(now) })
    .where(eq(orgDirectory.id, before.id));
  ctx.changed({ before: { nightHour: before.nightHour }, after: { nightHour } });
}

/** Since when it goes by itself, in whose name, and why it does not any more. */
export async function nightOf(db: Db, { orgNo, nightHour, nightIdentityId, nightStopped }: Directory) {
  if (nightHour === null || nightIdentityId === null) return { nightHour, nightBy: '', nightStopped };
  const [row] = await db
    .select({ memberName: orgMember.memberName })
    .from(userIdentity)
    .innerJoin(orgMember, and(eq(orgMember.userNo, userIdentity.userNo), eq(orgMember.orgNo, orgNo)))
    .where(and(eq(userIdentity.id, nightIdentityId), enabled(orgMember)));
  return { nightHour, nightBy: row?.memberName ?? '', nightStopped };
}
