import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { choices, page, save } from '#contract/exam/assessmentStaff.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { assessmentStaff } from '../../db/schema/assessment.ts';
import { lecturer } from '../../db/schema/people.ts';
import { user, userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { heldAssessment, ownAssessment } from './reach.ts';
import type { AssessmentRow } from './policies.ts';

const nameOf = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`;

export async function staffPage(ctx: UserCtx, asked: OutputOf<typeof page.input>) {
  await ownAssessment(ctx, asked.assessmentId);
  const of = eq(assessmentStaff.assessmentId, asked.assessmentId);
  const { userNo, isMarker, isInvigilator } = assessmentStaff;
  const rows = ctx.db
    .select({ userNo, staffName: nameOf, isMarker, isInvigilator })
    .from(assessmentStaff)
    .leftJoin(userExt, eq(userExt.userNo, assessmentStaff.userNo))
    .where(of)
    .orderBy(asc(assessmentStaff.id))
    .$dynamic();
  return paginate(asked, rows, () => ctx.db.$count(assessmentStaff, of));
}

/** Lecturers and staff of the house of an assessment, besides its author. */
function colleagues({ orgNo, authorUserNo }: AssessmentRow): SQL {
  if (orgNo === null) return sql`false`;
  const teaches = sql`exists (select from ${lecturer} where "lecturer"."lecturer_user_no" = "user_account"."user_no"
    and "lecturer"."org_no" = ${orgNo} and ${enabledAs('lecturer')})`;
  const works = sql`exists (select from ${userIdentity} where "user_identity"."user_no" = "user_account"."user_no"
    and "user_identity"."org_no" = ${orgNo} and "user_identity"."user_type" >= ${UserType.lecturer}
    and ${enabledAs('user_identity')})`;
  return and(or(teaches, works), enabled(user), sql`${user.userNo} <> ${authorUserNo}`)!;
}

export async function staffChoices(ctx: UserCtx, asked: OutputOf<typeof choices.input>) {
  const row = await ownAssessment(ctx, asked.assessmentId);
  const where = and(colleagues(row), asked.keyword === '' ? undefined : ilike(nameOf, containing(asked.keyword)));
  const people = () =>
    ctx.db
      .select({ id: user.userNo, name: nameOf, note: sql<string>`''` })
      .from(user)
      .leftJoin(userExt, eq(userExt.userNo, user.userNo))
      .where(where);
  return paginate(asked, people().orderBy(asc(user.userNo)).$dynamic(), () => ctx.db.$count(people().as('people')));
}

/** Asks a colleague to mark or to watch; neither takes them off. @throws ASSESSMENT_GONE, 422 at `userNo` */
export async function saveStaff(ctx: UserCtx, wish: OutputOf<typeof save.input>): Promise<void> {
  const { db } = ctx;
  const { assessmentId, userNo, isMarker, isInvigilator } = wish;
  const row = await heldAssessment(ctx, assessmentId);
  const its = and(eq(assessmentStaff.assessmentId, assessmentId), eq(assessmentStaff.userNo, userNo));
  if (isMarker + isInvigilator === 0) {
    await db.delete(assessmentStaff).where(its);
    return;
  }
  if ((await db.$count(user, and(eq(user.userNo, userNo), colleagues(row)))) === 0) {
    throw failAt('userNo', '只能请同一单位的讲师或员工');
  }
  await db
    .insert(assessmentStaff)
    .values(wish)
    .onConflictDoUpdate({
      target: [assessmentStaff.assessmentId, assessmentStaff.userNo],
      set: { isMarker, isInvigilator },
    });
}
