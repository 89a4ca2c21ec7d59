import { sql } from 'drizzle-orm';
import { check, index, uniqueIndex } from 'drizzle-orm/pg-core';
import { TwinReason, TwinState } from '#contract/rules/twins.ts';
import { choiceOf, choicesOf } from '../choiceColumn.ts';
import { common, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** Two accounts among the applicants of one enterprise that may be, or are, one person. */
export const talentTwin = table(
  'talent_twin',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    lowUserNo: id64('low_user_no')
      .notNull()
      .references(() => user.userNo),
    highUserNo: id64('high_user_no')
      .notNull()
      .references(() => user.userNo),
    twinState: choiceOf('twin_state', TwinState).notNull().default(TwinState.suspected),
    /** None where a recruiter put them together without a hint. */
    reasons: choicesOf('reasons', TwinReason)
      .notNull()
      .default(sql`'{}'`),
    /** Who of the enterprise decided; null while it is only suspected. */
    actorUserNo: id64('actor_user_no'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    check('talent_twin_in_order', sql`${t.lowUserNo} < ${t.highUserNo}`),
    uniqueIndex('talent_twin_once').on(t.orgNo, t.lowUserNo, t.highUserNo),
    index('talent_twin_of_org').on(t.orgNo, t.twinState, t.id.desc().nullsFirst()),
    index().on(t.lowUserNo),
    index().on(t.highUserNo),
  ],
);
