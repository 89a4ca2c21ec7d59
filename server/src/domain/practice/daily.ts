import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { RoundItem } from '#contract/exam/practice.ts';
import { DAILY_COUNT, PracticeOrigin } from '#contract/rules/practice.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { practiceAnswer, practiceCard } from '../../db/schema/practice.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { practicable, repeatable } from './policies.ts';

type Asking = Pick<UserCtx, 'db' | 'user' | 'now'>;

/** Papers that the day's new questions come from. */
const SOURCES = 10;
/** Of the day's questions, so many at most are met again. */
const MOST_DUE = 6;

const automatic = QuestionType.values.filter((type) => questionTraits[type].isAutomatic);

export const beginOfDay = (now: Date): string => `${wireTime(now).slice(0, 10)} 00:00:00`;

/** Today's set: what was answered of it already, then what is due, then new questions; the same all day long. */
export async function dailyRound(ctx: Asking): Promise<RoundItem[]> {
  const done = await doneToday(ctx);
  const had = new Set(done.map(({ questionId }) => questionId));
  const left = Math.max(0, DAILY_COUNT - done.length);
  const met = (await dueItems(ctx, MOST_DUE + had.size)).filter(({ questionId }) => !had.has(questionId));
  const again = met.slice(0, Math.min(left, MOST_DUE));
  const fresh = await newItems(ctx, left - again.length);
  return [...done, ...[...again, ...fresh].map((one) => ({ ...one, lastShare: null, isAnswered: 0 as const }))];
}

async function doneToday({ db, user, now }: Asking): Promise<RoundItem[]> {
  const { questionId, assessmentId, share, origin, gmtCreate, userNo } = practiceAnswer;
  const rows = await db
    .select({
      questionId,
      assessmentId: sql<string>`max(${assessmentId})::text`,
      questionType: question.questionType,
      lastShare: sql<number | null>`round(avg(${share}))::int`,
    })
    .from(practiceAnswer)
    .innerJoin(question, eq(question.id, questionId))
    .where(and(eq(userNo, user.userNo), gte(gmtCreate, beginOfDay(now)), eq(origin, PracticeOrigin.daily)))
    .groupBy(questionId, question.questionType)
    .orderBy(sql`min(${practiceAnswer.id})`);
  return rows.map((row) => ({ ...row, isAnswered: 1 }));
}

const item = {
  assessmentId: assessment.id,
  questionId: question.id,
  questionType: question.questionType,
};

const inPaper = and(eq(paperItem.versionId, assessment.paperVersionId), eq(paperItem.questionId, question.id));

function dueItems({ db, user, now }: Asking, count: number) {
  const at = wireTime(now);
  return db
    .select(item)
    .from(practiceCard)
    .innerJoin(question, eq(question.id, practiceCard.questionId))
    .innerJoin(assessment, eq(assessment.id, practiceCard.assessmentId))
    .innerJoin(paperItem, inPaper)
    .where(
      and(
        eq(practiceCard.userNo, user.userNo),
        lte(practiceCard.dueAt, at),
        inArray(question.questionType, automatic),
        repeatable(user.userNo, at),
      ),
    )
    .orderBy(asc(practiceCard.dueAt), asc(practiceCard.id))
    .limit(count);
}

/** New ones from the papers somebody practises, or from those that most people do; mixed anew each day. */
async function newItems({ db, user, now }: Asking, count: number) {
  if (count <= 0) return [];
  const { userNo } = user;
  const own = sql`exists (select 1 from ${practiceCard} where ${practiceCard.userNo} = ${userNo}
    and ${practiceCard.assessmentId} = ${assessment.id})`;
  const sources = await db
    .select({ id: assessment.id })
    .from(assessment)
    .where(practicable(userNo, wireTime(now)))
    .orderBy(desc(own), desc(assessment.countSubmit), desc(assessment.id))
    .limit(SOURCES);
  if (sources.length === 0) return [];
  const day = wireTime(now).slice(0, 10);
  return db
    .select(item)
    .from(assessment)
    .innerJoin(paperItem, eq(paperItem.versionId, assessment.paperVersionId))
    .innerJoin(question, eq(question.id, paperItem.questionId))
    .leftJoin(practiceCard, and(eq(practiceCard.questionId, question.id), eq(practiceCard.userNo, userNo)))
    .where(
      and(
        inArray(
          assessment.id,
          sources.map(({ id }) => id),
        ),
        inArray(question.questionType, automatic),
        isNull(practiceCard.id),
      ),
    )
    .orderBy(sql`md5(${question.id}::text || ${userNo} || ${day})`)
    .limit(count);
}
