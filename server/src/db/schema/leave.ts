import { sql } from 'drizzle-orm';
import { check, index, text, unique } from 'drizzle-orm/pg-core';
import { Approver, LeaveState, LeaveStepState, LeaveType } from '#contract/rules/leave.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { grade } from './grade.ts';
import { orgInfo, user } from './user.ts';

/** A learner asks for leave; the lessons it touches are found, not kept. */
export const leaveRequest = table(
  'leave_request',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** The class whose teachers have the first word. */
    gradeId: id64('grade_id')
      .notNull()
      .references(() => grade.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    leaveType: choiceOf('leave_type', LeaveType).notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    reason: text().notNull(),
    proofs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    leaveState: choiceOf('leave_state', LeaveState).notNull().default(LeaveState.waiting),
    submitTime: moment('submit_time').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    check('leave_request_in_order', sql`${t.beginsAt} < ${t.endsAt}`),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index('leave_request_standing')
      .on(t.userNo, t.beginsAt)
      .where(sql`${t.leaveState} in (0, 1)`),
    index().on(t.orgNo),
    index().on(t.gradeId),
    index('leave_request_proofs').using('gin', t.proofs),
  ],
);

/** The opinions on a request, one after the other; of the last one it is decided. */
export const leaveStep = table(
  'leave_step',
  {
    id: primaryId(),
    leaveId: id64('leave_id')
      .notNull()
      .references(() => leaveRequest.id, { onDelete: 'cascade' }),
    seq: counter('seq').notNull(),
    approver: choiceOf('approver', Approver).notNull(),
    /** Whom it was handed to; null for everybody who may. */
    approverUserNo: id64('approver_user_no').references(() => user.userNo),
    stepState: choiceOf('step_state', LeaveStepState).notNull().default(LeaveStepState.waiting),
    opinion: text().notNull().default(''),
    /** Who decided. */
    byUserNo: id64('by_user_no').references(() => user.userNo),
    /** Since when it waits. */
    submitTime: moment('submit_time').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    unique('leave_step_once').on(t.leaveId, t.seq),
    index('leave_step_waiting')
      .on(t.submitTime)
      .where(sql`${t.stepState} = 0`),
    index().on(t.approverUserNo, t.id.desc().nullsFirst()),
    index().on(t.byUserNo, t.id.desc().nullsFirst()),
  ],
);
