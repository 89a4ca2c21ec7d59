import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { Semester } from '#contract/rules/school.ts';
import { ReleaseState } from '#contract/rules/scores.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { Sheet } from '#contract/user/score.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade } from '../../db/schema/grade.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { scoreAppeal, scoreEntry, scorePart, scoreSheet } from '../../db/schema/score.ts';
import { offering, offeringGrade } from '../../db/schema/timetable.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { rosterOf } from '../school/roster.ts';
import { isHeadOf, scoredOfferings } from './policies.ts';

const CHANGES = 50;

/** 2026-2027 学年第一学期. */
export const termName = ({ schoolYear, semester }: { schoolYear: string; semester: Semester }): string =>
  `${schoolYear} 学年${Semester.labels[semester]}`;

const facts = ({ user }: UserCtx) => ({
  offeringId: offering.id,
  offeringName: offering.offeringName,
  orgNo: offering.orgNo,
  credit: offering.credit,
  schoolYear: schoolTerm.schoolYear,
  semester: schoolTerm.semester,
  releaseState: scoreSheet.releaseState,
  releasedAt: scoreSheet.releasedAt,
  isHead: isHeadOf(user),
});

const offeringRows = (ctx: UserCtx) =>
  ctx.db
    .select(facts(ctx))
    .from(offering)
    .innerJoin(schoolTerm, eq(schoolTerm.id, offering.termId))
    .leftJoin(scoreSheet, eq(scoreSheet.offeringId, offering.id));

type OfferingRow = Awaited<ReturnType<typeof offeringRows>>[number];

const shown = (row: OfferingRow, gradeNames: string[]) => ({
  ...row,
  credit: row.credit / 10,
  termName: termName(row),
  releaseState: row.releaseState ?? ReleaseState.draft,
  gradeNames,
});

/** The offerings whose marks somebody enters, with how far they are. */
export async function offeringsPage(
  ctx: UserCtx,
  { releaseState, ...request }: PageRequest & { releaseState?: ReleaseState | undefined },
) {
  const { db, user } = ctx;
  const stands =
    releaseState === undefined ? undefined : sql`coalesce(${scoreSheet.releaseState}, 0) = ${releaseState}`;
  const where = and(scoredOfferings(user), stands);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(offering)
    .leftJoin(scoreSheet, eq(scoreSheet.offeringId, offering.id))
    .where(where);
  const page = await pageAt(request, counted!.total, (limit, offset) =>
    offeringRows(ctx).where(where).orderBy(desc(schoolTerm.beginOn), desc(offering.id)).limit(limit).offset(offset),
  );
  const ids = page.list.map(({ offeringId }) => offeringId);
  const [names, students, parts, entered, appeals] = await countsOf(db, ids);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...shown(row, names.get(row.offeringId) ?? []),
      studentCount: students.get(row.offeringId) ?? 0,
      partCount: parts.get(row.offeringId) ?? 0,
      enteredCount: entered.get(row.offeringId) ?? 0,
      appealCount: appeals.get(row.offeringId) ?? 0,
    })),
  };
}

async function countsOf(db: Db, ids: string[]) {
  const roster = rosterOf(db, ids).as('roster');
  const total = sql<number>`count(*)::int`;
  const students = await db.select({ id: roster.offeringId, total }).from(roster).groupBy(roster.offeringId);
  const parts = await db
    .select({ id: scorePart.offeringId, total })
    .from(scorePart)
    .where(inArray(scorePart.offeringId, ids))
    .groupBy(scorePart.offeringId);
  const entered = await db
    .select({ id: scoreEntry.offeringId, total })
    .from(scoreEntry)
    .where(
      and(inArray(scoreEntry.offeringId, ids), sql`(${scoreEntry.score} is not null or ${scoreEntry.scoreMark} <> 0)`),
    )
    .groupBy(scoreEntry.offeringId);
  const appeals = await db
    .select({ id: scoreAppeal.offeringId, total })
    .from(scoreAppeal)
    .where(and(inArray(scoreAppeal.offeringId, ids), eq(scoreAppeal.auditStatus, AppealState.waiting)))
    .groupBy(scoreAppeal.offeringId);
  const asMap = (rows: { id: string; total: number }[]) => new Map(rows.map((row) => [row.id, row.total]));
  return [await gradeNamesOf(db, ids), asMap(students), asMap(parts), asMap(entered), asMap(appeals)] as const;
}

