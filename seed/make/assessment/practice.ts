import { sql } from 'drizzle-orm';
import { randomFrom, seedAt } from '#contract/rules/draw.ts';
import { PracticeOrigin, recallOf } from '#contract/rules/practice.ts';
import { questionTraits } from '#contract/rules/questions.ts';
import { shareOf } from '#contract/rules/marking.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { practiceAnswer, practiceCard } from '#server/db/schema/practice.ts';
import { newCard, recalled } from '#server/domain/practice/schedule.ts';
import { insertNew } from '../batches.ts';
import { rightAnswer, wrongAnswer } from './answers.ts';
import type { AssessmentStep, SeedAssessmentRow, SeedVersion } from './world.ts';

/** Who practises, on how many of the last days, and how many questions of each paper. */
const learners = [
  { key: 'linxiao', days: 5, each: 14 },
  { key: 'yunanxing', days: 3, each: 12 },
  { key: 'qinwangshu', days: 2, each: 9 },
  { key: 'fangxiaoman', days: 2, each: 7 },
  { key: 'suman', days: 1, each: 6 },
] as const;

type AnswerRow = typeof practiceAnswer.$inferInsert;
type CardRow = typeof practiceCard.$inferInsert;

/** What people practised over the last days: their answers, and what they will be asked again. */
export async function loadPractice(
  { db, clock, userNos }: AssessmentStep,
  rows: readonly SeedAssessmentRow[],
  papers: ReadonlyMap<string, readonly { itemId: string; version: SeedVersion; points: number }[]>,
): Promise<void> {
  const answers: AnswerRow[] = [];
  const cards: CardRow[] = [];
  for (const { key, days, each } of learners) {
    const userNo = userNos.get(key)!;
    for (const { id: assessmentId, key: name } of rows.filter((one) => one.key.startsWith('practice-'))) {
      const random = randomFrom(seedAt(3, `${key}/${name}`));
      const items = papers
        .get(assessmentId)!
        .filter(({ version }) => isAutomatic(version))
        .slice(0, each);
      for (const [index, { itemId, version, points }] of items.entries()) {
        if (cards.some((one) => one.userNo === userNo && one.questionId === version.questionId)) continue;
        const day = -1 - Math.floor((index * days) / items.length);
        const at = clock.at(day, `20:${String(10 + index).padStart(2, '0')}`);
        const isRight = random() < 0.62;
        const shares = slotsOf(itemId, points, version.keyed).map(({ slot, keyed }) => {
          const answer = isRight ? rightAnswer(keyed) : wrongAnswer(keyed, random);
          const share = Math.round(shareOf(keyed, answer) * 100);
          const { questionId, versionId } = version;
          const clientKey = `seed-${key}-${questionId}`;
          const origin = PracticeOrigin.paper;
          answers.push({
            userNo,
            assessmentId,
            questionId,
            versionId,
            slot,
            answer,
            share,
            origin,
            clientKey,
            gmtCreate: at,
          });
          return share;
        });
        cards.push({ userNo, assessmentId, questionId: version.questionId, ...cardOf(shares, at) });
      }
    }
  }
  await insertNew(db, practiceAnswer, answers);
  await insertNew(db, practiceCard, cards);
  await db.execute(sql`update assessment t set count_submit = a.people from (select assessment_id, count(distinct user_no)
    as people from practice_answer group by assessment_id) a where a.assessment_id = t.id`);
}

const isAutomatic = ({ keyed }: SeedVersion) => questionTraits[keyed.questionType].isAutomatic;

function cardOf(shares: readonly number[], at: string) {
  const now = momentOf(at);
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const { card, isWrong } = recalled({ card: newCard(now), isWrong: 0 }, recallOf(share), now);
  const isRight = share === 100;
  return {
    card,
    isWrong,
    dueAt: wireTime(new Date(card.due)),
    countRight: isRight ? 1 : 0,
    countWrong: isRight ? 0 : 1,
    gmtModified: at,
  };
}
