import { sql } from 'drizzle-orm';
import { foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ApplyState } from '#contract/rules/grades.ts';
import { GradeRole, GradeState, JoinWay } from '#contract/rules/school.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { mediaFile } from './media.ts';
import { orgDepartment } from './organization.ts';
import { orgInfo, user } from './user.ts';

/** A class group (班级): of a school or an organization, or opened by somebody for themselves. */
export const grade = table(
  'grade',
  {
    ...common(),
    /** Null when it belongs to nobody but who opened it. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    departmentId: id64('department_id'),
    ownerUserNo: id64('owner_user_no')
      .notNull()
      .references(() => user.userNo),
    gradeName: text('grade_name').notNull(),
    intro: text().notNull().default(''),
    coverUrl: text('cover_url').notNull().default(''),
    /** What one types or scans to join. */
    joinCode: text('join_code').notNull(),
    joinWay: choiceOf('join_way', JoinWay).notNull().default(JoinWay.approval),
    /** The most students it takes. */
    seats: counter('seats').notNull().default(60),
    gradeState: choiceOf('grade_state', GradeState).notNull().default(GradeState.running),
    disbandedAt: moment('disbanded_at'),
  },
  (t) => [
    foreignKey({
      name: 'grade_in_department',
      columns: [t.orgNo, t.departmentId],
      foreignColumns: [orgDepartment.orgNo, orgDepartment.id],
    }),
    uniqueIndex('grade_join_code')
      .on(t.joinCode)
      .where(sql`${t.gradeState} = 1`),
    uniqueIndex('grade_name_once')
      .on(t.orgNo, t.gradeName)
      .where(sql`${enabled(t)} and ${t.gradeState} = 1 and ${t.orgNo} is not null`),
    index().on(t.orgNo, t.departmentId, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.ownerUserNo, t.id.desc().nullsFirst()),
  ],
);

/** Who is in a class group; a row of somebody who left is disabled. */
export const gradeStudent = table(
  'grade_student',
  {
    ...common(),
    gradeId: id64('grade_id')
      .notNull()
      .references(() => grade.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    gradeRole: choiceOf('grade_role', GradeRole).notNull().default(GradeRole.student),
    isAdmin: flag('is_admin').notNull().default(0),
    /** The name used in this class; empty for the person's own. */
    remarkName: text('remark_name').notNull().default(''),
    joinedAt: moment('joined_at').notNull(),
  },
  (t) => [
    uniqueIndex('grade_student_once').on(t.gradeId, t.userNo).where(enabled(t)),
    index().on(t.gradeId, t.gradeRole, t.id),
    index().on(t.userNo, t.gradeRole, t.id.desc().nullsFirst()),
    // every menu asks for it (domain/grades/isAdmin.ts)
    index('grade_student_admins')
      .on(t.userNo, t.gradeId)
      .where(sql`${t.isAdmin} = 1 and ${enabled(t)}`),
  ],
);

const ofGrade = () =>
  id64('grade_id')
    .notNull()
    .references(() => grade.id);

const byUser = () =>
  id64('user_no')
    .notNull()
    .references(() => user.userNo);

/** Who asks to be let into a class group, and what became of it. */
export const gradeApply = table(
  'grade_apply',
  {
    ...common(),
    gradeId: ofGrade(),
    userNo: byUser(),
    note: text().notNull().default(''),
    submitTime: moment('submit_time').notNull(),
    auditStatus: choiceOf('audit_status', ApplyState).notNull().default(ApplyState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('grade_apply_waiting')
      .on(t.gradeId, t.userNo)
      .where(sql`audit_status = 0`),
    index().on(t.gradeId, t.auditStatus, t.id.desc().nullsFirst()),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** What a class is told; the messages that went out with it stay when it is taken away. */
export const gradeNotice = table(
  'grade_notice',
  {
    ...common(),
    gradeId: ofGrade(),
    userNo: byUser(),
    title: text().notNull(),
    content: text().notNull(),
    isPinned: flag('is_pinned').notNull().default(0),
  },
  (t) => [index().on(t.gradeId, t.isPinned, t.id.desc().nullsFirst()), index().on(t.userNo)],
);

/** A file of somebody's space that a class may open. */
export const gradeFile = table(
  'grade_file',
  {
    ...common(),
    gradeId: ofGrade(),
    mediaId: id64('media_id')
      .notNull()
      .references(() => mediaFile.id),
    userNo: byUser(),
  },
  (t) => [
    uniqueIndex('grade_file_once').on(t.gradeId, t.mediaId).where(enabled(t)),
    index().on(t.gradeId, t.id.desc().nullsFirst()),
    index().on(t.mediaId),
    index().on(t.userNo),
  ],
);
