import * as z from 'zod';
import { orgSite } from '../fields/orgSite.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Nothing, Time } from '../kit/values.ts';
import { OrgTheme, ProofWay } from '../rules/orgSites.ts';

const failure = failuresOf<'user'>();

export const NO_DOMAIN = failure(1415, '还没有填写自己的域名，请先在「修改资料」里填写');
export const NOT_PROVEN = failure(1416, '没有找到证明：请按页面上写的添加 TXT 记录或文件，几分钟之后再试');
export const CHECKED_OFTEN = failure(1417, '检查得太频繁，请过几分钟再试');
export const DOMAIN_OF_PLATFORM = failure(1418, '这是平台自己的域名，请填写你们的域名');

const edit = { method: 'POST', action: 'org:edit' } as const;

const OrgSite = z.object({
  /** Empty: none was typed in (org/info/update). */
  orgDomain: z.string(),
  orgTheme: oneOf(OrgTheme),
  icpNo: z.string(),
  isOn: Flag,
  /** 1: shown to be the organization's, and still so. */
  isVerified: Flag,
  proofWay: oneOf(ProofWay),
  verifiedAt: Time.nullable(),
  checkedAt: Time.nullable(),
  /** Since when the proof has not been found any more; the host is served for some days yet. */
  failedSince: Time.nullable(),
  /** What is to be written where, and where the host has to point. */
  txtName: z.string(),
  txtValue: z.string(),
  fileUrl: z.string(),
  fileText: z.string(),
  target: z.string(),
});

export type OrgSite = z.infer<typeof OrgSite>;

export const view = endpoint({
  ...edit,
  summary: '本单位自己的域名：怎样证明、证明了没有、什么样子',
  path: '/user/auth/orgSite/view',
  kind: 'read',
  input: Nothing,
  output: OrgSite,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  ...edit,
  summary: '改变自己域名下的样子：主色、备案号、启用或停用',
  path: '/user/auth/orgSite/save',
  kind: 'write',
  logged: true,
  input: z.object({
    orgTheme: named(orgSite.orgTheme, oneOf(OrgTheme, '请选择主色')),
    icpNo: fieldSchema(orgSite.icpNo),
    isOn: named(orgSite.isOn, Flag),
  }),
  output: Nothing,
  fails: [NOT_FOUND, NO_DOMAIN],
});

export const verify = endpoint({
  ...edit,
  summary: '检查自己的域名：找 DNS 的 TXT 记录，或者网站上的文件；找到才启用',
  path: '/user/auth/orgSite/verify',
  kind: 'write',
  logged: true,
  input: Nothing,
  output: z.object({ proofWay: oneOf(ProofWay) }),
  fails: [NOT_FOUND, NO_DOMAIN, NOT_PROVEN, CHECKED_OFTEN, DOMAIN_OF_PLATFORM],
});
