import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { page } from '#contract/exam/candidate.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { maskedMobile } from '#contract/rules/masked.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { enabled } from '../../db/enabled.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { paper, paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import { ownedCandidate } from './candidates.ts';
import { drawLayout } from './draw.ts';
import { previewSections } from './paperPreview.ts';
import { ownAssessment } from './reach.ts';

/** A candidate with their newest sitting and, of the house, their student number. */
function shown({ db }: UserCtx, orgNo: string | null) {
  const newest = sql`${examSitting.attempt} = (select max(x.attempt) from ${examSitting} x where x.candidate_id = ${assessmentCandidate.id})`;
  return db
    .select({
      row: assessmentCandidate,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: user.mobile,
      studentName: orgStudent.studentName,
      studentNumber: orgStudent.studentNumber,
      sittingState: examSitting.sittingState,
      submittedAt: examSitting.submittedAt,
      totalPoints: examSitting.totalPoints,
    })
    .from(assessmentCandidate)
    .innerJoin(user, eq(user.userNo, assessmentCandidate.userNo))
    .leftJoin(userExt, eq(userExt.userNo, assessmentCandidate.userNo))
    .leftJoin(
      orgStudent,
      and(
        eq(orgStudent.userNo, assessmentCandidate.userNo),
        eq(orgStudent.orgNo, orgNo ?? '0'),
        eq(orgStudent.bindStatus, StudentState.bound),
        enabled(orgStudent),
      ),
    )
    .leftJoin(examSitting, and(eq(examSitting.candidateId, assessmentCandidate.id), newest));
}

type Shown = Awaited<ReturnType<typeof shown>>[number];

const nameOf = ({ studentName, idCardName, nickname, mobile }: Shown): string =>
  studentName || idCardName || displayName({ nickname, mobile });

const rowOf = (one: Shown) => ({
  id: one.row.id,
  candidateNo: one.row.candidateNo,
  userNo: one.row.userNo,
  candidateName: nameOf(one),
  studentNumber: one.studentNumber ?? '',
  mobile: maskedMobile(one.mobile ?? ''),
  candidateSource: one.row.candidateSource,
  extraMinutes: one.row.extraMinutes,
  extraReason: one.row.extraReason,
  isDrawn: one.row.layout === null ? (0 as const) : (1 as const),
  rehearsedAt: one.row.rehearsedAt,
  sittingState: one.sittingState,
  submittedAt: one.submittedAt,
  totalPoints: one.totalPoints,
});

/** @throws ASSESSMENT_GONE */
export async function candidatesPage(ctx: UserCtx, asked: OutputOf<typeof page.input>) {
  const { orgNo } = await ownAssessment(ctx, asked.assessmentId);
  const words = containing(asked.keyword);
  const where = and(
    eq(assessmentCandidate.assessmentId, asked.assessmentId),
    enabled(assessmentCandidate),
    asked.keyword === ''
      ? undefined
      : or(
          ilike(userExt.nickname, words),
          ilike(userExt.idCardName, words),
          ilike(orgStudent.studentName, words),
          eq(orgStudent.studentNumber, asked.keyword),
        ),
    asked.state === undefined
      ? undefined
      : asked.state === 0
        ? isNull(examSitting.id)
        : eq(examSitting.sittingState, asked.state),
  );
  const rows = shown(ctx, orgNo).where(where).orderBy(asc(assessmentCandidate.candidateNo)).$dynamic();
  const matching = () => countOf(ctx.db, sql`(${shown(ctx, orgNo).where(where)}) matching`, undefined);
  const isPlain = asked.keyword === '' && asked.state === undefined;
  const listed = await paginate(asked, rows, () => (isPlain ? ctx.db.$count(assessmentCandidate, where) : matching()));
  return { ...listed, list: listed.list.map(rowOf) };
}

/** What one candidate has drawn, or would draw. @throws CANDIDATE_GONE, NOT_FOUND while there is no paper */
export async function candidatePaper(ctx: UserCtx, { id, withKeys }: { id: string; withKeys: 0 | 1 }) {
  const { db } = ctx;
  const { candidate, row } = await ownedCandidate(ctx, id);
  const [one] = await shown(ctx, row.orgNo).where(eq(assessmentCandidate.id, id));
  const [version] = await db
    .select({
      id: paperVersion.id,
      versionNo: paperVersion.versionNo,
      paperName: paper.paperName,
      publishedAt: paperVersion.publishedAt,
      totalPoints: paperVersion.totalPoints,
    })
    .from(paper)
    .innerJoin(paperVersion, eq(paperVersion.id, sql`coalesce(${row.paperVersionId}::bigint, ${paper.versionId})`))
    .where(eq(paper.id, row.paperId ?? '0'));
  if (!version) throw fail(NOT_FOUND, '还没有选定稿的试卷');
  const drawing = { paperVersionId: version.id, rules: row.rules };
  const layout = candidate.layout ?? (await drawLayout(db, drawing, candidate.candidateNo));
  const looks = { withKeys, isOptionShuffled: row.rules.isOptionShuffled };
  const { id: _, ...facts } = version;
  return {
    ...facts,
    seed: layout.seed,
    isOptionShuffled: looks.isOptionShuffled,
    candidateName: nameOf(one!),
    candidateNo: candidate.candidateNo,
    sections: await previewSections(db, layout, looks),
  };
}