async function gradeNamesOf(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: offeringGrade.offeringId, gradeName: grade.gradeName })
    .from(offeringGrade)
    .innerJoin(grade, eq(grade.id, offeringGrade.gradeId))
    .where(inArray(offeringGrade.offeringId, ids))
    .orderBy(grade.id);
  const names = new Map<string, string[]>();
  for (const { id, gradeName } of rows) names.set(id, [...(names.get(id) ?? []), gradeName]);
  return names;
}

/** The table of marks of one offering. @throws NOT_FOUND */
export async function sheetOf(ctx: UserCtx, offeringId: string): Promise<Sheet> {
  const { db, user } = ctx;
  const [row] = await offeringRows(ctx).where(and(eq(offering.id, offeringId), scoredOfferings(user)));
  if (!row) throw fail(NOT_FOUND);
  const names = await gradeNamesOf(db, [offeringId]);
  const entries = await db.select().from(scoreEntry).where(eq(scoreEntry.offeringId, offeringId));
  const byStudent = Map.groupBy(entries, ({ userNo }) => userNo);
  const students = await studentsOf(db, offeringId, row.orgNo);
  return {
    ...shown(row, names.get(offeringId) ?? []),
    parts: await partsOf(db, offeringId),
    students: students.map((student) => ({ ...student, entries: byStudent.get(student.userNo) ?? [] })),
    changes: await changesOf(db, offeringId),
  };
}

export const partsOf = (db: Db, offeringId: string) =>
  db
    .select({ id: scorePart.id, partName: scorePart.partName, weight: scorePart.weight })
    .from(scorePart)
    .where(eq(scorePart.offeringId, offeringId))
    .orderBy(asc(scorePart.sort), asc(scorePart.id));

/** Everybody in the offering, by the number of the school. */
export async function studentsOf(db: Db, offeringId: string, orgNo: string) {
  const roster = rosterOf(db, [offeringId]).as('roster');
  const rows = await db
    .select({
      userNo: roster.userNo,
      studentName: orgStudent.studentName,
      studentNumber: orgStudent.studentNumber,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(roster)
    .innerJoin(account, eq(account.userNo, roster.userNo))
    .leftJoin(userExt, eq(userExt.userNo, roster.userNo))
    .leftJoin(
      orgStudent,
      and(
        eq(orgStudent.userNo, roster.userNo),
        eq(orgStudent.orgNo, orgNo),
        eq(orgStudent.bindStatus, StudentState.bound),
        enabled(orgStudent),
      ),
    )
    .orderBy(asc(orgStudent.studentNumber), asc(roster.userNo));
  return rows.map(({ userNo, studentName, studentNumber, ...person }) => ({
    userNo,
    studentName: studentName ?? displayName(person),
    studentNumber: studentNumber ?? '',
  }));
}

async function changesOf(db: Db, offeringId: string): Promise<Sheet['changes']> {
  const { rows } = await db.execute<
    Record<'id' | 'at' | 'before' | 'after' | 'reason' | 'part' | 'student' | 'actor', string>
  >(sql`
    select c.id, c.gmt_create as at, c.before, c.after, c.reason, p.part_name as part,
      coalesce(nullif(s.id_card_name, ''), s.nickname) as student,
      coalesce(nullif(a.id_card_name, ''), a.nickname, '') as actor
    from score_change c
    join score_entry e on e.id = c.entry_id
    join score_part p on p.id = e.part_id
    join user_ext s on s.user_no = c.user_no
    left join user_ext a on a.user_no = c.actor_user_no
    where e.offering_id = ${offeringId}
    order by c.id desc limit ${CHANGES}`);
  return rows.map(({ part: partName, student: studentName, actor: actorName, at, ...rest }) => {
    return { ...rest, at: at.slice(0, 19), partName, studentName, actorName };
  });
}
