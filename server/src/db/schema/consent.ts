import { index, text } from 'drizzle-orm/pg-core';
import { ConsentKind } from '#contract/rules/consents.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { user } from './user.ts';

/** A text that somebody agreed to, as it was then; one row for all who agreed to the same. */
export const agreementText = table('agreement_text', {
  ...common(),
  /** SHA-256 of title and body. */
  digest: text().notNull().unique(),
  title: text().notNull(),
  body: text().notNull(),
});

/** Who agreed to what, or took it back, and when. Never updated while there is an account. */
export const consentLog = table(
  'consent_log',
  {
    id: primaryId(),
    at: moment('at').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    consentKind: choiceOf('consent_kind', ConsentKind).notNull(),
    isGiven: flag('is_given').notNull(),
    ip: text().notNull().default(''),
    /** What they agreed to; null where the question itself says it all. */
    textId: id64('text_id').references(() => agreementText.id),
  },
  (t) => [index().on(t.userNo, t.id.desc().nullsFirst()), index().on(t.textId)],
);
