import { sql } from 'drizzle-orm';
import { index, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProjectStage, ProjectState, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import type { PartAudience, ProjectPart } from '#contract/rules/startProjects.ts';
import { choiceOf, choicesOf } from '../choiceColumn.ts';
import { common, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { ability } from './ability.ts';
import { orgInfo, user } from './user.ts';

/** A start-up project (创业项目) of a team. */
export const startProject = table(
  'start_project',
  {
    ...common(),
    leaderUserNo: id64('leader_user_no')
      .notNull()
      .references(() => user.userNo),
    /** Whom it was handed in to; null before. */
    hostOrgNo: id64('host_org_no').references(() => orgInfo.orgNo),
    projectName: text('project_name').notNull(),
    slogan: text().notNull().default(''),
    startField: choiceOf('start_field', StartField).notNull(),
    projectStage: choiceOf('project_stage', ProjectStage).notNull(),
    regionCode: text('region_code').notNull().default(''),
    problem: text().notNull().default(''),
    solution: text().notNull().default(''),
    need: text().notNull().default(''),
    plan: text().notNull().default(''),
    figures: text().notNull().default(''),
    audiences: jsonb().$type<Record<ProjectPart, PartAudience>>().notNull(),
    isShown: flag('is_shown').notNull().default(1),
    projectState: choiceOf('project_state', ProjectState).notNull().default(ProjectState.draft),
    /** When it came into its state. */
    stateTime: moment('state_time').notNull(),
    /** Why the host decided as it did last. */
    opinion: text().notNull().default(''),
    /** What lists find it by (domain/startProject/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('start_project_of_leader').on(t.leaderUserNo, t.projectState, t.id.desc().nullsFirst()),
    index('start_project_of_host').on(t.hostOrgNo, t.projectState, t.stateTime, t.id),
    index('start_project_shown')
      .on(t.stateTime.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.projectState} in (3, 4, 5) and ${t.isShown} = 1`),
    index('start_project_facets')
      .using('gin', t.facets)
      .where(sql`${t.projectState} in (3, 4, 5) and ${t.isShown} = 1`),
  ],
);

/** Somebody in a team, or asked to be; who left may be asked again. */
export const startProjectMember = table(
  'start_project_member',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    teamRole: choiceOf('team_role', TeamRole).notNull(),
    teamState: choiceOf('team_state', TeamState).notNull(),
    duty: text().notNull().default(''),
    words: text().notNull().default(''),
    inviteUserNo: id64('invite_user_no')
      .notNull()
      .references(() => user.userNo),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    uniqueIndex('start_project_member_once')
      .on(t.projectId, t.userNo)
      .where(sql`${t.teamState} in (0, 1)`),
    index('start_project_member_team').on(t.projectId, t.teamState, t.id),
    index('start_project_member_of').on(t.userNo, t.teamState, t.id.desc().nullsFirst()),
    index().on(t.inviteUserNo),
  ],
);

/** A kind of people that a team looks for. */
export const startProjectRole = table(
  'start_project_role',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    roleName: text('role_name').notNull(),
    words: text().notNull().default(''),
  },
  (t) => [index().on(t.projectId, t.id)],
);

/** An item of the ability model that such people should have. */
export const startRoleAbility = table(
  'start_role_ability',
  {
    ...common(),
    roleId: id64('role_id')
      .notNull()
      .references(() => startProjectRole.id),
    abilityId: id64('ability_id')
      .notNull()
      .references(() => ability.id),
    abilityLevel: choiceOf('ability_level', AbilityLevel).notNull(),
  },
  (t) => [unique('start_role_ability_once').on(t.roleId, t.abilityId), index().on(t.abilityId)],
);

/** Who agreed to be proposed to teams that look for people; taking it back deletes the row. */
export const teamConsent = table('team_consent', {
  userNo: id64('user_no')
    .primaryKey()
    .references(() => user.userNo),
  words: text().notNull(),
  /** Empty: every line of business. */
  startFields: choicesOf('start_fields', StartField)
    .notNull()
    .default(sql`'{}'`),
  agreedAt: moment('agreed_at').notNull(),
});
