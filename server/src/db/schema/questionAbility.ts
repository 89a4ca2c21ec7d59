import { index, primaryKey } from 'drizzle-orm/pg-core';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { choiceOf } from '../choiceColumn.ts';
import { id64 } from '../columns.ts';
import { table } from '../table.ts';
import { ability } from './ability.ts';
import { question } from './question.ts';

/** Which items of the ability model a question checks: whoever answers it right is at this level. */
export const questionAbility = table(
  'question_ability',
  {
    questionId: id64('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    abilityId: id64('ability_id')
      .notNull()
      .references(() => ability.id),
    abilityLevel: choiceOf('ability_level', AbilityLevel).notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.abilityId] }), index().on(t.abilityId)],
);
