import type { Db } from '#server/db/client.ts';
import { orgInfo } from '#server/db/schema/user.ts';

/** Closes the organizations of the tests before, so that their names are free again. */
export async function closeOrgs(db: Db): Promise<void> {
  await db.update(orgInfo).set({ statusId: 0 });
}
