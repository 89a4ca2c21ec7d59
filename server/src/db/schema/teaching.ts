import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { DEFAULT_SHARE, JoinState } from '#contract/rules/joinStates.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { orgDepartment } from './organization.ts';
import { certificateTemplate } from './study.ts';
import { orgInfo, user } from './user.ts';

/** A course that an organization recognises: what it counts for there, for whom and how long. */
export const courseAuth = table(
  'course_auth',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    /** Tenths. */
    credit: within(smallint(), 0, 1000).notNull().default(0),
    /** Class-hours. */
    hours: counter('hours').notNull().default(0),
    validFrom: date('valid_from').notNull(),
    /** The last day; null for no end. */
    validTo: date('valid_to'),
    endedAt: moment('ended_at'),
    /** How its certificates look; null for the default one of the organization. */
    templateId: id64('template_id'),
    remark: text().notNull().default(''),
  },
  (t) => [
    check('course_auth_days_in_order', sql`${t.validFrom} <= ${t.validTo}`),
    uniqueIndex('course_auth_once')
      .on(t.orgNo, t.courseId)
      .where(sql`ended_at is null`),
    unique('course_auth_of_org').on(t.orgNo, t.id),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.courseId),
    index().on(t.orgNo, t.templateId),
    foreignKey({
      name: 'course_auth_template_of_org',
      columns: [t.orgNo, t.templateId],
      foreignColumns: [certificateTemplate.orgNo, certificateTemplate.id],
    }),
  ],
);

/** The departments that may take it, with all below them; a certification without any is for the whole organization. */
export const courseAuthDepart = table(
  'course_auth_depart',
  {
    orgNo: id64('org_no').notNull(),
    authId: id64('auth_id').notNull(),
    departmentId: id64('department_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.authId, t.departmentId] }),
    foreignKey({
      name: 'course_auth_depart_of_auth',
      columns: [t.orgNo, t.authId],
      foreignColumns: [courseAuth.orgNo, courseAuth.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'course_auth_depart_in_org',
      columns: [t.orgNo, t.departmentId],
      foreignColumns: [orgDepartment.orgNo, orgDepartment.id],
    }),
    index().on(t.orgNo, t.authId),
    index().on(t.orgNo, t.departmentId),
  ],
);

/** How a lecturer comes to teach for an organization: it invites a mobile, or a lecturer asks. */
export const lecturerJoin = table(
  'lecturer_join',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Null until who is invited accepts. */
    userNo: id64('user_no').references(() => user.userNo),
    isInvitation: flag('is_invitation').notNull(),
    lecturerName: text('lecturer_name').notNull(),
    /** Whoever holds it answers an invitation. */
    mobile: text().notNull().default(''),
    position: text().notNull().default(''),
    shareRatio: within(smallint('share_ratio'), 0, 100).notNull().default(DEFAULT_SHARE),
    note: text().notNull().default(''),
    invitedBy: id64('invited_by'),
    submitTime: moment('submit_time').notNull(),
    auditStatus: choiceOf('audit_status', JoinState).notNull().default(JoinState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('lecturer_join_invited')
      .on(t.orgNo, t.mobile)
      .where(sql`audit_status = 0 and is_invitation = 1`),
    uniqueIndex('lecturer_join_asks')
      .on(t.userNo)
      .where(sql`audit_status = 0 and is_invitation = 0`),
    index().on(t.orgNo, t.isInvitation, t.auditStatus, t.id.desc().nullsFirst()),
    index().on(t.mobile),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);
