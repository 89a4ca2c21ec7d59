import type { UserCtx } from '../../kit/context.ts';
import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above do once somebody changed their résumé; in the transaction of the change, so slow things are enqueued. */
export const profileHooks = registry<(db: Db, userNo: string, now: Date) => Promise<void>>('profileHooks');

export async function profileChanged({ db, user, now }: UserCtx): Promise<void> {
  for (const follow of profileHooks.entries()) await follow(db, user.userNo, now);
}
