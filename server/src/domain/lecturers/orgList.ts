import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { joins, list } from '#contract/user/lecturerOrg.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { JoinState } from '#contract/rules/joinStates.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { lecturerJoin } from '../../db/schema/teaching.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { onShelf } from '../catalogue/policies.ts';
import { staffOf } from '../organization/policies.ts';

/** The lecturers of an organization with what they bring it, and how many invitations and requests wait. */
export async function orgLecturers(ctx: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { db } = ctx;
  const { orgNo } = staffOf(ctx.user);
  const ofOrg = and(eq(lecturer.orgNo, orgNo), enabled(lecturer));
  const where = and(
    ofOrg,
    wanted.lecturerName === '' ? undefined : ilike(lecturer.lecturerName, containing(wanted.lecturerName)),
    wanted.isPaused === undefined ? undefined : eq(lecturer.isPaused, wanted.isPaused),
  );
  const taught = sql`${course.lecturerUserNo} = ${lecturer.lecturerUserNo} and ${course.orgNo} = ${orgNo} and ${onShelf}`;
  const rows = db
    .select({
      row: lecturer,
      mobile: account.mobile,
      countCourse: db.$count(course, taught),
      countStudy: sql<number>`(select coalesce(sum(${course.countStudy}), 0)::int from ${course} where ${taught})`,
    })
    .from(lecturer)
    .innerJoin(account, eq(account.userNo, lecturer.lecturerUserNo))
    .where(where)
    .orderBy(desc(lecturer.sort), desc(lecturer.id))
    .$dynamic();
  const page = await paginate(wanted, rows, () => db.$count(lecturer, where));
  const waiting = (isInvitation: 0 | 1) =>
    db.$count(
      lecturerJoin,
      and(
        eq(lecturerJoin.orgNo, orgNo),
        eq(lecturerJoin.isInvitation, isInvitation),
        eq(lecturerJoin.auditStatus, JoinState.waiting),
      ),
    );
  const [lecturers, invited, asks] = await Promise.all([db.$count(lecturer, ofOrg), waiting(1), waiting(0)]);
  return {
    ...page,
    counts: { lecturers, invited, asks },
    list: page.list.map(({ row, mobile, countCourse, countStudy }) => ({
      ...row,
      mobile: row.lecturerMobile || (mobile ?? ''),
      countCourse,
      countStudy,
    })),
  };
}

/** Invitations of an organization, or requests to it: what waits first, then the newest. */
export async function orgJoins(ctx: UserCtx, { isInvitation, ...request }: OutputOf<typeof joins.input>) {
  const { db } = ctx;
  const where = and(
    eq(lecturerJoin.orgNo, staffOf(ctx.user).orgNo),
    eq(lecturerJoin.isInvitation, isInvitation),
    enabled(lecturerJoin),
  );
  const rows = db
    .select({ row: lecturerJoin, headImgUrl: userExt.headImgUrl })
    .from(lecturerJoin)
    .leftJoin(userExt, eq(userExt.userNo, lecturerJoin.userNo))
    .where(where)
    .orderBy(asc(sql`(${lecturerJoin.auditStatus} <> 0)`), desc(lecturerJoin.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(lecturerJoin, where));
  return { ...page, list: page.list.map(({ row, headImgUrl }) => ({ ...row, headImgUrl: headImgUrl ?? '' })) };
}
