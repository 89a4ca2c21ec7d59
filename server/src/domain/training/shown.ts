import { and, desc, eq } from 'drizzle-orm';
import { trainingPhase } from '#contract/rules/training.ts';
import { wireTime } from '#contract/rules/time.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import type { Db } from '../../db/client.ts';
import { trainingReport } from '../../db/schema/training.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import type { ProjectRow, ReportRow } from './policies.ts';

export interface Named {
  project: ProjectRow;
  offeringName: string;
}

/** What everybody sees of a project at that moment. */
export function shownProject({ project, offeringName }: Named, now: Date) {
  const { id: projectId, title, offeringId, beginsAt, dueAt } = project;
  return { projectId, title, offeringId, offeringName, phase: trainingPhase(project, wireTime(now)), beginsAt, dueAt };
}

/** The same with what it asks for. */
export async function wholeProject(named: Named, now: Date) {
  const { requirement, attachments, environmentUrl, environmentNote, lateRule, latePercent } = named.project;
  const requirementHtml = await shownHtml(requirement);
  const facts = { attachments, environmentUrl, environmentNote, lateRule, latePercent };
  return { ...shownProject(named, now), requirementHtml, ...facts };
}

/** Everything that somebody handed in for a project, the newest first. */
export async function versionsOf(db: Db, projectId: string, userNo: string) {
  const rows = await db
    .select()
    .from(trainingReport)
    .where(and(eq(trainingReport.projectId, projectId), eq(trainingReport.userNo, userNo)))
    .orderBy(desc(trainingReport.versionNo));
  return Promise.all(
    rows.map(async (row) => {
      const { id, versionNo, submittedAt, lateDays, content, files, trainingStep, remark, decidedAt } = row;
      const isBack = trainingStep === TaskStep.returned;
      const back = { returnRemark: isBack ? remark : '', returnedAt: isBack ? decidedAt : null };
      return { id, versionNo, submittedAt, lateDays, files, contentHtml: await shownHtml(content), ...back };
    }),
  );
}

/** How somebody stands with a project of whom this is the newest report. */
export const standingOf = (report: ReportRow | null | undefined) => ({
  taskStep: report?.trainingStep ?? TaskStep.waiting,
  submittedAt: report?.submittedAt ?? null,
  lateDays: report?.lateDays ?? 0,
  finalPoints: report?.finalPoints ?? null,
});
