import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_OPEN } from '#contract/exam/practiceFailures.ts';
import type { RoundItem } from '#contract/exam/practice.ts';
import { seedAt } from '#contract/rules/draw.ts';
import { PracticeOrigin, ROUND } from '#contract/rules/practice.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { practiceAnswer, practiceCard } from '../../db/schema/practice.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { drawLayout } from '../assessments/draw.ts';
import { dailyRound } from './daily.ts';
import { practicable, repeatable } from './policies.ts';

type Asking = Pick<UserCtx, 'db' | 'user' | 'now'>;

interface Wanted {
  origin: PracticeOrigin;
  assessmentId?: string | undefined;
  subjectId?: string | undefined;
}

interface Round {
  title: string;
  items: RoundItem[];
}

/** The questions of one round, in the order in which they are met. @throws NOT_OPEN */
export async function roundOf(ctx: Asking, { origin, assessmentId, subjectId }: Wanted): Promise<Round> {
  const title = PracticeOrigin.labels[origin];
  if (origin === PracticeOrigin.paper) return paperRound(ctx, assessmentId ?? '0');
  if (origin === PracticeOrigin.daily) return { title, items: await dailyRound(ctx) };
  const due = lte(practiceCard.dueAt, wireTime(ctx.now));
  const which = origin === PracticeOrigin.wrong ? eq(practiceCard.isWrong, 1) : due;
  return { title, items: await cardRound(ctx, which, subjectId) };
}

/** All of a paper as this learner has it; of a drawn one the same questions each time. */
async function paperRound({ db, user, now }: Asking, assessmentId: string): Promise<Round> {
  const [row] = await db
    .select({ title: assessment.title, paperVersionId: assessment.paperVersionId, rules: assessment.rules })
    .from(assessment)
    .where(and(eq(assessment.id, assessmentId), practicable(user.userNo, wireTime(now))));
  if (!row?.paperVersionId) throw fail(NOT_OPEN);
  const { title, paperVersionId, rules } = row;
  const layout = await drawLayout(db, { paperVersionId, rules }, seedAt(0, `${assessmentId}/${user.userNo}`));
  const order = layout.sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  const rows = await db
    .select({ itemId: paperItem.id, questionId: question.id, questionType: question.questionType })
    .from(paperItem)
    .innerJoin(question, eq(question.id, paperItem.questionId))
    .where(inArray(paperItem.id, order));
  const last = await lastShares({ db, user, now }, assessmentId);
  const byItem = new Map(rows.map((one) => [one.itemId, one]));
  const items = order.map((itemId) => {
    const { questionId, questionType } = byItem.get(itemId)!;
    return { assessmentId, questionId, questionType, ...shownShare(last, questionId) };
  });
  return { title, items };
}

const shownShare = (last: ReadonlyMap<string, number | null>, questionId: string) => ({
  lastShare: last.get(questionId) ?? null,
  isAnswered: last.has(questionId) ? (1 as const) : (0 as const),
});

/** Percent of the last answer to each question of an assessment. */
async function lastShares({ db, user }: Asking, assessmentId: string): Promise<Map<string, number | null>> {
  const { questionId, share, clientKey, id } = practiceAnswer;
  const rows = await db
    .selectDistinctOn([questionId], {
      questionId,
      share: sql<number | null>`round(avg(${share}) over (partition by ${questionId}, ${clientKey}))::int`,
    })
    .from(practiceAnswer)
    .where(and(eq(practiceAnswer.userNo, user.userNo), eq(practiceAnswer.assessmentId, assessmentId)))
    .orderBy(questionId, desc(id));
  return new Map(rows.map((row) => [row.questionId, row.share]));
}

/** Cards that can still be practised, those due first. */
async function cardRound({ db, user, now }: Asking, which: SQL, subjectId: string | undefined): Promise<RoundItem[]> {
  const rows = await db
    .select({
      assessmentId: practiceCard.assessmentId,
      questionId: practiceCard.questionId,
      questionType: question.questionType,
    })
    .from(practiceCard)
    .innerJoin(question, eq(question.id, practiceCard.questionId))
    .innerJoin(assessment, eq(assessment.id, practiceCard.assessmentId))
    .innerJoin(
      paperItem,
      and(eq(paperItem.versionId, assessment.paperVersionId), eq(paperItem.questionId, question.id)),
    )
    .where(
      and(
        eq(practiceCard.userNo, user.userNo),
        which,
        repeatable(user.userNo, wireTime(now)),
        subjectId ? eq(question.subjectId, subjectId) : undefined,
      ),
    )
    .orderBy(asc(practiceCard.dueAt), asc(practiceCard.id))
    .limit(ROUND);
  return rows.map((row) => ({ ...row, lastShare: null, isAnswered: 0 }));
}
