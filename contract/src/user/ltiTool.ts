import * as z from 'zod';
import { ltiTool } from '../fields/lti.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { MOST_LAUNCH_URLS } from '../rules/ltiTools.ts';
import { TOOL_IN_USE, TOOL_TOO_MANY } from './failures.ts';
import { address } from './ltiAddress.ts';

const Tool = z.object({
  id: Id,
  toolName: z.string(),
  loginUrl: z.string(),
  launchUrls: z.array(z.string()),
  jwksUrl: z.string(),
  deepLinkUrl: z.string(),
  isOn: Flag,
  /** What the tool has to be told of us, beside the addresses that are the same for all. */
  clientId: z.string(),
  deploymentId: z.string(),
  /** In how many class-hours of public courses it stands. */
  usedCount: z.int(),
});

export const list = endpoint({
  summary: '本单位课程里用的外部工具（LTI 1.3）',
  method: 'POST',
  path: '/user/auth/ltiTool/list',
  kind: 'read',
  action: 'lti:manage',
  input: z.object({ ...paging }),
  output: pageOf(Tool),
});

export const save = endpoint({
  summary: '登记或修改一个外部工具',
  method: 'POST',
  path: '/user/auth/ltiTool/save',
  kind: 'write',
  action: 'lti:manage',
  input: z.object({
    id: Id.of('ltiTool').optional(),
    toolName: fieldSchema(ltiTool.toolName),
    loginUrl: named(ltiTool.loginUrl, address(500, '登录发起地址')),
    /** Launches are posted to these and to nothing else; the first is where the tool begins of itself. */
    launchUrls: named(
      ltiTool.launchUrls,
      z
        .array(address(500, '启动地址'))
        .min(1, '至少写一个启动地址')
        .max(MOST_LAUNCH_URLS, `最多 ${MOST_LAUNCH_URLS} 个启动地址`),
    ),
    jwksUrl: named(ltiTool.jwksUrl, address(500, '公钥地址')),
    deepLinkUrl: named(ltiTool.deepLinkUrl, z.union([z.literal(''), address(500, '选内容的地址')]).default('')),
    isOn: named(ltiTool.isOn, Flag.default(1)),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, CONFLICT, TOOL_TOO_MANY],
});

export const remove = endpoint({
  summary: '删除一个没有课时用着的外部工具',
  method: 'POST',
  path: '/user/auth/ltiTool/remove',
  kind: 'write',
  action: 'lti:manage',
  input: z.object({ id: Id.of('ltiTool') }),
  output: Nothing,
  fails: [NOT_FOUND, TOOL_IN_USE],
});
