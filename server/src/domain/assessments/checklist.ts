import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CheckItem } from '#contract/exam/assessmentShapes.ts';
import { AnswerShow, AssessmentState, assessmentTraits } from '#contract/rules/assessments.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessmentCandidate, assessmentStaff } from '../../db/schema/assessment.ts';
import { paper, paperItem, paperVersion } from '../../db/schema/paper.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { timeIssues } from './facts.ts';
import type { AssessmentRow } from './policies.ts';
import { ownAssessment } from './reach.ts';

const STEPS = { facts: 1, paper: 2, candidates: 3, rules: 4 } as const;

interface World {
  row: AssessmentRow;
  now: string;
  version: { totalPoints: number; questionCount: number } | null;
  isMarkedByHand: boolean;
  candidates: { all: number; drawn: number; rehearsed: number };
  staff: { markers: number; invigilators: number };
}

const item =
  (step: keyof typeof STEPS, name: string, path: string) =>
  (level: CheckItem['level'], text: string): CheckItem => ({
    name,
    level,
    text,
    path,
    step: STEPS[step],
  });

/** What is there and what is missing before the start. @throws ASSESSMENT_GONE */
export async function checklistOf(ctx: UserCtx, id: string) {
  const items = await checkItems(ctx.db, await ownAssessment(ctx, id), wireTime(ctx.now));
  return { isReady: items.every(({ level }) => level !== 'wanted') ? (1 as const) : (0 as const), items };
}

export async function checkItems(db: Db, row: AssessmentRow, now: string): Promise<CheckItem[]> {
  const world = await worldOf(db, row, now);
  return [
    ...ofFacts(world),
    ofPaper(world),
    ...ofPass(world),
    ofCandidates(world),
    ...ofRehearsal(world),
    ...ofStaff(world),
  ];
}

function ofFacts({ row, now }: World): CheckItem[] {
  const { isFormal } = assessmentTraits[row.assessmentKind];
  const issues = timeIssues(row);
  const times = item('facts', '时间', 'endsAt');
  if (issues.length > 0) return issues.map(({ path, message }) => item('facts', '时间', path)('wanted', message));
  if (row.rules.answerShow === AnswerShow.atTime && row.answerShowTime === null) {
    return [item('rules', '答案', 'answerShowTime')('wanted', '选了到指定时间展示答案，请定下时间')];
  }
  if (isFormal && row.isOpen === 0 && (row.beginsAt === null || row.endsAt === null)) {
    return [item('facts', '时间', row.beginsAt === null ? 'beginsAt' : 'endsAt')('wanted', '请定下开始与结束的时间')];
  }
  if (row.endsAt !== null && row.endsAt <= now) return [times('wanted', '结束时间已经过去')];
  if (row.endsAt === null) return [times('advised', '没有结束时间，会一直开放')];
  return [times('fine', `${row.beginsAt?.slice(0, 16) ?? '发布后'} 至 ${row.endsAt.slice(0, 16)}`)];
}

function ofPaper({ row, version }: World): CheckItem {
  const its = item('paper', '试卷', 'paperId');
  if (row.paperId === null) return its('wanted', '还没有选试卷');
  if (!version) return its('wanted', '选的试卷还没有定稿');
  return its('fine', `${version.questionCount} 题，共 ${version.totalPoints / 10} 分`);
}

function ofPass({ row, version }: World): CheckItem[] {
  if (row.passPoints === null || !version || row.passPoints <= version.totalPoints) return [];
  return [item('facts', '及格分', 'passPoints')('wanted', `及格分超过了试卷的 ${version.totalPoints / 10} 分`)];
}

function ofCandidates({ row, candidates }: World): CheckItem {
  const its = item('candidates', '考生', '');
  if (row.isOpen === 1) return its('fine', '公开：登录的人都可以参加');
  if (candidates.all > 0) return its('fine', `${candidates.all} 人`);
  return row.gradeId === null ? its('wanted', '还没有考生') : its('fine', '发布时取班级里的全部学员');
}

function ofRehearsal({ row, candidates: { all, drawn, rehearsed } }: World): CheckItem[] {
  if (row.assessmentState !== AssessmentState.published || row.isOpen === 1) return [];
  const papers = item('candidates', '抽卷', '');
  const ready = item('candidates', '候考检查', '');
  const draws =
    drawn < all ? papers('advised', `${drawn} / ${all} 人的试卷已经抽好`) : papers('fine', `${all} 人的试卷都抽好了`);
  if (!assessmentTraits[row.assessmentKind].isFormal) return [draws];
  const rest =
    rehearsed < all ? ready('advised', `${rehearsed} / ${all} 人通过了候考检查`) : ready('fine', '都通过了候考检查');
  return [draws, rest];
}

function ofStaff({ row, isMarkedByHand, staff: { markers, invigilators } }: World): CheckItem[] {
  const marking = item('rules', '阅卷', '');
  const watching = item('rules', '监考', '');
  const needed = row.rules.isMarkedTwice === 1 ? 2 : 1;
  return [
    ...(isMarkedByHand && markers + 1 < needed ? [marking('advised', '双评要再请一位阅卷老师')] : []),
    ...(isMarkedByHand && markers + 1 >= needed
      ? [marking('fine', markers === 0 ? '由你批阅' : `你与另外 ${markers} 位`)]
      : []),
    ...(assessmentTraits[row.assessmentKind].isFormal
      ? [watching('fine', invigilators === 0 ? '由你监考' : `你与另外 ${invigilators} 位`)]
      : []),
  ];
}

async function worldOf(db: Db, row: AssessmentRow, now: string): Promise<World> {
  const { id, paperId, paperVersionId } = row;
  const [version] = await db
    .select({ id: paperVersion.id, totalPoints: paperVersion.totalPoints, questionCount: paperVersion.questionCount })
    .from(paper)
    .innerJoin(paperVersion, eq(paperVersion.id, sql`coalesce(${paperVersionId}::bigint, ${paper.versionId})`))
    .where(eq(paper.id, paperId ?? '0'));
  const byHand = QuestionType.values.filter((type) => !questionTraits[type].isAutomatic);
  const [hand] = await db
    .select({ id: paperItem.id })
    .from(paperItem)
    .innerJoin(question, eq(question.id, paperItem.questionId))
    .where(and(eq(paperItem.versionId, version?.id ?? '0'), inArray(question.questionType, byHand)))
    .limit(1);
  const ofIt = eq(assessmentCandidate.assessmentId, id);
  const [candidates] = await db
    .select({
      all: sql<number>`count(*)::int`,
      drawn: sql<number>`(count(*) filter (where ${isNotNull(assessmentCandidate.layout)}))::int`,
      rehearsed: sql<number>`(count(*) filter (where ${isNotNull(assessmentCandidate.rehearsedAt)}))::int`,
    })
    .from(assessmentCandidate)
    .where(ofIt);
  const [staff] = await db
    .select({
      markers: sql<number>`(count(*) filter (where ${assessmentStaff.isMarker} = 1))::int`,
      invigilators: sql<number>`(count(*) filter (where ${assessmentStaff.isInvigilator} = 1))::int`,
    })
    .from(assessmentStaff)
    .where(eq(assessmentStaff.assessmentId, id));
  return {
    row,
    now,
    version: version ?? null,
    isMarkedByHand: hand !== undefined,
    candidates: candidates!,
    staff: staff!,
  };
}
