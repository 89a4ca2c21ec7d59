import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AuditState } from '#contract/rules/auditStates.ts';
import { ImportState } from '#contract/rules/importStates.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { common, counter, id64, moment } from '../columns.ts';
import { choiceOf } from '../choiceColumn.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** A department; the tree of an organization is at most ten levels deep. */
export const orgDepartment = table(
  'org_department',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** 0 at the top. */
    parentId: id64('parent_id').notNull().default('0'),
    /** Ids from the top down to this one, `/12/34/`: a subtree is a prefix. */
    path: text().notNull(),
    departName: text('depart_name').notNull(),
    headUserNo: id64('head_user_no'),
    sort: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('org_department_once').on(t.orgNo, t.parentId, t.departName).where(enabled(t)),
    unique('org_department_of_org').on(t.orgNo, t.id),
    index('org_department_subtree').on(t.orgNo, t.path.op('text_pattern_ops')),
  ],
);

/** Somebody on the staff of an organization. What they may do hangs on their identities (user_identity). */
export const orgMember = table(
  'org_member',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Null until an invited person accepts. */
    userNo: id64('user_no').references(() => user.userNo),
    departmentId: id64('department_id'),
    memberName: text('member_name').notNull(),
    mobile: text().notNull(),
    jobNumber: text('job_number'),
    post: text().notNull().default(''),
    /** 1 active, 2 disabled, 3 invited (rules/memberStates.ts). */
    memberStatus: choiceOf('member_status', MemberState).notNull().default(MemberState.active),
    /** Roles that are given on acceptance. */
    invitedRoleIds: id64('invited_role_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    invitedBy: id64('invited_by'),
    joinedAt: moment('joined_at'),
    /** The import that brought the row. */
    importId: id64('import_id').references(() => orgImport.id),
  },
  (t) => [
    foreignKey({
      name: 'org_member_in_department',
      columns: [t.orgNo, t.departmentId],
      foreignColumns: [orgDepartment.orgNo, orgDepartment.id],
    }),
    uniqueIndex('org_member_mobile').on(t.orgNo, t.mobile).where(enabled(t)),
    uniqueIndex('org_member_user').on(t.orgNo, t.userNo).where(enabled(t)),
    uniqueIndex('org_member_number').on(t.orgNo, t.jobNumber).where(enabled(t)),
    index('org_member_by_status').on(t.orgNo, t.memberStatus, t.id.desc().nullsFirst()).where(enabled(t)),
    index('org_member_newest').on(t.orgNo, t.id.desc().nullsFirst()).where(enabled(t)),
    index().on(t.orgNo, t.departmentId, t.id.desc().nullsFirst()),
    index().on(t.mobile),
    index().on(t.userNo),
    index().on(t.importId),
  ],
);

/** One import of an Excel file: the rows as read, what is wrong with them, and what became of it. */
export const orgImport = table(
  'org_import',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no').notNull(),
    /** member, student, room, or roster: with the offering whose roster it is. */
    kind: text().notNull(),
    fileName: text('file_name').notNull(),
    rows: jsonb().notNull(),
    totalCount: counter('total_count').notNull(),
    badCount: counter('bad_count').notNull(),
    /** 1 dry run, 2 imported, 3 undone (rules/importStates.ts). */
    importStatus: choiceOf('import_status', ImportState).notNull().default(ImportState.checked),
    importedAt: moment('imported_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    check('org_import_bad_among_all', sql`${t.badCount} <= ${t.totalCount}`),
    index().on(t.orgNo, t.kind, t.id.desc().nullsFirst()),
  ],
);

/** A student on the roster of a school, bound to a person or waiting to be. */
export const orgStudent = table(
  'org_student',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no').references(() => user.userNo),
    departmentId: id64('department_id'),
    studentName: text('student_name').notNull(),
    studentNumber: text('student_number').notNull(),
    major: text().notNull().default(''),
    className: text('class_name').notNull().default(''),
    entryYear: smallint('entry_year'),
    /** 0 on the roster, 1 bound, 2 asks to be bound, 3 refused (rules/studentStates.ts). */
    bindStatus: choiceOf('bind_status', StudentState).notNull().default(StudentState.onRoster),
    bindOpinion: text('bind_opinion').notNull().default(''),
    bindTime: moment('bind_time'),
    /** The import that brought the row. */
    importId: id64('import_id').references(() => orgImport.id),
  },
  (t) => [
    foreignKey({
      name: 'org_student_in_department',
      columns: [t.orgNo, t.departmentId],
      foreignColumns: [orgDepartment.orgNo, orgDepartment.id],
    }),
    uniqueIndex('org_student_number')
      .on(t.orgNo, t.studentNumber)
      .where(sql`${enabled(t)} and ${t.bindStatus} < 2`),
    index().on(t.orgNo, t.bindStatus, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.departmentId),
    index().on(t.userNo),
    index().on(t.importId),
  ],
);

/** An application to join as an organization, a school or an enterprise. */
export const orgApply = table(
  'org_apply',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** 3 organization, 4 school, 5 enterprise. */
    orgType: choiceOf('org_type', OrgType).notNull(),
    orgName: text('org_name').notNull(),
    /** Unified social credit code; for schools the code of the ministry. */
    orgCode: text('org_code').notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    address: text().notNull().default(''),
    industry: text().notNull().default(''),
    size: text().notNull().default(''),
    nature: text().notNull().default(''),
    schoolLevel: text('school_level').notNull().default(''),
    intro: text().notNull().default(''),
    contactName: text('contact_name').notNull(),
    contactMobile: text('contact_mobile').notNull(),
    /** Licence or letter of authority, `/files/…`. */
    licenceImg: text('licence_img').notNull().default(''),
    /** 0 waiting, 1 passed, 2 refused (rules/auditStates.ts). */
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    /** When it was last handed in: the age in the queue counts from here. */
    submitTime: moment('submit_time').notNull(),
    /** The organization that came of it. */
    orgNo: id64('org_no'),
  },
  (t) => [
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.auditStatus, t.submitTime),
    index().on(t.orgCode),
    uniqueIndex('org_apply_waiting')
      .on(t.orgType, t.orgCode)
      .where(sql`${t.auditStatus} = 0 and ${enabled(t)}`),
  ],
);

/** Changes of an organization's facts that wait for the platform; everything else changes at once. */
export const orgInfoAudit = table(
  'org_info_audit',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no').notNull(),
    content: jsonb().$type<Record<string, string>>().notNull(),
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    submitTime: moment('submit_time').notNull(),
  },
  (t) => [
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.auditStatus, t.submitTime),
    uniqueIndex('org_info_audit_waiting')
      .on(t.orgNo)
      .where(sql`${t.auditStatus} = 0 and ${enabled(t)}`),
  ],
);

/** What a lecturer wants shown of himself; approval copies it to `lecturer`. One row per person. */
export const lecturerAudit = table(
  'lecturer_audit',
  {
    ...common(),
    lecturerUserNo: id64('lecturer_user_no')
      .notNull()
      .references(() => user.userNo)
      .unique(),
    lecturerName: text('lecturer_name').notNull(),
    lecturerMobile: text('lecturer_mobile').notNull().default(''),
    lecturerEmail: text('lecturer_email').notNull().default(''),
    position: text().notNull().default(''),
    headImgUrl: text('head_img_url').notNull().default(''),
    introduce: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Proofs of qualification, `/files/…`. */
    proofs: jsonb().$type<string[]>().notNull().default([]),
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    submitTime: moment('submit_time').notNull(),
  },
  (t) => [index().on(t.auditStatus, t.submitTime)],
);
