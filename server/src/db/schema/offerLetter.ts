import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { OfferKind, OfferState } from '#contract/rules/offerLetters.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancyApplication } from './vacancy.ts';

/** A letter that offers somebody a job (录用信), as it was sent; its number tells anybody whether it is genuine. */
export const offerLetter = table(
  'offer_letter',
  {
    ...common(),
    offerNo: text('offer_no').notNull(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    applicationId: id64('application_id')
      .notNull()
      .references(() => vacancyApplication.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    /** The names as they were when it was sent. */
    orgName: text('org_name').notNull(),
    holderName: text('holder_name').notNull(),
    offerKind: choiceOf('offer_kind', OfferKind).notNull(),
    offerState: choiceOf('offer_state', OfferState).notNull().default(OfferState.sent),
    positionName: text('position_name').notNull(),
    place: text().notNull(),
    salaryText: text('salary_text').notNull(),
    /** Days, `yyyy-MM-dd`. */
    startOn: text('start_on').notNull(),
    endOn: text('end_on').notNull().default(''),
    probation: text().notNull().default(''),
    /** Of an agreement of three: the school that signs as well. */
    schoolName: text('school_name').notNull().default(''),
    words: text().notNull().default(''),
    /** The last day for an answer. */
    expiresOn: text('expires_on').notNull(),
    sentAt: moment('sent_at').notNull(),
    answeredAt: moment('answered_at'),
    answerText: text('answer_text').notNull().default(''),
  },
  (t) => [
    uniqueIndex('offer_letter_no').on(t.offerNo),
    uniqueIndex('offer_letter_live')
      .on(t.applicationId)
      .where(sql`${t.offerState} in (0, 1)`),
    index().on(t.applicationId),
    index('offer_letter_of_org').on(t.orgNo, t.id.desc().nullsFirst()),
    index('offer_letter_of_person').on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
  ],
);
