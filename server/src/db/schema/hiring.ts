import { sql } from 'drizzle-orm';
import { check, index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LookPart } from '#contract/rules/hiring.ts';
import { InterviewState, InterviewVerdict, InterviewWay } from '#contract/rules/interviews.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancy, vacancyApplication } from './vacancy.ts';

/** A step of an application beyond being seen; those before are told by its own times. */
export const applicationStep = table(
  'application_step',
  {
    ...common(),
    applicationId: id64('application_id')
      .notNull()
      .references(() => vacancyApplication.id, { onDelete: 'cascade' }),
    applicationState: choiceOf('application_state', ApplicationState).notNull(),
    at: moment('at').notNull(),
    /** Of the enterprise; null for what the applicant did. */
    actorUserNo: id64('actor_user_no'),
  },
  (t) => [index().on(t.applicationId, t.id)],
);

/** What recruiters write about an applicant for each other. */
export const applicationNote = table(
  'application_note',
  {
    ...common(),
    applicationId: id64('application_id')
      .notNull()
      .references(() => vacancyApplication.id, { onDelete: 'cascade' }),
    /** About whom. */
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    noteText: text('note_text').notNull(),
  },
  (t) => [index().on(t.applicationId, t.id.desc().nullsFirst()), index().on(t.userNo), index().on(t.authorUserNo)],
);

/** The access diary: who of which enterprise opened what of a person for which vacancy, once a day with the number of times. */
export const talentLook = table(
  'talent_look',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id),
    lookerUserNo: id64('looker_user_no')
      .notNull()
      .references(() => user.userNo),
    lookPart: choiceOf('look_part', LookPart).notNull(),
    lookDay: text('look_day').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    times: counter('times').notNull().default(1),
  },
  (t) => [
    uniqueIndex('talent_look_once').on(t.userNo, t.vacancyId, t.lookerUserNo, t.lookPart, t.lookDay),
    index('talent_look_of').on(t.userNo, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.orgNo),
    index().on(t.vacancyId),
    index().on(t.lookerUserNo),
  ],
);

/** An interview with an applicant: asked, agreed upon, held or not. */
export const interview = table(
  'interview',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    applicationId: id64('application_id')
      .notNull()
      .references(() => vacancyApplication.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    inviteUserNo: id64('invite_user_no')
      .notNull()
      .references(() => user.userNo),
    interviewName: text('interview_name').notNull(),
    interviewWay: choiceOf('interview_way', InterviewWay).notNull(),
    place: text().notNull(),
    words: text().notNull().default(''),
    interviewState: choiceOf('interview_state', InterviewState).notNull().default(InterviewState.proposed),
    /** The time that was agreed upon; until then the first that was offered, for the order of lists. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    answerText: text('answer_text').notNull().default(''),
    answeredAt: moment('answered_at'),
    remindedAt: moment('reminded_at'),
    feedback: text().notNull().default(''),
    feedbackAt: moment('feedback_at'),
  },
  (t) => [
    check('interview_in_order', sql`${t.startsAt} < ${t.endsAt}`),
    index().on(t.applicationId, t.id.desc().nullsFirst()),
    index('interview_of_org').on(t.orgNo, t.startsAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('interview_of_person').on(t.userNo, t.startsAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.inviteUserNo),
    index('interview_to_remind')
      .on(t.startsAt)
      .where(sql`${t.interviewState} = 1 and ${t.remindedAt} is null`),
  ],
);

/** A time that is offered. */
export const interviewSlot = table(
  'interview_slot',
  {
    ...common(),
    interviewId: id64('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [check('interview_slot_in_order', sql`${t.startsAt} < ${t.endsAt}`), index().on(t.interviewId, t.startsAt)],
);

/** Who interviews, and the score sheet of each; nobody reads the others' before handing in their own. */
export const interviewMember = table(
  'interview_member',
  {
    ...common(),
    interviewId: id64('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    skill: within(smallint(), 1, 5),
    talk: within(smallint(), 1, 5),
    fit: within(smallint(), 1, 5),
    interviewVerdict: choiceOf('interview_verdict', InterviewVerdict).notNull().default(InterviewVerdict.none),
    remark: text().notNull().default(''),
    scoredAt: moment('scored_at'),
  },
  (t) => [uniqueIndex('interview_member_once').on(t.interviewId, t.userNo), index().on(t.userNo)],
);
