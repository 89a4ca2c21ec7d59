import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id } from '../kit/values.ts';

export const OrgInfo = z.object({
  orgNo: Id,
  /** 3 organization, 4 school, 5 enterprise. */
  orgType: z.int(),
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
    orgType: z.union([z.literal(3), z.literal(4), z.literal(5)]).optional(),
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
  }),
  output: pageOf(OrgInfo),
});

export const detailByOrgNo = endpoint({
  summary: '一家机构、学校或企业',
  method: 'GET',
  path: '/user/api/org/info/detailByOrgNo/{orgNo}',
  kind: 'read',
  input: z.object({ orgNo: Id }),
  output: OrgInfo.extend({
    /** Courses on the shelf, at most 2000 counted. */
    countCourse: z.int(),
    countLecturer: z.int(),
    countFans: z.int(),
    /** 1: the caller follows it. */
    isAttention: Flag,
  }),
  fails: [NOT_FOUND],
});
