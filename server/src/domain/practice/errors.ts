import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { recallOf } from '#contract/rules/practice.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { practiceCard } from '../../db/schema/practice.ts';
import { enqueue, job } from '../../kit/job.ts';
import { newCard, recalled } from './schedule.ts';

/** What went wrong in an examination or a homework is met again, as soon as its marks are released. */
export const rememberErrors = (db: Db, assessmentId: string): Promise<void> =>
  enqueue(db, keepErrors, { assessmentId }).then(() => undefined);

export const keepErrors = job({
  name: 'keepErrors',
  input: z.object({ assessmentId: z.string() }),
  attempts: 20,
  async run({ db, clock }, { assessmentId }) {
    const [of] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    if (!of || of.releasedAt === null || of.assessmentKind === AssessmentKind.practice) return;
    const errors = await errorsIn(db, assessmentId);
    for (let start = 0; start < errors.length; start += AT_ONCE) {
      const some = errors.slice(start, start + AT_ONCE);
      await db.transaction((tx) => keep(tx, some, { assessmentId, now: clock() }));
    }
  },
});

/** A statement takes 65535 parameters. */
const AT_ONCE = 2000;

type Wrong = {
  userNo: string;
  questionId: string;
  /** Percent of the marks in the newest sitting that was marked. */
  share: number;
  /** Milliseconds. */
  handedInAt: number;
};

async function errorsIn(db: Db, assessmentId: string): Promise<Wrong[]> {
  const { rows } = await db.execute<Wrong>(sql`
    select s.user_no::text as "userNo", a.question_id::text as "questionId",
      floor(100.0 * greatest(sum(a.points), 0) / sum(a.full_points))::int as share,
      (extract(epoch from max(s.submitted_at)) * 1000)::float8 as "handedInAt"
    from (
      select distinct on (user_no) id, user_no, submitted_at from exam_sitting
      where assessment_id = ${assessmentId} and sitting_state = ${SittingState.marked} order by user_no, attempt desc
    ) s
    join exam_answer a on a.sitting_id = s.id
    group by s.user_no, a.question_id
    having sum(a.full_points) > 0 and sum(a.points) < sum(a.full_points)
    order by s.user_no, a.question_id`);
  return rows;
}

interface About {
  assessmentId: string;
  now: Date;
}

/** Each sitting moves a card on once, also when its marks were taken back and released again. */
async function keep(db: Db, errors: readonly Wrong[], { assessmentId, now }: About): Promise<void> {
  const there = and(
    inArray(practiceCard.userNo, [...new Set(errors.map(({ userNo }) => userNo))]),
    inArray(practiceCard.questionId, [...new Set(errors.map(({ questionId }) => questionId))]),
  );
  const known = new Map(
    (await db.select().from(practiceCard).where(there).for('update')).map((row) => [keyOf(row), row]),
  );
  const rows = errors.flatMap((one) => {
    const before = known.get(keyOf(one));
    const isKnown = before?.assessmentId === assessmentId && (before.card.lastReview ?? 0) >= one.handedInAt;
    if (isKnown) return [];
    const standing = before ?? { card: newCard(now), isWrong: 0 as const };
    const { card, isWrong } = recalled(standing, recallOf(one.share), now);
    const { userNo, questionId } = one;
    const dueAt = wireTime(new Date(card.due));
    return [{ userNo, questionId, assessmentId, card, isWrong, dueAt, countWrong: 1, gmtModified: wireTime(now) }];
  });
  if (rows.length === 0) return;
  await db
    .insert(practiceCard)
    .values(rows)
    .onConflictDoUpdate({
      target: [practiceCard.userNo, practiceCard.questionId],
      set: {
        card: sql`excluded.card`,
        isWrong: 1,
        dueAt: sql`excluded.due_at`,
        assessmentId,
        countWrong: sql`${practiceCard.countWrong} + 1`,
        gmtModified: wireTime(now),
      },
    });
}

const keyOf = ({ userNo, questionId }: { userNo: string; questionId: string }): string => `${userNo} ${questionId}`;
