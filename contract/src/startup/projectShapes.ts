import * as z from 'zod';
import { startProject, startProjectMore } from '../fields/startProject.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import { StartField } from '../rules/startPolicies.ts';
import { PartAudience, ProjectStage, ProjectState, TeamRole, TeamState } from '../rules/startProjects.ts';

const audience = oneOf(PartAudience, '请选择给谁看');

/** All that a team writes of its project. */
export const projectContent = {
  ...fieldSchemas(startProject),
  startField: named(startProjectMore.startField, oneOf(StartField, '请选择行业')),
  projectStage: named(startProjectMore.projectStage, oneOf(ProjectStage, '请选择走到哪一步')),
  audiences: named(
    startProjectMore.audiences,
    z.object({
      problem: audience,
      solution: audience,
      need: audience,
      plan: audience,
      figures: audience,
      team: audience,
    }),
  ),
  /** 1: once it is incubated its page is public. */
  isShown: named(startProjectMore.isShown, Flag.default(1)),
};

/** What lists show of a project. */
export const ProjectCard = z.object({
  id: Id,
  projectName: z.string(),
  slogan: z.string(),
  startField: oneOf(StartField),
  projectStage: oneOf(ProjectStage),
  projectState: oneOf(ProjectState),
  regionName: z.string(),
  leaderName: z.string(),
  /** Where it is incubated, or was handed in; empty before. */
  hostName: z.string(),
  /** Kinds of people it looks for. */
  openRoles: z.array(z.string()),
  countTeam: z.int(),
  stateTime: Time,
});

export type ProjectCard = z.infer<typeof ProjectCard>;

const TeamMember = z.object({
  id: Id,
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  teamRole: oneOf(TeamRole),
  teamState: oneOf(TeamState),
  duty: z.string(),
});

export const OpenRole = z.object({
  id: Id,
  roleName: z.string(),
  words: z.string(),
  abilities: z.array(z.object({ abilityId: Id, abilityName: z.string(), abilityLevel: oneOf(AbilityLevel) })),
});

export type OpenRole = z.infer<typeof OpenRole>;

/** What a reader gets: a part that is not for them is null. */
export const ProjectView = ProjectCard.extend({
  hostOrgNo: Id.nullable(),
  problem: z.string().nullable(),
  solution: z.string().nullable(),
  need: z.string().nullable(),
  plan: z.string().nullable(),
  figures: z.string().nullable(),
  team: z.array(TeamMember).nullable(),
  roles: z.array(OpenRole),
  /** Who the reader is: of the team, of the host, or anybody. */
  reader: oneOf(PartAudience),
  /** 1: the reader leads it. */
  isLeader: Flag,
  /** Why the host decided as it did; for the team and the host. */
  opinion: z.string(),
});
