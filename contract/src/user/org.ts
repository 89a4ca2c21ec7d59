import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { facts, reviewedFacts } from '../fields/organization.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Mobile, Nothing, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { isHostName } from '../rules/hostName.ts';
import { Email } from './fields.ts';
import { AuditState } from '../rules/auditStates.ts';
import { OrgType } from '../rules/userTypes.ts';

const failure = failuresOf<'user'>();

export const OrgInfo = z.object({
  orgNo: Id,
  /** 3 organization, 4 school, 5 enterprise. */
  orgType: oneOf(OrgType),
  orgName: z.string(),
  orgLogoImg: z.string(),
  orgDomain: z.string(),
  intro: z.string(),
  regionCode: z.string(),
  industry: z.string(),
  size: z.string(),
});

export type OrgInfo = z.infer<typeof OrgInfo>;

/** A value of a dictionary or tree; a parent's value finds its children too. */
const Code = z.string().regex(/^[\w-]{1,20}$/, '筛选条件不正确');

export const infoList = endpoint({
  summary: '机构、学校与企业',
  method: 'POST',
  path: '/user/api/org/info/list',
  kind: 'read',
  input: z.object({
    ...paging,
    orgType: oneOf(OrgType).optional(),
    /** Any part of the name. */
    orgName: z
      .string()
      .trim()
      .max(50, '名称最多 50 个字')
      .regex(/^\P{Cc}*$/u, '名称里有不能识别的字符')
      .optional(),
    /** A province, city or district. */
    regionCode: Code.optional(),
    industry: Code.optional(),
    size: Code.optional(),
    nature: Code.optional(),
  }),
  output: pageOf(OrgInfo),
});

export const detailByOrgNo = endpoint({
  summary: '一家机构、学校或企业',
  method: 'GET',
  path: '/user/api/org/info/detailByOrgNo/{orgNo}',
  kind: 'read',
  input: z.object({ orgNo: Id.open('organization') }),
  output: OrgInfo.extend({
    slogan: z.string(),
    /** Address of a picture; empty for none. */
    bannerImg: z.string(),
    address: z.string(),
    /** For visitors; empty where the organization gave none. */
    servicePhone: z.string(),
    serviceEmail: z.string(),
    /** Of the business licence; of a school its own. */
    orgCode: z.string(),
    /** Courses on the shelf, at most 2000 counted. */
    countCourse: z.int(),
    countLecturer: z.int(),
    countFans: z.int(),
    /** 1: the caller follows it. */
    isAttention: Flag,
  }),
  fails: [NOT_FOUND],
});

/** Failures of changing an organization's facts: 1140-1149. */
export const DOMAIN_TAKEN = failure(1140, '这个域名已经是另一家单位的');
export const NOTHING_CHANGED = failure(1141, '名称、代码与证照都没有变，不用提交');
export const NOTHING_WAITING = failure(1142, '没有等待审核的变更，可能已经审核过了');

/** A change of name, code or licence on its way through the platform's review. */
export const WaitingChange = z.object({
  id: Id,
  orgName: z.string(),
  orgCode: z.string(),
  licenceImg: z.string(),
  /** 0 waiting, 1 passed, 2 refused (rules/auditStates.ts). */
  auditStatus: oneOf(AuditState),
  auditOpinion: z.string(),
  submitTime: Time,
  auditTime: Time.nullable(),
});

export type WaitingChange = z.infer<typeof WaitingChange>;

export const OrgFacts = OrgInfo.extend({
  regionName: z.string(),
  industryName: z.string(),
  sizeName: z.string(),
  nature: z.string(),
  natureName: z.string(),
  schoolLevel: z.string(),
  schoolLevelName: z.string(),
  address: z.string(),
  slogan: z.string(),
  bannerImg: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  servicePhone: z.string(),
  serviceEmail: z.string(),
  /** Code and licence only for those who may edit; empty for others. */
  orgCode: z.string(),
  licenceImg: z.string(),
  mayEdit: Flag,
});

export type OrgFacts = z.infer<typeof OrgFacts>;

export const infoView = endpoint({
  summary: '本单位的资料',
  method: 'POST',
  path: '/user/auth/org/info/view',
  kind: 'read',
  input: Nothing,
  output: OrgFacts,
  fails: [NOT_FOUND],
});

const choice = z
  .string()
  .regex(/^[\w-]{0,20}$/, '请从列表里选择')
  .default('');

/** An uploaded picture or the one there is; the handler makes sure of it. */
const picture = z.string().max(200, '请重新上传图片').default('');

export const infoUpdate = endpoint({
  summary: '修改单位资料',
  method: 'POST',
  path: '/user/auth/org/info/update',
  kind: 'write',
  action: 'org:edit',
  input: z.object(
    namedAs(facts, {
      orgLogoImg: picture,
      bannerImg: picture,
      slogan: fieldSchema(facts.slogan),
      intro: fieldSchema(facts.intro),
      regionCode: z.string('请选择所在地区').regex(/^\d{2,12}$/, '请选择所在地区'),
      address: fieldSchema(facts.address),
      industry: choice,
      size: choice,
      nature: choice,
      schoolLevel: choice,
      contactName: fieldSchema(facts.contactName),
      contactMobile: Mobile,
      /** Shown to every visitor: a line of the house, not somebody's own number. */
      servicePhone: z
        .string()
        .trim()
        .regex(/^([0-9][0-9 -]{4,18}[0-9])?$/, '请填写电话，如 027-8000 0000')
        .default(''),
      serviceEmail: z.union([z.literal(''), Email]).default(''),
      /** A host of its own that leads to the organization, or empty. */
      orgDomain: z
        .string()
        .trim()
        .toLowerCase()
        .refine((host) => host === '' || isHostName(host), '请填写域名，如 learn.example.cn')
        .default(''),
    }),
  ),
  output: Nothing,
  fails: [NOT_FOUND, DOMAIN_TAKEN],
});

export const infoAuditView = endpoint({
  summary: '单位资料的变更：最近一次的状态',
  method: 'POST',
  path: '/user/auth/org/info/audit/view',
  kind: 'read',
  action: 'org:edit',
  input: Nothing,
  output: z.object({ change: WaitingChange.nullable() }),
});

export const infoAuditSave = endpoint({
  summary: '提交单位资料的变更',
  method: 'POST',
  path: '/user/auth/org/info/audit/save',
  kind: 'write',
  action: 'org:edit',
  input: z.object(
    namedAs(reviewedFacts, {
      orgName: fieldSchema(reviewedFacts.orgName).min(2, '单位名称至少 2 个字'),
      orgCode: z.string('请输入单位的代码').trim().toUpperCase().min(1, '请输入单位的代码').max(20, '代码太长'),
      licenceImg: z.string('请上传证照').max(200, '请重新上传证照'),
    }),
  ),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOTHING_CHANGED],
});

export const infoAuditCancel = endpoint({
  summary: '撤回单位资料的变更',
  method: 'POST',
  path: '/user/auth/org/info/audit/cancel',
  kind: 'write',
  action: 'org:edit',
  input: Nothing,
  output: Nothing,
  fails: [NOTHING_WAITING],
});
