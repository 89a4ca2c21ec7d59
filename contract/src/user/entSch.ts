import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { application } from '../fields/organization.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { DECIDED, Decision, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id, line, Mobile, optionalLine } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { creditCodeProblem, schoolCodeProblem } from '../rules/orgCode.ts';
import { orgPapers } from '../rules/orgPapers.ts';
import { fileAddress } from '../rules/uploads.ts';
import { APPLY_WAITING, ORG_APPLYING, ORG_JOINED, OWN_REVIEW } from './applyFailures.ts';
import { WRONG_CODE } from './failures.ts';
import { OrgType } from '../rules/userTypes.ts';

/** 3 organization, 4 school, 5 enterprise. */
/** A value of a dictionary or a tree, or empty; whether it is one today is for the handler to say. */
const choice = z
  .string()
  .regex(/^[\w-]{0,20}$/, '请从列表里选择')
  .default('');

/** What of the form only some kinds need. */
const needs = {
  3: [['intro', '请写写教些什么']],
  4: [['schoolLevel', '请选择办学层次']],
  5: [
    ['industry', '请选择行业'],
    ['size', '请选择规模'],
    ['address', '请输入详细地址'],
  ],
} as const;

const Application = z
  .object({
    orgType: oneOf(OrgType),
    orgName: optionalLine(60, '名称'),
    orgCode: z.string().trim().toUpperCase().default(''),
    /** Licence; for schools the letter of authority. */
    licenceImg: z.string().default(''),
    regionCode: z.string('请选择所在地区').regex(/^\d{2,12}$/, '请选择所在地区'),
    address: fieldSchema(application.address),
    industry: choice,
    size: choice,
    nature: choice,
    schoolLevel: choice,
    /** What it teaches, what it does. */
    intro: fieldSchema(application.intro),
    contactName: fieldSchema(application.contactName),
    contactMobile: named(application.contactMobile, Mobile),
    /** Sent to `contactMobile` (scene apply). Not needed when an application is handed in again with the same mobile. */
    code: z
      .string()
      .trim()
      .regex(/^(\d{6})?$/, '请输入 6 位验证码')
      .default(''),
    agree: z.literal(true, '请先阅读并同意入驻协议'),
  })
  .superRefine((form, ctx) => {
    const say = (field: keyof typeof form, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    const called = orgPapers[form.orgType];
    if (form.orgName.length < 2) say('orgName', form.orgName ? `${called.name}至少 2 个字` : `请输入${called.name}`);
    const problem = form.orgType === OrgType.school ? schoolCodeProblem(form.orgCode) : creditCodeProblem(form.orgCode);
    if (problem) say('orgCode', form.orgCode ? problem : `请输入${called.code}`);
    if (!fileAddress.test(form.licenceImg)) say('licenceImg', `请上传${called.licence}`);
    for (const [field, message] of needs[form.orgType]) if (form[field] === '') say(field, message);
  });

const OrgApply = z.object({
  id: Id,
  orgType: oneOf(OrgType),
  orgName: z.string(),
  orgCode: z.string(),
  licenceImg: z.string(),
  regionCode: z.string(),
  address: z.string(),
  industry: z.string(),
  size: z.string(),
  nature: z.string(),
  schoolLevel: z.string(),
  intro: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  /** The organization that came of it. */
  orgNo: Id.nullable(),
  ...reviewed,
});

export type OrgApply = z.infer<typeof OrgApply>;

export const save = endpoint({
  summary: '提交入驻申请；被退回的改好后再交，也用它',
  method: 'POST',
  path: '/user/auth/entSch/save',
  kind: 'write',
  logged: true,
  input: Application,
  output: z.object({ id: Id }),
  fails: [APPLY_WAITING, ORG_JOINED, ORG_APPLYING, WRONG_CODE],
});

export const list = endpoint({
  summary: '我的入驻申请，新的在前',
  method: 'POST',
  path: '/user/auth/entSch/list',
  kind: 'read',
  input: z.object({ orgType: oneOf(OrgType).optional(), ...paging }),
  output: pageOf(OrgApply),
});

export const schList = endpoint({
  summary: '按名称查已经入驻的单位，申请之前先看看在不在',
  method: 'POST',
  path: '/user/auth/entSch/schList',
  kind: 'read',
  input: z.object({ orgName: line(60, '名称'), orgType: oneOf(OrgType).optional(), ...paging }),
  output: pageOf(z.object({ orgNo: Id, orgType: oneOf(OrgType), orgName: z.string() })),
});

/** An application as the operator sees it: with names for codes, and who sent it. */
const QueuedApply = OrgApply.extend({
  industryName: z.string(),
  sizeName: z.string(),
  natureName: z.string(),
  schoolLevelName: z.string(),
  regionName: z.string(),
  userNo: Id,
  userName: z.string(),
  /** The operator's own: somebody else decides. */
  isOwn: Flag,
});

export type QueuedApply = z.infer<typeof QueuedApply>;

export const auditList = endpoint({
  summary: '入驻申请的队列：待审核的先来的在前，审核过的新的在前',
  method: 'POST',
  path: '/user/auth/entSch/audit/list',
  kind: 'read',
  action: 'apply:review',
  input: z.object({ orgType: oneOf(OrgType).optional(), ...queueInput }),
  output: pageOf(QueuedApply),
});

export const auditSave = endpoint({
  summary: '审核入驻申请：通过即建立单位、管理员角色与申请人的身份',
  method: 'POST',
  path: '/user/auth/entSch/audit/save',
  kind: 'write',
  action: 'apply:review',
  input: Decision,
  output: z.object({ id: Id, orgNo: Id.nullable() }),
  fails: [NOT_FOUND, DECIDED, ORG_JOINED, OWN_REVIEW],
});
