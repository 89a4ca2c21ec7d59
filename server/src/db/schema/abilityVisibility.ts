import { index, primaryKey } from 'drizzle-orm/pg-core';
import { Visibility } from '#contract/rules/visibility.ts';
import { choiceOf } from '../choiceColumn.ts';
import { id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { ability } from './ability.ts';
import { user } from './user.ts';

/** Who reads one item of somebody's ability portrait; an item without a row is read with the portrait. */
export const abilityVisibility = table(
  'ability_visibility',
  {
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    abilityId: id64('ability_id')
      .notNull()
      .references(() => ability.id),
    visibility: choiceOf('visibility', Visibility).notNull(),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userNo, t.abilityId] }), index().on(t.abilityId)],
);
