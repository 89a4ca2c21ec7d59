import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { GradeState } from '#contract/rules/school.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/** A class that somebody opened for themselves goes to its next administrator; with none it ends, and stays to be read. */
export const gradeHooks: PersonHooks = {
  async erasing(db, userNo) {
    const own = and(eq(grade.ownerUserNo, userNo), isNull(grade.orgNo), eq(grade.gradeState, GradeState.running));
    const heir = db
      .select({ userNo: gradeStudent.userNo })
      .from(gradeStudent)
      .where(
        and(
          eq(gradeStudent.gradeId, grade.id),
          ne(gradeStudent.userNo, userNo),
          eq(gradeStudent.isAdmin, 1),
          enabled(gradeStudent),
        ),
      )
      .orderBy(asc(gradeStudent.id))
      .limit(1);
    await db
      .update(grade)
      .set({ ownerUserNo: sql`coalesce((${heir}), ${grade.ownerUserNo})` })
      .where(own);
    const ended = { gradeState: GradeState.disbanded, disbandedAt: sql`now()` };
    await db.update(grade).set(ended).where(own);
  },
};
