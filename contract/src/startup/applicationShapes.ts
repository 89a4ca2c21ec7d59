import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Id, PartId, Time } from '../kit/values.ts';
import { AppealState } from '../rules/appeals.ts';
import { StartField } from '../rules/startPolicies.ts';
import { ProgrammeState, StartApplicationState } from '../rules/startProgrammes.ts';
import { ProjectStage, TeamRole } from '../rules/startProjects.ts';
import { Criterion, Question } from './programmeShapes.ts';

/** What a project said of itself when it applied; a part that its team keeps to itself is empty. */
export const fileTexts = {
  startField: oneOf(StartField),
  projectStage: oneOf(ProjectStage),
  problem: z.string(),
  solution: z.string(),
  need: z.string(),
  plan: z.string(),
  figures: z.string(),
};

/** The questions of the form with what was answered. */
export const Answered = z.object({ question: Question, value: z.string() });

/** An application with its project, for its team and the institution. */
export const applicationFacts = {
  id: Id,
  programmeId: Id,
  programmeTitle: z.string(),
  programmeState: oneOf(ProgrammeState),
  orgName: z.string(),
  applyNo: z.int(),
  applicationState: oneOf(StartApplicationState),
  projectId: Id,
  projectName: z.string(),
  slogan: z.string(),
  submittedAt: Time,
};

export const ApplicationFile = z.object({
  ...applicationFacts,
  ...fileTexts,
  regionName: z.string(),
  team: z.array(z.object({ name: z.string(), teamRole: oneOf(TeamRole), duty: z.string() })),
  answers: z.array(Answered),
  criteria: z.array(Criterion),
});

/** Points by the id of the criterion. */
export const Marks = z.record(PartId, z.int('请填整数').min(0, '不能是负数').max(100, '最多 100 分'));

/** What one reader gave; totals in tenths of 100. */
export const givenFacts = {
  /** 1 and 2, the third on spread, the fourth after an objection. */
  round: z.int(),
  marks: Marks,
  total: z.int().nullable(),
  words: z.string(),
};

export const appealFacts = {
  /** Null: nobody objected. */
  appealState: oneOf(AppealState).nullable(),
  appealReason: z.string(),
  appealTime: Time.nullable(),
  appealOpinion: z.string(),
};
