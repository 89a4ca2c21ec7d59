import { and, eq } from 'drizzle-orm';
import { GradeRole } from '#contract/rules/school.ts';
import { finalTaskPoints, TaskSource, TaskState, TaskStep, usualTaskRules } from '#contract/rules/tasks.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { tasks } from '#seed/data/tasks.ts';
import type { SeedTask } from '#seed/data/tasks.ts';
import { grade, gradeStudent } from '#server/db/schema/grade.ts';
import { task, taskPerson, taskSubmission, taskTarget } from '#server/db/schema/task.ts';
import type { AssessmentStep } from './world.ts';

const HOUR = 3600;

/** Tasks of the demo's lecturer: one that is over, one that runs with work to audit, a draft. */
export async function loadTasks(step: AssessmentStep): Promise<void> {
  for (const one of tasks) await loadTask(step, one);
}

async function loadTask({ db, clock, now, userNos }: AssessmentStep, one: SeedTask): Promise<void> {
  const authorUserNo = userNos.get('chenyanqing')!;
  const beginsAt = clock.at(one.begins.day, one.begins.at);
  const dueAt = clock.at(one.due.day, one.due.at);
  const { taskKind, title, requirement, rubric, isDraft } = one;
  const issued = isDraft ? {} : ({ taskState: TaskState.issued, issuedAt: beginsAt } as const);
  const [row] = await db
    .insert(task)
    .values({
      authorUserNo,
      taskKind,
      title,
      requirement,
      rubric,
      beginsAt,
      dueAt,
      ...issued,
      passPoints: 600,
      rules: usualTaskRules,
    })
    .returning();
  const students = await db
    .select({ gradeId: grade.id, userNo: gradeStudent.userNo })
    .from(grade)
    .innerJoin(gradeStudent, and(eq(gradeStudent.gradeId, grade.id), eq(gradeStudent.gradeRole, GradeRole.student)))
    .where(eq(grade.gradeName, one.grade))
    .orderBy(gradeStudent.id);
  await db.insert(taskTarget).values({ taskId: row!.id, taskSource: TaskSource.grade, gradeId: students[0]!.gradeId });
  if (isDraft) return;
  const people = await db
    .insert(taskPerson)
    .values(students.map(({ userNo }) => ({ taskId: row!.id, userNo })))
    .returning({ id: taskPerson.id, userNo: taskPerson.userNo });
  for (const [index, work] of one.works.entries()) {
    const person = people[index]!;
    const gmtCreate = wireTimeIn(momentOf(beginsAt), (26 + index * 5) * HOUR);
    const decidedAt = wireTime(new Date(Math.min(now.getTime(), momentOf(gmtCreate).getTime() + 30 * HOUR * 1000)));
    const version = {
      taskId: row!.id,
      personId: person.id,
      userNo: person.userNo,
      versionNo: 1,
      clientKey: 'demo-first',
    };
    const back = work.back ? { returnRemark: work.back, returnedAt: decidedAt, returnedUserNo: authorUserNo } : {};
    const [made] = await db
      .insert(taskSubmission)
      .values({ ...version, content: work.content, gmtCreate, ...back })
      .returning({ id: taskSubmission.id });
    const handed = { submissionId: made!.id, submittedAt: gmtCreate, draftContent: work.content, draftAt: gmtCreate };
    await db
      .update(taskPerson)
      .set({ ...handed, revision: 1, ...decision(work, authorUserNo, decidedAt) })
      .where(eq(taskPerson.id, person.id));
  }
}

function decision({ points, remark = '', back }: SeedTask['works'][number], markerUserNo: string, markedAt: string) {
  if (back !== undefined) return { taskStep: TaskStep.returned, remark: back };
  if (points === undefined) return { taskStep: TaskStep.submitted };
  const finalPoints = finalTaskPoints({ teacherPoints: points, peerPoints: null, lateDays: 0 }, usualTaskRules);
  return { taskStep: TaskStep.marked, teacherPoints: points, finalPoints, remark, markerUserNo, markedAt };
}
