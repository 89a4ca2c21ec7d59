import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, optionalLine } from '../kit/values.ts';
import { AdvocacyCard } from './policyAdvocacyShapes.ts';
import { PolicyCard } from './policyShapes.ts';

export const list = endpoint({
  summary: '政策宣传：机构、学校与平台讲政策的文章，新的在前',
  method: 'POST',
  path: '/startup/api/policyAdvocacy/list',
  kind: 'read',
  input: z.object({ str: optionalLine(60, '关键词'), ...paging }),
  output: pageOf(AdvocacyCard),
});

export const view = endpoint({
  summary: '一篇政策宣传与它讲到的政策；撤下的政策不在里面',
  method: 'POST',
  path: '/startup/api/policyAdvocacy/view',
  kind: 'read',
  input: z.object({ id: Id.open('policyAdvocacy') }),
  output: AdvocacyCard.extend({
    /** Drawn for readers. */
    body: z.string(),
    policies: z.array(PolicyCard),
  }),
  fails: [NOT_FOUND],
});
