import type { PgTable } from 'drizzle-orm/pg-core';
import { scoreAppeal, scoreSheet } from '#server/db/schema/score.ts';
import { offeringStudent } from '#server/db/schema/timetable.ts';
import { trainingProject, trainingReport } from '#server/db/schema/training.ts';

const NOW = '2026-11-21 10:00:00';

type Insert = (table: PgTable, values: object) => Promise<string>;

interface Owner {
  tag: string;
  orgNo: string;
  /** Teaches the offering and is in it. */
  userNo: string;
  classmateNo: string;
  offeringId: string;
}

/** Practical projects and objections to marks: of the person as a teacher, and as a learner. */
export async function makeTrainingRows(insert: Insert, { tag, orgNo, userNo, classmateNo, offeringId }: Owner) {
  await insert(offeringStudent, { offeringId, userNo, joinedAt: NOW });
  await insert(scoreSheet, { offeringId, orgNo, releaseState: 1, releasedAt: NOW });
  const facts = { orgNo, offeringId, authorUserNo: userNo, title: `${tag}实训`, environmentNote: `${tag}环境` };
  const projectId = await insert(trainingProject, { ...facts, trainingState: 2, issuedAt: NOW });
  const version = { projectId, versionNo: 1, submittedAt: NOW, content: `<p>${tag}实训报告</p>` };
  await insert(trainingReport, { ...version, userNo, clientKey: 'matrix-own' });
  const objection = { offeringId, submitTime: NOW };
  return {
    trainingProject: projectId,
    ownTraining: projectId,
    trainingReport: await insert(trainingReport, { ...version, userNo: classmateNo, clientKey: 'matrix-other' }),
    scoreAppeal: await insert(scoreAppeal, { ...objection, userNo: classmateNo, reason: `${tag}成绩申诉` }),
    ownScoreAppeal: await insert(scoreAppeal, { ...objection, userNo, reason: `${tag}自己的成绩申诉` }),
  };
}
