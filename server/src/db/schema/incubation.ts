import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  CheckVerdict,
  FundState,
  HourState,
  MilestoneState,
  PlaceKind,
  ReceiptState,
  ReportState,
  TutorState,
  UseState,
} from '#contract/rules/incubation.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment, within } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { startProject } from './startProject.ts';
import { orgInfo, user } from './user.ts';

interface KeptFile {
  name: string;
  url: string;
}

const files = () => jsonb().$type<KeptFile[]>().notNull().default([]);
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** A base (孵化基地) of an institution. */
export const incubationBase = table(
  'incubation_base',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    baseName: text('base_name').notNull(),
    regionCode: text('region_code').notNull().default(''),
    address: text().notNull(),
    openText: text('open_text').notNull(),
    intro: text().notNull(),
    contact: text().notNull().default(''),
    isShown: flag('is_shown').notNull().default(1),
    /** What the list of bases finds it by (domain/incubation/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('incubation_base_of_org').on(t.orgNo, t.id.desc().nullsFirst()),
    index('incubation_base_shown')
      .on(t.id.desc().nullsFirst())
      .where(sql`${t.isShown} = 1 and ${enabled(t)}`),
    index('incubation_base_facets')
      .using('gin', t.facets)
      .where(sql`${t.isShown} = 1 and ${enabled(t)}`),
  ],
);

/** A desk or a room of a base. */
export const basePlace = table(
  'base_place',
  {
    ...common(),
    baseId: id64('base_id')
      .notNull()
      .references(() => incubationBase.id),
    placeKind: choiceOf('place_kind', PlaceKind).notNull(),
    placeName: text('place_name').notNull(),
    seats: within(smallint(), 1, 500).notNull().default(1),
  },
  (t) => [
    uniqueIndex('base_place_once').on(t.baseId, t.placeName).where(enabled(t)),
    index('base_place_of_base').on(t.baseId, t.placeKind, t.placeName),
  ],
);

/** A desk given to a project, both days included; the database gives no desk to two on one day (desk_use_apart in the migration). */
export const deskUse = table(
  'desk_use',
  {
    ...common(),
    placeId: id64('place_id')
      .notNull()
      .references(() => basePlace.id),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    fromOn: date('from_on').notNull(),
    untilOn: date('until_on').notNull(),
    useState: choiceOf('use_state', UseState).notNull().default(UseState.held),
    opinion: text().notNull().default(''),
  },
  (t) => [
    check('desk_use_days', sql`${t.fromOn} <= ${t.untilOn}`),
    index('desk_use_of_place').on(t.placeId, t.untilOn),
    index('desk_use_of_project').on(t.projectId, t.id.desc().nullsFirst()),
  ],
);

/** An hour or more of a room; two bookings of one room never overlap (room_booking_apart in the migration). */
export const roomBooking = table(
  'room_booking',
  {
    ...common(),
    placeId: id64('place_id')
      .notNull()
      .references(() => basePlace.id),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    bookerUserNo: id64('booker_user_no')
      .notNull()
      .references(() => user.userNo),
    purpose: text().notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    useState: choiceOf('use_state', UseState).notNull().default(UseState.held),
    opinion: text().notNull().default(''),
  },
  (t) => [
    check('room_booking_times', sql`${t.beginsAt} < ${t.endsAt}`),
    index('room_booking_of_place').on(t.placeId, t.beginsAt),
    index('room_booking_of_project').on(t.projectId, t.beginsAt.desc().nullsFirst()),
    index().on(t.bookerUserNo),
  ],
);

/** A lecturer who advises the teams of a host, or was asked to; once per host, which inviting keeps (two accounts that become one bring both). */
export const incubationTutor = table(
  'incubation_tutor',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    topics: text().notNull(),
    tutorState: choiceOf('tutor_state', TutorState).notNull().default(TutorState.invited),
  },
  (t) => [
    index('incubation_tutor_of_org').on(t.orgNo, t.tutorState, t.id),
    index('incubation_tutor_of').on(t.userNo, t.tutorState, t.id.desc().nullsFirst()),
  ],
);

/** A time that a tutor offers; neither a post nor a team has two at once (tutor_hour_apart, tutor_hour_team_apart). */
export const tutorHour = table(
  'tutor_hour',
  {
    ...common(),
    tutorId: id64('tutor_id')
      .notNull()
      .references(() => incubationTutor.id),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text().notNull(),
    hourState: choiceOf('hour_state', HourState).notNull().default(HourState.open),
    /** Who has it; null while it is open. */
    projectId: id64('project_id').references(() => startProject.id),
    bookerUserNo: id64('booker_user_no').references(() => user.userNo),
    topic: text().notNull().default(''),
    /** What the tutor writes afterwards. */
    note: text().notNull().default(''),
    /** Why the tutor took it back. */
    opinion: text().notNull().default(''),
  },
  (t) => [
    check('tutor_hour_times', sql`${t.beginsAt} < ${t.endsAt}`),
    check('tutor_hour_whose', sql`${t.hourState} in (0, 4) or ${t.projectId} is not null`),
    index('tutor_hour_of_tutor').on(t.tutorId, t.hourState, t.beginsAt),
    index('tutor_hour_in_order').on(t.tutorId, t.beginsAt.desc().nullsFirst()),
    index('tutor_hour_of_project').on(t.projectId, t.beginsAt.desc().nullsFirst()),
    index().on(t.bookerUserNo),
  ],
);

