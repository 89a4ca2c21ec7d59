import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Overview } from '#contract/exam/runningShapes.ts';
import { phaseOf } from '#contract/rules/assessments.ts';
import { RunState } from '#contract/rules/running.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate, assessmentStaff } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { ownAssessments } from '../assessments/policies.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { outagesIn } from './outages.ts';
import { watched } from './policies.ts';
import { MOST_URGENT, runRows, shownName, slotsIn, urgencyOf } from './rows.ts';

/** How an assessment goes. @throws NOT_FOUND */
export async function overviewOf(ctx: UserCtx, assessmentId: string): Promise<Overview> {
  const { db, now } = ctx;
  const of = await watched(ctx, assessmentId);
  const { id, title, assessmentKind, beginsAt, endsAt } = of;
  const figures = await figuresOf(db, of, now);
  const { medianAnswered, firstSubmittedAt, lastEndsAt, awaitedUntil, ...counts } = figures;
  const at = wireTime(now);
  return {
    assessmentId: id,
    title,
    assessmentKind,
    beginsAt,
    endsAt,
    phase: phaseOf(of, at),
    now: at,
    lastEndsAt,
    awaitedUntil,
    enterUntil: enterUntil(of),
    watcherNames: await watchersOf(db, of),
    isLeader: (await db.$count(assessment, and(eq(assessment.id, id), ownAssessments(ctx)))) > 0 ? 1 : 0,
    counts,
    countItems: await itemsOf(db, of),
    medianAnswered,
    firstSubmittedAt,
  };
}

/** All the figures in one statement. */
async function figuresOf(db: Db, of: AssessmentRow, now: Date) {
  const run = runRows(db, of, await outagesIn(db, of.id, now), now);
  const state = (value: number): SQL => sql`${run.runState} = ${value}`;
  const many = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const answering = sql`${run.runState} in (2, 3)`;
  const [figures] = await db
    .select({
      all: sql<number>`count(*)::int`,
      notBegun: many(state(RunState.notBegun)),
      answering: many(answering),
      paused: many(state(RunState.paused)),
      submitted: many(state(RunState.submitted)),
      cancelled: many(state(RunState.cancelled)),
      suspicious: many(sql`${run.isSuspicious} = 1`),
      offline: many(sql`${run.offlineSince} is not null`),
      awaited: many(sql`${run.awaitedUntil} is not null`),
      attention: many(sql`${urgencyOf(run)} <= ${MOST_URGENT}`),
      rehearsed: many(sql`${run.rehearsedAt} is not null`),
      rehearsedBadly: many(sql`${run.isRehearsedBadly} = 1`),
      medianAnswered: sql<number | null>`(percentile_cont(0.5) within group (order by ${run.countAnswered})
        filter (where ${answering}))::float8`,
      firstSubmittedAt: sql<string | null>`min(${run.submittedAt})`.mapWith(examSitting.submittedAt),
      awaitedUntil: sql<string | null>`max(${run.awaitedUntil})`.mapWith(examSitting.endsAt),
      lastEndsAt: sql<string | null>`max(${run.endsAt}) filter (where ${answering})`.mapWith(examSitting.endsAt),
    })
    .from(run);
  return figures!;
}

const enterUntil = ({ beginsAt, rules }: AssessmentRow): string | null =>
  beginsAt === null || rules.lateEntryMinutes === null
    ? null
    : wireTimeIn(momentOf(beginsAt), rules.lateEntryMinutes * 60);

/** All papers of an assessment ask for as many answers: one that was drawn tells. */
async function itemsOf(db: Db, { id, paperVersionId }: AssessmentRow): Promise<number> {
  const { layout, assessmentId } = assessmentCandidate;
  const [drawn] = await db
    .select({ n: slotsIn(sql`${layout}`) })
    .from(assessmentCandidate)
    .where(and(eq(assessmentId, id), isNotNull(layout)))
    .limit(1);
  if (drawn || paperVersionId === null) return drawn?.n ?? 0;
  const [row] = await db
    .select({ n: paperVersion.questionCount })
    .from(paperVersion)
    .where(eq(paperVersion.id, paperVersionId));
  return row?.n ?? 0;
}

async function watchersOf(db: Db, of: AssessmentRow): Promise<string[]> {
  const { userNo, assessmentId, isInvigilator } = assessmentStaff;
  const asked = sql`select ${userNo} from ${assessmentStaff} where ${assessmentId} = ${of.id} and ${isInvigilator} = 1`;
  const rows = await db
    .select({ name: shownName })
    .from(userExt)
    .where(sql`${userExt.userNo} in (${asked}) or ${userExt.userNo} = ${of.authorUserNo}`)
    .orderBy(userExt.id);
  return rows.map(({ name }) => name).filter(Boolean);
}
