import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { page } from '#contract/exam/gradeStudent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { inGrade } from './places.ts';
import { isOwned, standingIn } from './policies.ts';

/** Who is in a class: teachers, administrators, then everybody else as they came. @throws GRADE_GONE */
export async function listMembers(ctx: { db: Db; user: SessionUser }, wanted: OutputOf<typeof page.input>) {
  const { db, user } = ctx;
  const { gradeId, keyword, gradeRole, isAdmin } = wanted;
  const { grade, mayManage } = await standingIn(ctx, gradeId);
  const words = containing(keyword);
  const where = and(
    inGrade(gradeId),
    gradeRole === undefined ? undefined : eq(gradeStudent.gradeRole, gradeRole),
    isAdmin === undefined ? undefined : eq(gradeStudent.isAdmin, isAdmin),
    keyword === ''
      ? undefined
      : or(
          ilike(gradeStudent.remarkName, words),
          ilike(userExt.nickname, words),
          mayManage ? ilike(userExt.idCardName, words) : undefined,
        ),
  );
  const rows = db
    .select({
      row: gradeStudent,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      headImgUrl: userExt.headImgUrl,
      mobile: account.mobile,
    })
    .from(gradeStudent)
    .innerJoin(account, eq(account.userNo, gradeStudent.userNo))
    .innerJoin(userExt, eq(userExt.userNo, gradeStudent.userNo))
    .where(where)
    .orderBy(desc(gradeStudent.gradeRole), desc(gradeStudent.isAdmin), asc(gradeStudent.id))
    .$dynamic();
  const total = async () => {
    const counting = db
      .select({ n: sql<number>`count(*)::int` })
      .from(gradeStudent)
      .innerJoin(userExt, eq(userExt.userNo, gradeStudent.userNo))
      .where(where);
    return (await counting)[0]!.n;
  };
  const [listed, counts] = await Promise.all([paginate(wanted, rows, total), countMembers(db, gradeId)]);
  const list = listed.list.map(({ row, mobile, headImgUrl, ...person }) => {
    const called = displayName(
      { ...person, mobile },
      row.gradeRole === GradeRole.teacher ? UserType.lecturer : undefined,
    );
    return {
      ...row,
      memberName: row.remarkName || called,
      nickname: row.remarkName && row.remarkName !== called ? called : '',
      headImgUrl,
      mobile: mayManage ? masked(mobile) : '',
      isOwner: isOwned(grade, row.userNo) ? (1 as const) : (0 as const),
      isSelf: row.userNo === user.userNo ? (1 as const) : (0 as const),
    };
  });
  return { ...listed, list, counts };
}

export const masked = (mobile: string | null): string => (mobile ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '');

async function countMembers(db: Db, gradeId: string) {
  const [counts] = await db
    .select({
      members: sql<number>`count(*)::int`,
      teachers: sql<number>`(count(*) filter (where ${gradeStudent.gradeRole} = ${GradeRole.teacher}))::int`,
      admins: sql<number>`(count(*) filter (where ${gradeStudent.isAdmin} = 1))::int`,
    })
    .from(gradeStudent)
    .where(inGrade(gradeId));
  return counts!;
}
