import { and, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ASSESSMENT_GONE } from '#contract/exam/assessmentFailures.ts';
import type { page } from '#contract/exam/assessment.ts';
import type { AssessmentRow, AssessmentView } from '#contract/exam/assessmentShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AssessmentPhase, AssessmentState, phaseOf } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabledAs } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { grade } from '../../db/schema/grade.ts';
import { paper, paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { figuresOf, sectionsOf } from '../papers/content.ts';
import { ownAssessments } from './policies.ts';

const shown = ({ db }: UserCtx, where: SQL | undefined) =>
  db
    .select({
      row: assessment,
      paperName: paper.paperName,
      newestId: paper.versionId,
      totalPoints: paperVersion.totalPoints,
      versionNo: paperVersion.versionNo,
      gradeName: grade.gradeName,
      countCandidate: sql<number>`(select count(*)::int from ${assessmentCandidate}
        where "assessment_candidate"."assessment_id" = "assessment"."id" and ${enabledAs('assessment_candidate')})`,
      isBegun: sql<
        0 | 1
      >`(exists (select from ${examSitting} where "exam_sitting"."assessment_id" = "assessment"."id"))::int`,
    })
    .from(assessment)
    .leftJoin(paper, eq(paper.id, assessment.paperId))
    .leftJoin(paperVersion, eq(paperVersion.id, sql`coalesce(${assessment.paperVersionId}, ${paper.versionId})`))
    .leftJoin(grade, eq(grade.id, assessment.gradeId))
    .where(where);

type Shown = Awaited<ReturnType<typeof shown>>[number];

function rowOf(one: Shown, now: string): AssessmentRow {
  const { id, assessmentKind, title, assessmentState, beginsAt, endsAt, minutes, isOpen, releasedAt } = one.row;
  return {
    id,
    assessmentKind,
    title,
    assessmentState,
    beginsAt,
    endsAt,
    minutes,
    isOpen,
    releasedAt,
    phase: phaseOf(one.row, now),
    paperId: one.row.paperId ?? NONE,
    paperName: one.paperName ?? '',
    totalPoints: one.totalPoints ?? 0,
    gradeId: one.row.gradeId ?? NONE,
    gradeName: one.gradeName ?? '',
    countCandidate: one.countCandidate,
    countSubmit: one.row.countSubmit,
    isBegun: one.isBegun,
  };
}

/** The same as `phaseOf`, asked of the database. */
function inPhase(phase: AssessmentPhase, now: string): SQL {
  const { assessmentState, beginsAt, endsAt, releasedAt } = assessment;
  const published = eq(assessmentState, AssessmentState.published);
  const ended = and(published, lte(endsAt, now));
  const begun = or(isNull(beginsAt), lte(beginsAt, now));
  const conditions: Record<AssessmentPhase, SQL | undefined> = {
    [AssessmentPhase.draft]: eq(assessmentState, AssessmentState.draft),
    [AssessmentPhase.withdrawn]: eq(assessmentState, AssessmentState.withdrawn),
    [AssessmentPhase.coming]: and(published, gt(beginsAt, now)),
    [AssessmentPhase.running]: and(published, begun, or(isNull(endsAt), gt(endsAt, now))),
    [AssessmentPhase.marking]: and(ended, isNull(releasedAt)),
    [AssessmentPhase.released]: and(ended, isNotNull(releasedAt)),
  };
  return conditions[phase]!;
}

export async function assessmentsPage(ctx: UserCtx, asked: OutputOf<typeof page.input>) {
  const now = wireTime(ctx.now);
  const where = and(
    ownAssessments(ctx),
    asked.keyword === '' ? undefined : ilike(assessment.title, containing(asked.keyword)),
    asked.kinds.length === 0 ? undefined : inArray(assessment.assessmentKind, asked.kinds),
    asked.phase && inPhase(asked.phase, now),
    asked.assessmentState && eq(assessment.assessmentState, asked.assessmentState),
  );
  const rows = shown(ctx, where).orderBy(desc(assessment.id)).$dynamic();
  const listed = await paginate(asked, rows, () => ctx.db.$count(assessment, where));
  return { ...listed, list: listed.list.map((one) => rowOf(one, now)) };
}

/** @throws ASSESSMENT_GONE */
export async function viewAssessment(ctx: UserCtx, id: string): Promise<AssessmentView> {
  const [one] = await shown(ctx, and(eq(assessment.id, id), ownAssessments(ctx)));
  if (!one) throw fail(ASSESSMENT_GONE);
  const { revision, intro, subjectId, paperSort, attempts, passPoints, answerShowTime, rules, publishedAt } = one.row;
  const versionId = one.row.paperVersionId ?? one.newestId;
  const { minutes } = figuresOf(versionId ? await sectionsOf(ctx.db, versionId) : []);
  return {
    ...rowOf(one, wireTime(ctx.now)),
    revision,
    intro,
    paperSort,
    attempts,
    passPoints,
    answerShowTime,
    rules,
    publishedAt,
    subjectId: subjectId ?? NONE,
    paperVersionNo: versionId ? (one.versionNo ?? 0) : 0,
    estimatedMinutes: minutes,
  };
}
