import { and, asc, eq } from 'drizzle-orm';
import { StartField } from '#contract/rules/startPolicies.ts';
import type { ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';
import { PartAudience, ProjectState, readsPart, TeamState } from '#contract/rules/startProjects.ts';
import type { ProjectPart } from '#contract/rules/startProjects.ts';
import type { Db } from '../../db/client.ts';
import type { ProjectSnapshot } from '../../db/schema/startProgramme.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';

type Project = typeof startProject.$inferSelect;

/** What is over applies for nothing. */
const over: ReadonlySet<ProjectState> = new Set([ProjectState.graduated, ProjectState.ended]);

/** Why a project cannot apply; empty where it can. */
export function projectProblem(project: Project, { startFields }: { startFields: readonly StartField[] }): string {
  if (over.has(project.projectState)) return `项目${ProjectState.labels[project.projectState]}，不能再申请`;
  if (startFields.length > 0 && !startFields.includes(project.startField))
    return `这次只征集${startFields.map((field) => StartField.labels[field]).join('、')}的项目`;
  if (project.problem === '' || project.solution === '') return '先在项目里写清楚解决什么问题、怎么做';
  return '';
}

/** The project as the institution may read it now: what its team keeps to itself is left out. */
export async function snapshotOf(db: Db, project: Project): Promise<ProjectSnapshot> {
  const said = (part: Exclude<ProjectPart, 'team'>) =>
    readsPart(project.audiences[part], PartAudience.host) ? project[part] : '';
  const { userNo, teamRole, duty, id, projectId, teamState } = startProjectMember;
  const team = await db
    .select({ userNo, teamRole, duty })
    .from(startProjectMember)
    .where(and(eq(projectId, project.id), eq(teamState, TeamState.joined)))
    .orderBy(asc(teamRole), asc(id));
  const { projectName, slogan, startField, projectStage, regionCode } = project;
  return {
    projectName,
    slogan,
    startField,
    projectStage,
    regionCode,
    problem: said('problem'),
    solution: said('solution'),
    need: said('need'),
    plan: said('plan'),
    figures: said('figures'),
    team,
  };
}

/** The questions of a form with what was answered; what was not is empty. */
export const answeredOf = (questions: readonly ProgrammeQuestion[], answers: Readonly<Record<string, string>>) =>
  questions.map((question) => ({ question, value: answers[question.id] ?? '' }));

/** What a reader and an institution read of a project, without whose it is. */
export const textsOf = ({ startField, projectStage, ...file }: ProjectSnapshot) => ({
  startField,
  projectStage,
  problem: file.problem,
  solution: file.solution,
  need: file.need,
  plan: file.plan,
  figures: file.figures,
});
