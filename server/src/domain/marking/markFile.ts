import { asc, eq, sql } from 'drizzle-orm';
import { pointsText } from '#contract/rules/points.ts';
import { gradeNameOf } from '#contract/rules/markRounds.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { countedSittings } from './counted.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from './names.ts';
import { numbersOf } from './order.ts';
import { factsOf } from './overview.ts';
import { markedAssessment } from './reach.ts';
import { passed } from './sittings.ts';

type Cell = string | number;

/** The list of marks as a file, with the marks of every question. @throws NOT_FOUND */
export async function markFile(
  ctx: UserCtx,
  { assessmentId, format }: { assessmentId: string; format: 'xlsx' | 'csv' },
) {
  const { title, head, lines } = await tableOf(ctx, assessmentId);
  const fileName = `${title.replaceAll(/[\\/:*?"<>|]/g, '')}成绩${wireTime(ctx.now).slice(0, 10)}.${format}`;
  const bytes = format === 'csv' ? csvOf([head, ...lines]) : await sheetOf(head, lines);
  return { fileName, content: bytes.toString('base64') };
}

async function tableOf(ctx: UserCtx, assessmentId: string) {
  const { db, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const isHidden = areNamesHidden(row, await openCountOf(db, assessmentId), now);
  const { fullPoints, title, passPoints } = await factsOf(db, row);
  const numbers = [...(await numbersOf(db, row.paperVersionId))];
  const counted = sql`(${countedSittings(assessmentId)}) counted`;
  const byQuestion = sql<Record<string, number> | null>`(select json_object_agg(q.question_id, q.points) from (
    select a.question_id::text, sum(a.points)::int as points from ${examAnswer} a
    where a.sitting_id = counted.id group by a.question_id) q)`;
  // less than that of the paper once a question counts for nobody
  const reachable = sql<
    number | null
  >`(select sum(a.full_points)::int from ${examAnswer} a where a.sitting_id = counted.id)`;
  const rows = await db
    .select({
      candidateNo: assessmentCandidate.candidateNo,
      ...personColumns,
      submittedAt: examSitting.submittedAt,
      totalPoints: examSitting.totalPoints,
      byQuestion,
      reachable,
    })
    .from(assessmentCandidate)
    .innerJoin(account, eq(account.userNo, assessmentCandidate.userNo))
    .leftJoin(userExt, eq(userExt.userNo, assessmentCandidate.userNo))
    .leftJoin(counted, sql`counted.candidate_id = ${assessmentCandidate.id}`)
    .leftJoin(examSitting, sql`${examSitting.id} = counted.id`)
    .where(eq(assessmentCandidate.assessmentId, assessmentId))
    .orderBy(asc(assessmentCandidate.candidateNo));
  const lines = rows.map(({ totalPoints, byQuestion: points, submittedAt, reachable: full, ...person }): Cell[] => {
    const isPassed = passed(totalPoints, passPoints);
    return [
      person.candidateNo,
      neutral(shownName(person, isHidden)),
      submittedAt ?? '',
      totalPoints === null ? '没有成绩' : totalPoints / 10,
      totalPoints === null ? '' : gradeNameOf(row.rules.gradeKeys, totalPoints, full ?? fullPoints),
      isPassed === null ? '' : isPassed === 1 ? '及格' : '不及格',
      ...numbers.map(([questionId]) => (points?.[questionId] === undefined ? '' : points[questionId] / 10)),
    ];
  });
  const most = rows.reduce<number | null>(
    (all, { reachable: full }) => (full === null ? all : Math.max(all ?? 0, full)),
    null,
  );
  const head = ['考生号', '姓名', '交卷时间', `总分（满分 ${pointsText(most ?? fullPoints)}）`, '等第', '及格'];
  return { title, head: [...head, ...numbers.map(([, number]) => `第 ${number} 题`)], lines };
}

const quoted = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`);

/** With a mark of its encoding, so that Excel reads the Chinese. */
const csvOf = (rows: readonly Cell[][]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`);

async function sheetOf(head: readonly string[], lines: readonly Cell[][]): Promise<Buffer> {
  const data = [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map((value) => ({ value }))),
  ];
  const sheets = [{ sheet: '成绩', data, stickyRowsCount: 1, columns: [{ width: 10 }, { width: 16 }, { width: 20 }] }];
  const { default: writeExcel } = await import('write-excel-file/node');
  return writeExcel(sheets as never).toBuffer();
}
