import { and, eq, ilike, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type writeExcelFile from 'write-excel-file/node';
import type { OutputOf } from '#contract/kit/schema.ts';
import { rateOf } from '#contract/rules/attendance.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Rate, rates, ratesFile } from '#contract/user/attendance.ts';
import { attendanceRecord } from '../../db/schema/attendance.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { lesson, offering } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { gradeNamesOf, ofOffering, schoolName } from '../school/lessonFacts.ts';
import { keptLessons } from './policies.ts';
import { tallies } from './tallies.ts';

type Wanted = OutputOf<typeof ratesFile.input>;

/** A page of the rates of a semester, those that are lowest first. */
export async function ratePage(ctx: UserCtx, { pageCurrent, pageSize, ...wanted }: OutputOf<typeof rates.input>) {
  const rows = ratesQuery(ctx, wanted);
  const counted = ratesQuery(ctx, wanted).as('counted');
  const page = await paginate({ pageCurrent, pageSize }, rows.$dynamic(), () => ctx.db.$count(counted));
  return { ...page, list: page.list.map(withRate) };
}

/** The most rows of a sheet; a school of that many students exports by class. */
const SHEET_ROWS = 20_000;
const names = { person: '学生', offering: '课程', grade: '班级' } as const;
const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** All of them as a sheet. */
export async function rateSheet(ctx: UserCtx, wanted: Wanted) {
  const rows = (await ratesQuery(ctx, wanted).limit(SHEET_ROWS)).map(withRate);
  const note = { person: '学号', offering: '班级', grade: '' }[wanted.by];
  const head = [names[wanted.by], note, '出勤', '迟到', '请假', '缺勤', '出勤率（%）'].map(bold);
  const lines = rows.map((row) => [
    { value: row.name },
    { value: row.note },
    ...[row.present, row.late, row.leave, row.absent].map((value) => ({ value })),
    row.rate === null ? { value: '' } : { value: row.rate },
  ]);
  const sheets: Parameters<typeof writeExcelFile>[0] = [
    { sheet: '出勤率', data: [head, ...lines], stickyRowsCount: 1, columns: [{ width: 24 }, { width: 24 }] },
  ] as never;
  const { default: writeExcel } = await import('write-excel-file/node');
  const bytes = await writeExcel(sheets as never).toBuffer();
  const fileName = `出勤率（按${names[wanted.by]}）${wireTime(ctx.now).slice(0, 10)}.xlsx`;
  return { fileName, content: bytes.toString('base64') };
}

const withRate = (row: Omit<Rate, 'rate'>): Rate => ({ ...row, rate: rateOf(row) });

const attended = sql`count(*) filter (where ${attendanceRecord.attendanceState} in (1, 2))`;
const expected = sql`nullif(count(*) filter (where ${attendanceRecord.attendanceState} <> 3), 0)`;
const lowestFirst = sql`${attended}::numeric / ${expected} asc nulls last`;

const member = alias(gradeStudent, 'member');

function ratesQuery({ db, user, now }: UserCtx, { by, termId, keyword }: Wanted) {
  const { key, name, note } = columnsOf[by];
  const said = keyword === '' ? undefined : ilike(name, containing(keyword));
  return db
    .select({ key, name: sql<string>`${name}`.as('name'), note: sql<string>`${note}`.as('note'), ...named(tallies) })
    .from(attendanceRecord)
    .innerJoin(lesson, eq(lesson.id, attendanceRecord.lessonId))
    .innerJoin(offering, ofOffering)
    .leftJoin(userExt, eq(userExt.userNo, attendanceRecord.userNo))
    .leftJoin(
      member,
      and(
        by === 'grade' ? undefined : sql`false`,
        eq(member.userNo, attendanceRecord.userNo),
        eq(member.gradeRole, GradeRole.student),
        enabled(member),
      ),
    )
    .leftJoin(grade, and(eq(grade.id, member.gradeId), eq(grade.orgNo, lesson.orgNo)))
    .where(
      and(
        keptLessons(user),
        inTerm(wireTime(now).slice(0, 10), termId),
        by === 'grade' ? sql`${grade.id} is not null` : undefined,
        said,
      ),
    )
    .groupBy(key, name, ...(by === 'person' ? [lesson.orgNo] : []))
    .orderBy(lowestFirst, key);
}

const named = (of: typeof tallies) => ({
  present: of.present.as('present'),
  late: of.late.as('late'),
  leave: of.leave.as('leave'),
  absent: of.absent.as('absent'),
});

const columnsOf = {
  person: {
    key: sql<string>`${attendanceRecord.userNo}`,
    name: schoolName,
    note: sql<string>`coalesce((select ${orgStudent.studentNumber} from ${orgStudent}
      where ${orgStudent.orgNo} = ${lesson.orgNo} and ${orgStudent.userNo} = ${attendanceRecord.userNo}
      and ${orgStudent.bindStatus} = 1 and ${enabled(orgStudent)} limit 1), '')`,
  },
  offering: {
    key: sql<string>`${offering.id}`,
    name: sql<string>`${offering.offeringName}`,
    note: joined(gradeNamesOf),
  },
  grade: { key: sql<string>`${grade.id}`, name: sql<string>`${grade.gradeName}`, note: sql<string>`''` },
};

function joined(list: SQL<string[]>) {
  return sql<string>`array_to_string(${list}, '、')`;
}

/** The semester that is meant, or the one that every school is in, or was in last. */
const inTerm = (today: string, termId: string | undefined): SQL =>
  termId === undefined
    ? sql`${lesson.termId} = (select ${schoolTerm.id} from ${schoolTerm} where ${schoolTerm.orgNo} = ${lesson.orgNo}
        and ${schoolTerm.beginOn} <= ${today} and ${enabled(schoolTerm)} order by ${schoolTerm.beginOn} desc limit 1)`
    : eq(lesson.termId, termId);
