import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, IdOrNone, optionalLine } from '../kit/values.ts';
import { StartField } from '../rules/startPolicies.ts';
import { CaseCard } from './caseShapes.ts';

export const list = endpoint({
  summary: '典型案例：毕业了的项目怎么走过来，行业、地区、关键词；新的在前',
  method: 'POST',
  path: '/startup/api/typicalCase/list',
  kind: 'read',
  input: z.object({
    startField: oneOf(StartField).optional(),
    /** A code of the tree of regions; the place and what lies within it. */
    region: z
      .string()
      .regex(/^\d{0,6}$/, '没有这个地区')
      .default(''),
    str: optionalLine(60, '关键词'),
    ...paging,
  }),
  output: pageOf(CaseCard),
});

export const view = endpoint({
  summary: '一个典型案例；只写出同意署名的人，别人的名字在文字里也不出现',
  method: 'POST',
  path: '/startup/api/typicalCase/view',
  kind: 'read',
  input: z.object({ id: Id.open('startCase') }),
  output: CaseCard.extend({
    /** Drawn for readers. */
    body: z.string(),
    people: z.array(z.object({ name: z.string(), headImgUrl: z.string(), duty: z.string(), words: z.string() })),
    /** '0' where the project has no public page. */
    projectId: IdOrNone,
  }),
  fails: [NOT_FOUND],
});
