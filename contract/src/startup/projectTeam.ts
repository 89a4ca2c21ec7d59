import * as z from 'zod';
import { openRole, openRoleMore, teamInvitation } from '../fields/startProject.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { Flag, Id, Mobile } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import { MOST_ROLE_ABILITIES, TeamRole } from '../rules/startProjects.ts';
import { oneOf } from '../kit/oneOf.ts';
import * as failures from './projectFailures.ts';

const write = { method: 'POST', kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const project = named({ label: '项目' }, Id.of('startProject'));

export const invite = endpoint({
  ...write,
  summary: '按手机号邀请一个人进团队：做成员，或者做导师（要有讲师身份）',
  path: '/startup/auth/projectTeam/invite',
  input: z.object({
    projectId: project,
    mobile: named(teamInvitation.mobile, Mobile),
    teamRole: named(teamInvitation.teamRole, z.literal([TeamRole.member, TeamRole.tutor], '请选择成员或导师')),
    duty: fieldSchema(teamInvitation.duty),
    words: fieldSchema(teamInvitation.words),
  }),
  fails: [
    NOT_FOUND,
    failures.NO_SUCH_PERSON,
    failures.IN_TEAM_ALREADY,
    failures.INVITED_SELF,
    failures.TEAM_FULL,
    failures.TUTOR_IS_LECTURER,
  ],
});

export const answer = endpoint({
  ...write,
  summary: '答复团队的邀请',
  path: '/startup/auth/projectTeam/answer',
  input: z.object({ id: Id.of('teamInvitation'), isAccepted: named({ label: '接受' }, Flag) }),
  fails: [NOT_FOUND, failures.INVITATION_MOVED_ON],
});

export const leave = endpoint({
  ...write,
  summary: '退出团队',
  path: '/startup/auth/projectTeam/leave',
  input: z.object({ id: Id.of('teamInvitation') }),
  fails: [NOT_FOUND, failures.INVITATION_MOVED_ON, failures.LEADER_STAYS],
});

export const removeMember = endpoint({
  ...write,
  summary: '把人移出团队，或者收回邀请',
  path: '/startup/auth/projectTeam/removeMember',
  input: z.object({ id: Id.of('teamMember') }),
  fails: [NOT_FOUND, failures.INVITATION_MOVED_ON, failures.LEADER_STAYS],
});

export const saveRole = endpoint({
  ...write,
  summary: '写下要找什么人、想要哪些能力',
  path: '/startup/auth/projectTeam/saveRole',
  input: z.object({
    projectId: project,
    id: Id.of('openRole', '0').default('0'),
    ...fieldSchemas(openRole),
    abilities: named(
      openRoleMore.abilities,
      z
        .array(z.object({ abilityId: Id.open('ability'), abilityLevel: oneOf(AbilityLevel, '能力等级是 1 到 5') }))
        .max(MOST_ROLE_ABILITIES, `最多 ${MOST_ROLE_ABILITIES} 个能力项`)
        .refine((rows) => new Set(rows.map(({ abilityId }) => abilityId)).size === rows.length, '同一个能力项只写一次')
        .default([]),
    ),
  }),
  fails: [NOT_FOUND, failures.OPEN_ROLES_FULL, failures.NO_SUCH_ROLE_ABILITY],
});

export const removeRole = endpoint({
  ...write,
  summary: '人找到了，不再找',
  path: '/startup/auth/projectTeam/removeRole',
  input: z.object({ id: Id.of('openRole') }),
  fails: [NOT_FOUND],
});
