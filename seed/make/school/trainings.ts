import { trainings } from '#seed/data/trainings.ts';
import type { SeedReport, SeedTraining } from '#seed/data/trainings.ts';
import { TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { trainingPoints } from '#contract/rules/training.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { trainingProject, trainingReport } from '#server/db/schema/training.ts';
import type { SchoolStep, SeedGradeRow, SeedOffering } from './world.ts';

const HOUR = 3600;

/** Practical projects of this semester: one that is over, one that runs, a draft; with reports in every state. */
export async function loadTrainings(
  step: SchoolStep,
  offerings: readonly SeedOffering[],
  grades: readonly SeedGradeRow[],
): Promise<void> {
  for (const one of trainings) {
    const grade = grades.find(({ name }) => name === one.grade)!;
    const offering = offerings.find(({ subject, gradeId }) => subject === one.subject && gradeId === grade.id)!;
    await loadTraining(step, { one, offering, grade });
  }
}

interface Setting {
  one: SeedTraining;
  offering: SeedOffering;
  grade: SeedGradeRow;
}

async function loadTraining({ db, orgNo, clock, now }: SchoolStep, { one, offering, grade }: Setting): Promise<void> {
  const authorUserNo = offering.teachers[0]!;
  const { title, requirement, environmentUrl, environmentNote, lateRule, reports, isDraft } = one;
  const beginsAt = clock.at(...one.begins);
  const facts = { orgNo, offeringId: offering.id, authorUserNo, beginsAt, dueAt: clock.at(...one.due), lateRule };
  const issued = isDraft ? {} : ({ trainingState: TaskState.issued, issuedAt: beginsAt } as const);
  const words = { title, requirement, environmentUrl, environmentNote };
  const [project] = await db
    .insert(trainingProject)
    .values({ ...facts, ...words, ...issued, gmtCreate: beginsAt })
    .returning();
  if (reports.length === 0) return;
  const rows = reports.map((report, index) => {
    const submittedAt = wireTimeIn(momentOf(beginsAt), (30 + index * 7) * HOUR);
    const decidedAt = wireTime(new Date(Math.min(now.getTime(), momentOf(submittedAt).getTime() + 20 * HOUR * 1000)));
    return {
      projectId: project!.id,
      userNo: grade.students[index]!,
      versionNo: 1,
      content: report.content,
      submittedAt,
      gmtCreate: submittedAt,
      clientKey: 'demo-first',
      ...decision(report, { markerUserNo: authorUserNo, decidedAt }, project!),
    };
  });
  await db.insert(trainingReport).values(rows);
}

function decision(
  { points, remark = '', back }: SeedReport,
  by: { markerUserNo: string; decidedAt: string },
  project: Parameters<typeof trainingPoints>[2],
) {
  if (back !== undefined) return { ...by, trainingStep: TaskStep.returned, remark: back, revision: 1 };
  if (points === undefined) return {};
  const finalPoints = trainingPoints(points, 0, project);
  return { ...by, trainingStep: TaskStep.marked, teacherPoints: points, finalPoints, remark, revision: 1 };
}