/** What a team is to reach by a day. */
export const milestone = table(
  'incubation_milestone',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    goal: text().notNull(),
    dueOn: date('due_on').notNull(),
    milestoneState: choiceOf('milestone_state', MilestoneState).notNull().default(MilestoneState.open),
    /** The last day for which the team was told that it is near, and for which both sides were told that it is over. */
    nearToldOn: date('near_told_on'),
    lateToldOn: date('late_told_on'),
  },
  (t) => [
    index('incubation_milestone_of_project').on(t.projectId, t.milestoneState, t.dueOn, t.id),
    index('incubation_milestone_due')
      .on(t.dueOn, t.id)
      .where(sql`${t.milestoneState} in (1, 3)`),
    index().on(t.authorUserNo),
  ],
);

/** What a team handed in for a milestone; every one stays. */
export const milestoneReport = table(
  'milestone_report',
  {
    ...common(),
    milestoneId: id64('milestone_id')
      .notNull()
      .references(() => milestone.id),
    reporterUserNo: id64('reporter_user_no')
      .notNull()
      .references(() => user.userNo),
    content: text().notNull(),
    files: files(),
    submittedAt: moment('submitted_at').notNull(),
    reportState: choiceOf('report_state', ReportState).notNull().default(ReportState.waiting),
    opinion: text().notNull().default(''),
    checkerUserNo: id64('checker_user_no').references(() => user.userNo),
    checkedAt: moment('checked_at'),
  },
  (t) => [
    uniqueIndex('milestone_report_waiting')
      .on(t.milestoneId)
      .where(sql`${t.reportState} = 0`),
    index().on(t.milestoneId, t.id.desc().nullsFirst()),
    index().on(t.reporterUserNo),
    index().on(t.checkerUserNo),
  ],
);

/** What the host found when it looked at a project. */
export const projectCheck = table(
  'project_check',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    checkerUserNo: id64('checker_user_no')
      .notNull()
      .references(() => user.userNo),
    checkedOn: date('checked_on').notNull(),
    checkVerdict: choiceOf('check_verdict', CheckVerdict).notNull(),
    found: text().notNull(),
  },
  (t) => [
    index('project_check_of_project').on(t.projectId, t.checkedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.checkerUserNo),
  ],
);

/** Money that a team asks for; in cents. The receipts never add up to more than was granted. */
export const incubationFund = table(
  'incubation_fund',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    askerUserNo: id64('asker_user_no')
      .notNull()
      .references(() => user.userNo),
    purpose: text().notNull(),
    plan: text().notNull(),
    askedCents: cents('asked_cents'),
    grantedCents: cents('granted_cents'),
    usedCents: cents('used_cents'),
    fundState: choiceOf('fund_state', FundState).notNull().default(FundState.asked),
    opinion: text().notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    check('incubation_fund_asked', sql`${t.askedCents} > 0 and ${t.grantedCents} between 0 and ${t.askedCents}`),
    check('incubation_fund_used', sql`${t.usedCents} between 0 and ${t.grantedCents}`),
    index('incubation_fund_of_project').on(t.projectId, t.fundState, t.id.desc().nullsFirst()),
    index().on(t.askerUserNo),
  ],
);

/** What was paid with it. */
export const fundReceipt = table(
  'fund_receipt',
  {
    ...common(),
    fundId: id64('fund_id')
      .notNull()
      .references(() => incubationFund.id),
    payerUserNo: id64('payer_user_no')
      .notNull()
      .references(() => user.userNo),
    what: text().notNull(),
    spentOn: date('spent_on').notNull(),
    amountCents: cents('amount_cents'),
    files: files(),
    receiptState: choiceOf('receipt_state', ReceiptState).notNull().default(ReceiptState.counted),
    opinion: text().notNull().default(''),
  },
  (t) => [
    check('fund_receipt_amount', sql`${t.amountCents} > 0`),
    index('fund_receipt_of_fund').on(t.fundId, t.id.desc().nullsFirst()),
    index().on(t.payerUserNo),
  ],
);

/** That a graduated team was asked for its figures of a half-year: once. */
export const followUpAsk = table(
  'follow_up_ask',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    half: text().notNull(),
  },
  (t) => [unique('follow_up_ask_once').on(t.projectId, t.half)],
);

/** What became of a graduated project in one half-year; in cents. */
export const graduateFigures = table(
  'graduate_figures',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    /** Such as 2026H2. */
    half: text().notNull(),
    jobs: within(bigint('jobs', { mode: 'number' }), 0, 100_000).notNull(),
    revenueCents: cents('revenue_cents'),
    financingCents: cents('financing_cents'),
    note: text().notNull().default(''),
  },
  (t) => [
    check('graduate_figures_sums', sql`${t.revenueCents} >= 0 and ${t.financingCents} >= 0`),
    unique('graduate_figures_once').on(t.projectId, t.half),
    index().on(t.authorUserNo),
  ],
);
