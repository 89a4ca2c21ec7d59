import { and, eq, inArray, sql } from 'drizzle-orm';
import { CandidateSource } from '#contract/rules/assessments.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { addCandidates, listedAssessment } from './candidates.ts';
import type { AssessmentRow } from './policies.ts';
import { ownAssessment } from './reach.ts';

export interface Line {
  name: string;
  number: string;
}

interface Known {
  userNo: string;
  names: string[];
}

interface Read extends Line {
  /** From 1 on. */
  line: number;
  userNo: string | null;
  /** Empty: nothing is wrong. */
  reason: string;
}

/** Who stands in the lines of a list: by the student number of the house, else by the mobile. */
async function readLines(db: Db, row: AssessmentRow, lines: readonly Line[]): Promise<Read[]> {
  const numbers = [...new Set(lines.map(({ number }) => number).filter((number) => number !== ''))];
  const known = numbers.length === 0 ? new Map<string, Known>() : await peopleBy(db, row.orgNo, numbers);
  const there = await candidatesOf(
    db,
    row.id,
    [...known.values()].map(({ userNo }) => userNo),
  );
  const seen = new Set<string>();
  return lines.map(({ name, number }, at) => {
    const one = known.get(number);
    const reason = reasonFor({ name, number }, one, seen, there);
    if (one) seen.add(one.userNo);
    return { line: at + 1, name, number, userNo: one?.userNo ?? null, reason };
  });
}

function reasonFor({ name, number }: Line, one: Known | undefined, seen: Set<string>, there: Set<string>): string {
  if (number === '') return '没有学号或手机号';
  if (!one) return '没有找到这个学号或手机号';
  if (name !== '' && !one.names.includes(name)) return '姓名和登记的不一致';
  if (seen.has(one.userNo)) return '和前面的一行是同一个人';
  return there.has(one.userNo) ? '已经在考生名单里' : '';
}

async function peopleBy(db: Db, orgNo: string | null, numbers: readonly string[]): Promise<Map<string, Known>> {
  const mobiles = await db
    .select({
      number: sql<string>`${user.mobile}`,
      userNo: user.userNo,
      real: userExt.idCardName,
      nick: userExt.nickname,
    })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(and(inArray(user.mobile, [...numbers]), enabled(user)));
  const students =
    orgNo === null
      ? []
      : await db
          .select({
            number: orgStudent.studentNumber,
            userNo: sql<string>`${orgStudent.userNo}`,
            real: orgStudent.studentName,
          })
          .from(orgStudent)
          .where(
            and(
              eq(orgStudent.orgNo, orgNo),
              inArray(orgStudent.studentNumber, [...numbers]),
              eq(orgStudent.bindStatus, StudentState.bound),
              enabled(orgStudent),
              sql`${orgStudent.userNo} is not null`,
            ),
          );
  const known = new Map<string, Known>();
  for (const { number, userNo, real, nick } of mobiles) known.set(number, { userNo, names: [real ?? '', nick ?? ''] });
  for (const { number, userNo, real } of students) known.set(number, { userNo, names: [real] });
  return known;
}

async function candidatesOf(db: Db, assessmentId: string, userNos: readonly string[]): Promise<Set<string>> {
  if (userNos.length === 0) return new Set();
  const rows = await db
    .select({ userNo: assessmentCandidate.userNo })
    .from(assessmentCandidate)
    .where(and(eq(assessmentCandidate.assessmentId, assessmentId), inArray(assessmentCandidate.userNo, [...userNos])));
  return new Set(rows.map(({ userNo }) => userNo));
}

interface Wish {
  assessmentId: string;
  lines: readonly Line[];
}

/** @throws ASSESSMENT_GONE */
export async function checkLines(ctx: UserCtx, { assessmentId, lines }: Wish) {
  const read = await readLines(ctx.db, await ownAssessment(ctx, assessmentId), lines);
  const issues = read.flatMap(({ line, name, number, reason }) =>
    reason === '' ? [] : [{ line, name, number, reason }],
  );
  return { fineCount: read.length - issues.length, issues };
}

const named = (userNos: readonly string[]) => sql`select unnest(${sql.param([...userNos])}::bigint[])`;

/** Adds those whom nothing is wrong with. */
export async function addLines(ctx: UserCtx, { assessmentId, lines }: Wish) {
  const row = await listedAssessment(ctx, assessmentId);
  const read = await readLines(ctx.db, row, lines);
  const fine = read.flatMap(({ userNo, reason }) => (reason === '' && userNo !== null ? [userNo] : []));
  return addCandidates(ctx, row, named(fine), CandidateSource.sheet);
}

/** @throws 422 at `key` when nobody is called so */
export async function addOne(ctx: UserCtx, { assessmentId, key }: { assessmentId: string; key: string }) {
  const row = await listedAssessment(ctx, assessmentId);
  const [one] = await readLines(ctx.db, row, [{ name: '', number: key }]);
  if (one!.reason !== '' || one!.userNo === null) throw failAt('key', one!.reason);
  return addCandidates(ctx, row, named([one!.userNo]), CandidateSource.direct);
}
