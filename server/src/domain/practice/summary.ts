import { and, countDistinct, desc, eq, gte, inArray, max, sql } from 'drizzle-orm';
import { DAILY_COUNT, PracticeOrigin, streakOf } from '#contract/rules/practice.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { practiceAnswer, practiceCard } from '../../db/schema/practice.ts';
import type { UserCtx } from '../../kit/context.ts';
import { beginOfDay } from './daily.ts';

const RECENT = 4;
/** How far back days in a row are counted. */
const DAYS = 400;

type Asking = Pick<UserCtx, 'db' | 'user' | 'now'>;

/** What a learner did and has before them, in four statements however much they practised. */
export async function practiceSummary(ctx: Asking) {
  const { db, user, now } = ctx;
  const own = eq(practiceAnswer.userNo, user.userNo);
  const at = wireTime(now);
  const [cards] = await db
    .select({
      due: sql<number>`count(*) filter (where ${practiceCard.dueAt} <= ${at})::int`,
      wrong: sql<number>`count(*) filter (where ${practiceCard.isWrong} = 1)::int`,
      starred: sql<number>`count(*) filter (where ${practiceCard.isStarred} = 1)::int`,
    })
    .from(practiceCard)
    .where(eq(practiceCard.userNo, user.userNo));
  const today = and(gte(practiceAnswer.gmtCreate, beginOfDay(now)), eq(practiceAnswer.origin, PracticeOrigin.daily));
  const [answers] = await db
    .select({
      answered: countDistinct(practiceAnswer.clientKey),
      rightRate: sql<number | null>`round(avg(${practiceAnswer.share}))::int`,
      done: sql<number>`count(distinct ${practiceAnswer.questionId}) filter (where ${today})::int`,
    })
    .from(practiceAnswer)
    .where(own);
  const day = sql<string>`to_char(${practiceAnswer.gmtCreate}, 'YYYY-MM-DD')`;
  const days = await db
    .select({ day })
    .from(practiceAnswer)
    .where(and(own, gte(practiceAnswer.gmtCreate, wireTimeIn(now, -DAYS * 86_400))))
    .groupBy(day)
    .orderBy(desc(day));
  return {
    ...cards!,
    answered: answers!.answered,
    rightRate: answers!.rightRate,
    daily: { done: Math.min(answers!.done, DAILY_COUNT), total: DAILY_COUNT },
    days: streakOf(
      days.map((one) => one.day),
      at.slice(0, 10),
    ),
    recent: await recentPapers(ctx),
  };
}

/** What was practised last, and how far. */
async function recentPapers({ db, user }: Asking) {
  const lastAt = max(practiceAnswer.gmtCreate);
  const rows = await db
    .select({ assessmentId: practiceAnswer.assessmentId, lastAt, answered: countDistinct(practiceAnswer.questionId) })
    .from(practiceAnswer)
    .where(eq(practiceAnswer.userNo, user.userNo))
    .groupBy(practiceAnswer.assessmentId)
    .orderBy(desc(lastAt))
    .limit(RECENT);
  if (rows.length === 0) return [];
  const papers = await db
    .select({ id: assessment.id, title: assessment.title, total: paperVersion.questionCount })
    .from(assessment)
    .innerJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
    .where(
      inArray(
        assessment.id,
        rows.map(({ assessmentId }) => assessmentId),
      ),
    );
  const byId = new Map(papers.map((one) => [one.id, one]));
  return rows.flatMap(({ assessmentId, lastAt: at, answered }) => {
    const paper = byId.get(assessmentId);
    if (!paper || at === null) return [];
    return [
      { assessmentId, title: paper.title, total: paper.total, answered: Math.min(answered, paper.total), lastAt: at },
    ];
  });
}
