import { inArray } from 'drizzle-orm';
import { Difficulty } from '#contract/rules/questions.ts';
import { abilityOfKnowledge, abilityOfSubject } from '#seed/data/questions/abilities.ts';
import type { Db } from '#server/db/client.ts';
import { courseCategory } from '#server/db/schema/course.ts';
import { question } from '#server/db/schema/question.ts';
import { questionAbility } from '#server/db/schema/questionAbility.ts';
import { insertAll } from '../batches.ts';

/** An easy question shows that somebody can follow, a hard one that they can do it by themselves. */
const levelOf = { [Difficulty.easy]: 1, [Difficulty.medium]: 2, [Difficulty.hard]: 3 } as const;

/** Which items of the ability model the questions of the demo world check, by their subject and points of knowledge. */
export async function loadQuestionAbilities(db: Db, items: ReadonlyMap<string, string>): Promise<void> {
  const subjects = await db
    .select({ id: courseCategory.id, name: courseCategory.categoryName })
    .from(courseCategory)
    .where(inArray(courseCategory.categoryName, Object.keys(abilityOfSubject)));
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  const rows = await db
    .select({
      questionId: question.id,
      subjectId: question.subjectId,
      difficulty: question.difficulty,
      knowledge: question.knowledge,
    })
    .from(question)
    .where(inArray(question.subjectId, [...names.keys()]));
  await insertAll(
    db,
    questionAbility,
    rows.flatMap(({ questionId, subjectId, difficulty, knowledge }) => {
      const special = knowledge.flatMap((point) => abilityOfKnowledge[point] ?? []);
      const keys = new Set(special.length > 0 ? special : abilityOfSubject[names.get(subjectId)!]!);
      return [...keys].map((key) => ({ questionId, abilityId: items.get(key)!, abilityLevel: levelOf[difficulty] }));
    }),
  );
}
