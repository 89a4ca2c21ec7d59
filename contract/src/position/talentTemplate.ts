import * as z from 'zod';
import { talentTemplate as fields } from '../fields/hiring.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { templateProblem } from '../rules/talentTemplates.ts';
import { TEMPLATE_NAME_TAKEN, TEMPLATES_FULL } from './hiringFailures.ts';

const change = { method: 'POST', action: 'talent:edit', kind: 'write', logged: true } as const;

const Template = z.object({
  id: Id,
  templateName: z.string(),
  templateText: z.string(),
  /** Who wrote it last. */
  authorName: z.string(),
  gmtModified: Time,
});

export type Template = z.infer<typeof Template>;

const written = {
  templateName: fieldSchema(fields.templateName),
  templateText: fieldSchema(fields.templateText).superRefine((text, ctx) => {
    const message = templateProblem(text);
    if (message) ctx.addIssue({ code: 'custom', message });
  }),
};

export const list = endpoint({
  method: 'POST',
  action: 'talent:view',
  kind: 'read',
  summary: '本企业给候选人的话的模板，新的在前',
  path: '/position/auth/talentTemplate/list',
  input: z.object({ ...paging }),
  output: pageOf(Template),
});

export const save = endpoint({
  ...change,
  summary: '写或修改一个模板，本企业招聘的人都用得到；发出去的话不变',
  path: '/position/auth/talentTemplate/save',
  input: z.object({ id: Id.of('talentTemplate').optional(), ...written }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, TEMPLATE_NAME_TAKEN, TEMPLATES_FULL],
});

export const remove = endpoint({
  ...change,
  summary: '删除一个模板；发出去的话不变',
  path: '/position/auth/talentTemplate/delete',
  input: z.object({ id: Id.of('talentTemplate') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
