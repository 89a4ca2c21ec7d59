import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { OWN_TASK_GONE, TASK_GONE, TASK_MOVED } from '#contract/exam/taskFailures.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { TaskState } from '#contract/rules/tasks.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { grade } from '../../db/schema/grade.ts';
import { task, taskPerson, taskTarget } from '../../db/schema/task.ts';
import { offering } from '../../db/schema/timetable.ts';
import type { Db } from '../../db/client.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { examinableGrades, examinableOfferings } from '../assessments/candidateSources.ts';
import { ownDrafts } from '../authoring/policies.ts';
import { isStaff } from '../organization/policies.ts';
import { ownRows } from '../questions/owned.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

export type TaskRow = typeof task.$inferSelect;
export type PersonRow = typeof taskPerson.$inferSelect;

/** Classmates who administer a class run it, but nobody's work is theirs to judge. */
const teaches = ({ user }: Asking): boolean => user.userType === UserType.lecturer || isStaff(user);

export const taskGrades = (asking: Asking): SQL =>
  teaches(asking) ? and(examinableGrades(asking.user), enabled(grade))! : sql`false`;

export const taskOfferings = (asking: Asking): SQL =>
  teaches(asking) ? and(examinableOfferings(asking.user), enabled(offering))! : sql`false`;

/** Join `courseAudit` to `course`. */
export const taskCourses = (asking: Asking): SQL => (teaches(asking) ? ownDrafts(asking)! : sql`false`);

/** The tasks that somebody changes: a lecturer their own, staff with `exam:manage` those of their organization. */
export const ownTasks = (asking: Asking): SQL => and(ownRows(asking, task, 'exam:manage'), enabled(task))!;

/** As ids, so that each way to them has its own index: one's own, and those for classes and offerings one teaches. */
const auditedIds = (asking: Asking): SQL => sql`
  select ${task.id} from ${task} where ${ownTasks(asking)}
  union select ${taskTarget.taskId} from ${taskTarget} join ${task} on ${task.id} = ${taskTarget.taskId}
    where ${task.taskState} <> ${TaskState.draft} and ${enabled(task)} and (
      ${taskTarget.gradeId} in (select ${grade.id} from ${grade} where ${taskGrades(asking)})
      or ${taskTarget.offeringId} in (select ${offering.id} from ${offering} where ${taskOfferings(asking)}))`;

/** The tasks whose work somebody sees and marks. */
export const auditedTasks = (asking: Asking): SQL =>
  teaches(asking) ? sql`"task"."id" in (${auditedIds(asking)})` : sql`false`;

/** The work that somebody marks: never their own. */
export const auditedWork = (asking: Asking): SQL =>
  teaches(asking)
    ? sql`"task_person"."task_id" in (${auditedIds(asking)}) and "task_person"."user_no" <> ${asking.user.userNo}`
    : sql`false`;

/** @throws TASK_GONE also for somebody else's */
export async function taskBy({ db }: Pick<UserCtx, 'db'>, id: string, may: SQL): Promise<TaskRow> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.id, id), may));
  if (!row) throw fail(TASK_GONE);
  return row;
}

/** One's own task, held until the end of the transaction. @throws TASK_GONE, TASK_MOVED */
export async function heldTask(ctx: UserCtx, id: string, seen?: number): Promise<TaskRow> {
  const [row] = await ctx.db
    .select()
    .from(task)
    .where(and(eq(task.id, id), ownTasks(ctx)))
    .for('no key update');
  if (!row) throw fail(TASK_GONE);
  if (seen !== undefined && row.revision !== seen) throw fail(TASK_MOVED);
  return row;
}

/** What a learner has to do, in whichever identity. @throws OWN_TASK_GONE */
export async function ownTask(db: Db, userNo: string, taskId: string, lock?: 'held') {
  const query = db
    .select({ task, person: taskPerson })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(and(eq(taskPerson.taskId, taskId), mine(userNo)));
  // whoever closes the task waits for those who hand in at this moment, and they for whoever closes it
  const [row] = await (lock ? query.for('share', { of: task }) : query);
  if (!row) throw fail(OWN_TASK_GONE);
  return row;
}

/** Join `task`. */
export const mine = (userNo: string): SQL =>
  and(eq(taskPerson.userNo, userNo), enabled(taskPerson), enabled(task), sql`${task.taskState} <> ${TaskState.draft}`)!;

/** The learners of a class, an offering and a course that somebody teaches, as a query of `user_no`. */
export const taughtPeople = (asking: Asking): SQL => sql`
  select gs.user_no from grade_student gs where ${enabledAs('gs')} and gs.grade_role = ${written(GradeRole.student)}
    and gs.grade_id in (select ${grade.id} from ${grade} where ${taskGrades(asking)})
  union ${offeringPeople(sql`select ${offering.id} from ${offering} where ${taskOfferings(asking)}`)}
  union select uc.user_no from user_course uc where ${enabledAs('uc')}
    and uc.course_id in (select ${course.id} from ${courseAudit} join ${course} on ${course.id} = ${courseAudit.id}
      where ${taskCourses(asking)})`;

/** The learners of offerings, through their classes and alone. @param ids a query */
export const offeringPeople = (ids: SQL): SQL => sql`
  select gs.user_no from offering_grade og join grade_student gs on gs.grade_id = og.grade_id
    where ${enabledAs('gs')} and gs.grade_role = ${written(GradeRole.student)} and og.offering_id in (${ids})
  union select os.user_no from offering_student os where os.offering_id in (${ids})`;
