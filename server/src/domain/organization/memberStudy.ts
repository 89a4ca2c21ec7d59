import { and, desc, eq, sql } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import type { MemberStudy } from '#contract/user/orgMembers.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { studySitting, userCourse } from '../../db/schema/study.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { departNames } from './departTree.ts';
import { facesOf, narrowedTo } from './memberList.ts';
import { visibleMembers } from './policies.ts';
import type { Staff } from './policies.ts';

interface Wanted extends PageRequest {
  keyword: string;
  departmentId?: string | undefined;
}

export interface StudyPage extends Page<MemberStudy> {
  sums: { studying: number; seconds: number; doneCount: number };
}

/** What the members that a role sees studied: courses, time, the last day. */
export async function memberStudy(db: Db, user: Staff, wanted: Wanted): Promise<StudyPage> {
  const active = and(visibleMembers(user), narrowedTo(user, wanted), eq(orgMember.memberStatus, MemberState.active));
  const rows = db
    .select({
      id: orgMember.id,
      userNo: orgMember.userNo,
      memberName: orgMember.memberName,
      post: orgMember.post,
      departmentId: orgMember.departmentId,
    })
    .from(orgMember)
    .where(active)
    .orderBy(desc(orgMember.id))
    .$dynamic();
  const page = await paginate(wanted, rows, () => db.$count(orgMember, active));
  const userNos = page.list.flatMap(({ userNo }) => userNo ?? []);
  const figures = await studyOf(db, userNos);
  const faces = await facesOf(db, userNos);
  const departments = await departNames(db, user.orgNo);
  const list = page.list.map((row) => ({
    ...row,
    ...(figures.get(row.userNo ?? '') ?? nothing),
    headImgUrl: faces.get(row.userNo ?? '') ?? '',
    departName: departments.get(row.departmentId ?? '') ?? '',
  }));
  return { ...page, list, sums: await sumsOf(db, active) };
}

export type StudyFigures = {
  courseCount: number;
  doneCount: number;
  seconds: number;
  lastStudyAt: string | null;
};

export const nothing: StudyFigures = { courseCount: 0, doneCount: 0, seconds: 0, lastStudyAt: null };

/** What people studied all in all, by person; in one query whoever they are. */
export async function studyOf(db: Db, userNos: readonly string[]): Promise<Map<string, StudyFigures>> {
  if (userNos.length === 0) return new Map();
  const { rows } = await db.execute<StudyFigures & { userNo: string }>(sql`
    select person."userNo", taken.*, sat.seconds
    from unnest(${sql.param([...userNos])}::bigint[]) as person("userNo")
    cross join lateral (
      select count(*)::int as "courseCount", count(${userCourse.completedAt})::int as "doneCount",
        to_char(max(${userCourse.lastStudyAt}), 'YYYY-MM-DD HH24:MI:SS') as "lastStudyAt"
      from ${userCourse} where ${userCourse.userNo} = person."userNo" and ${enabled(userCourse)}
    ) as taken
    cross join lateral (
      select coalesce(sum(${studySitting.seconds}), 0)::int as seconds
      from ${studySitting} where ${studySitting.userNo} = person."userNo"
    ) as sat`);
  return new Map(rows.map(({ userNo, ...figures }) => [userNo, figures]));
}

/** The same over everybody who matches. */
async function sumsOf(db: Db, matching: ReturnType<typeof and>): Promise<StudyPage['sums']> {
  const people = db.select({ userNo: orgMember.userNo }).from(orgMember).where(matching);
  const [sat] = await db
    .select({
      studying: sql<number>`count(distinct ${studySitting.userNo})::int`,
      seconds: sql<number>`coalesce(sum(${studySitting.seconds}), 0)::int`,
    })
    .from(studySitting)
    .where(sql`${studySitting.userNo} in (${people})`);
  const [taken] = await db
    .select({ doneCount: sql<number>`count(${userCourse.completedAt})::int` })
    .from(userCourse)
    .where(and(sql`${userCourse.userNo} in (${people})`, enabled(userCourse)));
  return { ...sat!, ...taken! };
}
