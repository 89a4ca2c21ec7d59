import * as z from 'zod';
import { projectSubmission } from '../fields/startProject.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';
import { StartField } from '../rules/startPolicies.ts';
import { ProjectStage, ProjectState, TeamRole, TeamState } from '../rules/startProjects.ts';
import * as failures from './projectFailures.ts';
import { ProjectCard, projectContent, ProjectView } from './projectShapes.ts';

export const list = endpoint({
  summary: '项目展示：孵化中、暂停与毕业了的，愿意公开的；行业、走到哪一步、找不找人、关键词',
  method: 'POST',
  path: '/startup/api/project/list',
  kind: 'read',
  input: z.object({
    startField: oneOf(StartField).optional(),
    projectStage: oneOf(ProjectStage).optional(),
    /** 1: looks for people. */
    isOpen: Flag.default(0),
    str: optionalLine(60, '关键词'),
    ...paging,
  }),
  output: pageOf(ProjectCard),
});

export const view = endpoint({
  summary: '一个项目：各部分按给谁看的选择给出；没有公开的只有团队与孵化单位看得到',
  method: 'POST',
  path: '/startup/api/project/view',
  kind: 'read',
  input: z.object({ id: Id.open('startProject') }),
  output: ProjectView,
  fails: [NOT_FOUND],
});

const own = Id.of('startProject');

export const mine = endpoint({
  summary: '我的项目：我负责的、我在里面的、请我加入的',
  method: 'POST',
  path: '/startup/auth/project/mine',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(
    ProjectCard.extend({
      /** The caller's own row in the team. */
      teamId: Id,
      teamRole: oneOf(TeamRole),
      teamState: oneOf(TeamState),
      duty: z.string(),
      words: z.string(),
    }),
  ),
});

export const form = endpoint({
  summary: '要修改的项目，负责人的',
  method: 'POST',
  path: '/startup/auth/project/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({ id: Id, projectState: oneOf(ProjectState), ...projectContent }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '保存项目；评审中的不能改，孵化中的改了就是新的样子',
  method: 'POST',
  path: '/startup/auth/project/save',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('startProject', '0').default('0'), ...projectContent }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.PROJECT_MOVED_ON, failures.LED_FULL],
});

export const rules = endpoint({
  summary: '提交之前的条件：每一条现在符不符合，不符合的是为什么',
  method: 'POST',
  path: '/startup/auth/project/rules',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    list: z.array(z.object({ field: z.string(), words: z.string(), problem: z.string() })),
  }),
  fails: [NOT_FOUND],
});

export const submit = endpoint({
  summary: '把项目交给一个孵化单位；条件没有补齐的说明是哪一条',
  method: 'POST',
  path: '/startup/auth/project/submit',
  kind: 'write',
  logged: true,
  input: z.object({ id: own, hostOrgNo: named(projectSubmission.hostOrgNo, Id.open('organization')) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.PROJECT_MOVED_ON, failures.RULES_FAIL, failures.NOT_A_HOST],
});

export const takeBack = endpoint({
  summary: '收回还没有受理的项目',
  method: 'POST',
  path: '/startup/auth/project/takeBack',
  kind: 'write',
  logged: true,
  input: z.object({ id: own }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.PROJECT_MOVED_ON],
});

export const remove = endpoint({
  summary: '删除还没有提交的项目',
  method: 'POST',
  path: '/startup/auth/project/delete',
  kind: 'write',
  logged: true,
  input: z.object({ id: own }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.PROJECT_MOVED_ON],
});
