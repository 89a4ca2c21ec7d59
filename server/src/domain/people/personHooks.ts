import { and, eq, inArray, sql } from 'drizzle-orm';
import { attention, lecturer } from '../../db/schema/people.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/** Those whom the person followed have one follower less. */
export const followHooks: PersonHooks = {
  async erasing(db, userNo) {
    const followed = db
      .select({ no: attention.refNo })
      .from(attention)
      .where(and(eq(attention.userNo, userNo), eq(attention.kind, 'lecturer')));
    await db
      .update(lecturer)
      .set({ countFans: sql`greatest(${lecturer.countFans} - 1, 0)` })
      .where(inArray(lecturer.lecturerUserNo, followed));
  },
};
