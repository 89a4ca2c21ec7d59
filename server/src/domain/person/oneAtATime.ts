import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import type { Db } from '../../db/client.ts';
import { user } from '../../db/schema/user.ts';

/**
 * Lets only one transaction of a person go on; others wait for its end. For writes that first look whether
 * something is there already: a double click sends two calls at once, and both would find nothing.
 */
export async function oneAtATime(db: Db, userNo: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.userNo, userNo)).for('no key update');
}

const free = prepared('lines_free', (db) =>
  db
    .select({ userNo: user.userNo })
    .from(user)
    .where(sql`${user.userNo} = any(${sql.placeholder('userNos')}::bigint[])`)
    .for('no key update', { skipLocked: true })
    .prepare('lines_free'),
);

/** The same for many at once, without waiting: who is in a transaction at this moment is left out. @returns the others */
export async function allAtOnce(db: Db, userNos: readonly string[]): Promise<Set<string>> {
  return new Set((await free(db).execute({ userNos })).map(({ userNo }) => userNo));
}
