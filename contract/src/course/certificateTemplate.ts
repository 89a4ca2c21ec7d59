import * as z from 'zod';
import { certificateTemplate } from '../fields/certificate.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine } from '../kit/values.ts';
import { bodyProblem, CertificateColour, CertificateGround } from '../rules/certificateDesign.ts';

const failure = failuresOf<'course'>();

export const TEMPLATE_NAME_TAKEN = failure(2442, '已经有一个同名的模板');
export const TOO_MANY_TEMPLATES = failure(2443, '最多 20 个模板，请先删去不用的');

const Template = z.object({
  id: Id,
  templateName: z.string(),
  title: z.string(),
  body: z.string(),
  signerName: z.string(),
  signerTitle: z.string(),
  sealImg: z.string(),
  ground: oneOf(CertificateGround),
  colour: oneOf(CertificateColour),
  /** 1: of every course of the organization that names no other. */
  isDefault: Flag,
  /** Certifications that name it. */
  countCourse: z.int(),
});

export type CertificateTemplate = z.infer<typeof Template>;

const one = z.object({ id: Id.of('certificateTemplate') });

const body = {
  templateName: fieldSchema(certificateTemplate.templateName),
  title: fieldSchema(certificateTemplate.title),
  body: fieldSchema(certificateTemplate.body).superRefine((given, ctx) => {
    const message = bodyProblem(given);
    if (message !== undefined) ctx.addIssue({ code: 'custom', message });
  }),
  signerName: fieldSchema(certificateTemplate.signerName),
  signerTitle: fieldSchema(certificateTemplate.signerTitle),
  /** An uploaded picture, or the one that is there now. */
  sealImg: optionalLine(300, '印章'),
  ...namedAs(
    { ground: certificateTemplate.ground, colour: certificateTemplate.colour },
    { ground: oneOf(CertificateGround, '请选择底纹'), colour: oneOf(CertificateColour, '请选择颜色') },
  ),
};

export const list = endpoint({
  summary: '本单位的证书模板，默认的在前',
  method: 'POST',
  path: '/course/auth/certificateTemplate/list',
  kind: 'read',
  action: 'certificateTemplate:edit',
  input: z.object(paging),
  output: pageOf(Template).extend({
    /** What stands above the title. */
    orgName: z.string(),
  }),
});

export const save = endpoint({
  summary: '添加一个证书模板；第一个就是默认的',
  method: 'POST',
  path: '/course/auth/certificateTemplate/save',
  kind: 'write',
  action: 'certificateTemplate:edit',
  input: z.object(body),
  output: z.object({ id: Id }),
  fails: [TEMPLATE_NAME_TAKEN, TOO_MANY_TEMPLATES],
});

export const update = endpoint({
  summary: '修改一个证书模板；已经颁发的证书不变',
  method: 'POST',
  path: '/course/auth/certificateTemplate/update',
  kind: 'write',
  action: 'certificateTemplate:edit',
  input: one.extend(body),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, TEMPLATE_NAME_TAKEN],
});

export const setDefault = endpoint({
  summary: '把一个模板设为默认',
  method: 'POST',
  path: '/course/auth/certificateTemplate/setDefault',
  kind: 'write',
  action: 'certificateTemplate:edit',
  input: one,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一个模板：用它的课程改用默认的，已经颁发的证书不变',
  method: 'POST',
  path: '/course/auth/certificateTemplate/delete',
  kind: 'write',
  action: 'certificateTemplate:edit',
  input: one,
  output: Nothing,
  fails: [NOT_FOUND],
});
