import { sql } from 'drizzle-orm';
import { check, foreignKey, index, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { CooperationState, NominationState } from '#contract/rules/cooperation.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancy } from './vacancy.ts';

/** A school (or training organization) and an enterprise that cooperate, or did, or were invited to. */
export const cooperation = table(
  'cooperation',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    enterpriseNo: id64('enterprise_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Who invited whom. */
    isFromEnterprise: flag('is_from_enterprise').notNull().default(0),
    cooperationState: choiceOf('cooperation_state', CooperationState).notNull().default(CooperationState.waiting),
    words: text().notNull().default(''),
    inviteUserNo: id64('invite_user_no')
      .notNull()
      .references(() => user.userNo),
    invitedAt: moment('invited_at').notNull(),
    answerText: text('answer_text').notNull().default(''),
    answerUserNo: id64('answer_user_no'),
    answeredAt: moment('answered_at'),
    endReason: text('end_reason').notNull().default(''),
    endUserNo: id64('end_user_no'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    check('cooperation_of_two', sql`${t.orgNo} <> ${t.enterpriseNo}`),
    unique('cooperation_sides').on(t.id, t.orgNo, t.enterpriseNo),
    uniqueIndex('cooperation_once')
      .on(t.orgNo, t.enterpriseNo)
      .where(sql`${t.cooperationState} in (0, 1)`),
    index('cooperation_of_org').on(t.orgNo, t.cooperationState, t.id.desc().nullsFirst()),
    index('cooperation_of_enterprise').on(t.enterpriseNo, t.cooperationState, t.id.desc().nullsFirst()),
    index().on(t.inviteUserNo),
  ],
);

/** A learner whom a school recommends to a partner for one vacancy. */
export const nomination = table(
  'nomination',
  {
    ...common(),
    cooperationId: id64('cooperation_id').notNull(),
    orgNo: id64('org_no').notNull(),
    enterpriseNo: id64('enterprise_no').notNull(),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** As the roster of the school called the learner. */
    studentName: text('student_name').notNull(),
    className: text('class_name').notNull().default(''),
    senderUserNo: id64('sender_user_no')
      .notNull()
      .references(() => user.userNo),
    words: text().notNull(),
    nominationState: choiceOf('nomination_state', NominationState).notNull().default(NominationState.asked),
    sentAt: moment('sent_at').notNull(),
    answeredAt: moment('answered_at'),
    learnerText: text('learner_text').notNull().default(''),
    seenAt: moment('seen_at'),
    repliedAt: moment('replied_at'),
    replyText: text('reply_text').notNull().default(''),
    replyUserNo: id64('reply_user_no'),
  },
  (t) => [
    foreignKey({
      name: 'nomination_within',
      columns: [t.cooperationId, t.orgNo, t.enterpriseNo],
      foreignColumns: [cooperation.id, cooperation.orgNo, cooperation.enterpriseNo],
    }),
    // Who was withdrawn may be recommended again; who declined or took it back is not asked twice.
    uniqueIndex('nomination_once')
      .on(t.vacancyId, t.userNo, t.orgNo)
      .where(sql`${t.nominationState} <> 3`),
    index().on(t.cooperationId, t.orgNo, t.enterpriseNo),
    index('nomination_of_org').on(t.orgNo, t.id.desc().nullsFirst()),
    index('nomination_of_enterprise')
      .on(t.enterpriseNo, t.id.desc().nullsFirst())
      .where(sql`${t.nominationState} in (1, 5, 6)`),
    index('nomination_of_learner').on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.vacancyId),
    index().on(t.senderUserNo),
  ],
);
