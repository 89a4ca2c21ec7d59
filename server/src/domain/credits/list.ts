import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CreditState } from '#contract/rules/credits.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { creditApply, creditEntry, creditLog } from '../../db/schema/credit.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import type { DeskName } from './decide.ts';
import { desks } from './decide.ts';
import { ownCredits } from './policies.ts';

type Row = typeof creditApply.$inferSelect;

/** One's own applications, the newest first. */
export async function ownApplications(ctx: UserCtx, applyState: CreditState | undefined, request: PageRequest) {
  const { db, user } = ctx;
  const where = and(ownCredits(user), applyState === undefined ? undefined : eq(creditApply.applyState, applyState));
  const rows = db.select().from(creditApply).where(where).orderBy(desc(creditApply.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(creditApply, where));
  const steps = await stepsOf(db, page.list);
  return { ...page, list: page.list.map((row) => shown(row, steps)), totals: await totalsOf(db, user.userNo) };
}

/** What the ledger of a person adds up to. */
export async function totalsOf(db: Db, userNo: string) {
  const sum = (where?: SQL) =>
    sql<number>`(coalesce(sum(${creditEntry.amount})${where ? sql` filter (where ${where})` : sql``}, 0))::int`;
  const [totals] = await db
    .select({
      all: sum(),
      courses: sum(sql`${creditApply.offeringId} is null`),
      offerings: sum(sql`${creditApply.offeringId} is not null`),
    })
    .from(creditEntry)
    .innerJoin(creditApply, eq(creditApply.id, creditEntry.applyId))
    .where(eq(creditEntry.userNo, userNo));
  const { all, courses, offerings } = totals!;
  return { all: all / 10, courses: courses / 10, offerings: offerings / 10 };
}

const { waitsLecturer, waitsSchool, granted, lecturerRefused, schoolRefused, revoked } = CreditState;

/** What stands in the queue of a desk as waiting, passed and refused. */
const standing: Record<DeskName, Record<AuditState, CreditState[]>> = {
  lecturer: {
    [AuditState.waiting]: [waitsLecturer],
    [AuditState.passed]: [waitsSchool, granted, schoolRefused, revoked],
    [AuditState.refused]: [lecturerRefused],
  },
  school: {
    [AuditState.waiting]: [waitsSchool],
    [AuditState.passed]: [granted, revoked],
    [AuditState.refused]: [schoolRefused],
  },
};

/** The queue of the lecturer or of the school: the longest waiting first, of the decided ones the newest. */
export async function creditQueue(
  ctx: UserCtx,
  desk: DeskName,
  { auditStatus, ...request }: PageRequest & { auditStatus: AuditState },
) {
  const { db, user, now } = ctx;
  const where = and(desks[desk].theirs(user), inArray(creditApply.applyState, standing[desk][auditStatus]));
  const order =
    auditStatus === AuditState.waiting ? [asc(creditApply.submitTime), asc(creditApply.id)] : [desc(creditApply.id)];
  const rows = db
    .select({
      row: creditApply,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
      studentName: orgStudent.studentName,
      studentNumber: orgStudent.studentNumber,
      className: orgStudent.className,
    })
    .from(creditApply)
    .innerJoin(account, eq(account.userNo, creditApply.userNo))
    .leftJoin(userExt, eq(userExt.userNo, creditApply.userNo))
    .leftJoin(
      orgStudent,
      and(
        eq(orgStudent.userNo, creditApply.userNo),
        eq(orgStudent.orgNo, creditApply.orgNo),
        eq(orgStudent.bindStatus, StudentState.bound),
        enabled(orgStudent),
      ),
    )
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(creditApply, where));
  const steps = await stepsOf(
    db,
    page.list.map(({ row }) => row),
  );
  return {
    ...page,
    list: page.list.map(({ row, studentName, studentNumber, className, ...person }) => {
      const isLecturers = desk === 'lecturer';
      const auditTime = isLecturers ? row.lecturerTime : row.auditTime;
      const clock = { auditStatus, submitTime: row.submitTime, auditTime };
      return {
        ...shown(row, steps),
        ...clock,
        userName: displayName(person),
        studentName: studentName ?? displayName(person),
        studentNumber: studentNumber ?? '',
        className: className ?? '',
        isOwn: row.userNo === user.userNo ? (1 as const) : (0 as const),
        lecturerOpinion: row.lecturerOpinion,
        auditOpinion: isLecturers ? row.lecturerOpinion : row.auditOpinion,
        ...waitOf(clock, now),
      };
    }),
  };
}

/** One's own ledger, the newest first. */
export async function creditLedger({ db, user }: UserCtx, request: PageRequest) {
  const own = eq(creditEntry.userNo, user.userNo);
  const rows = db
    .select({ entry: creditEntry, subjectName: creditApply.subjectName })
    .from(creditEntry)
    .innerJoin(creditApply, eq(creditApply.id, creditEntry.applyId))
    .where(own)
    .orderBy(desc(creditEntry.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(creditEntry, own));
  const list = page.list.map(({ entry: { id, gmtCreate: at, amount, cause, reason }, subjectName }) => {
    return { id, at, amount: amount / 10, cause, reason, subjectName };
  });
  return { ...page, list, total: (await totalsOf(db, user.userNo)).all };
}

type Steps = Map<string, (typeof creditLog.$inferSelect)[]>;

async function stepsOf(db: Db, rows: readonly Row[]): Promise<Steps> {
  const ids = rows.map(({ id }) => id);
  const steps = await db.select().from(creditLog).where(inArray(creditLog.applyId, ids)).orderBy(asc(creditLog.id));
  return Map.groupBy(steps, ({ applyId }) => applyId);
}

const shown = (row: Row, steps: Steps) => ({
  ...row,
  courseId: row.courseId ?? NONE,
  offeringId: row.offeringId ?? NONE,
  credit: row.credit / 10,
  steps: (steps.get(row.id) ?? []).map(({ gmtCreate: at, step, reason }) => ({ at, step, reason })),
});
