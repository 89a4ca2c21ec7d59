import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { user } from '../../db/schema/user.ts';

/**
 * Lets only one transaction of a person go on; others wait for its end. For writes that first look whether
 * something is there already: a double click sends two calls at once, and both would find nothing.
 */
export async function oneAtATime(db: Db, userNo: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.userNo, userNo)).for('no key update');
}
