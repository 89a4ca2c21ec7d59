import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND, SIGNED_OUT } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { OrgTheme } from '../rules/orgSites.ts';
import { OrgType } from '../rules/userTypes.ts';

export const Website = z.object({
  id: Id,
  title: z.string(),
  keyword: z.string(),
  desc: z.string(),
  copyright: z.string(),
  icp: z.string(),
  prn: z.string(),
  prnNo: z.string(),
  isEnableStatistics: Flag,
  statisticsCode: z.string(),
  isShowService: Flag,
  service1: z.string(),
  service2: z.string(),
  service3: z.string(),
  service4: z.string(),
  service5: z.string(),
  wxCode: z.string(),
  wbCode: z.string(),
  logo: z.string(),
  ico: z.string(),
  h5Domain: z.string(),
  phone: z.string(),
  supportUrl: z.string(),
  isEnableVip: Flag,
});

export type Website = z.infer<typeof Website>;

export const get = endpoint({
  summary: '站点信息',
  method: 'GET',
  path: '/system/api/website/get',
  kind: 'read',
  sameForAll: true,
  input: Nothing,
  output: Website,
});

const House = z.object({
  orgNo: Id,
  /** 3 organization, 4 school, 5 enterprise. */
  orgType: oneOf(OrgType),
  orgName: z.string(),
  orgLogoImg: z.string(),
  slogan: z.string(),
  orgTheme: oneOf(OrgTheme),
  icpNo: z.string(),
});

export type House = z.infer<typeof House>;

/** For every page on a host that is not the platform's own. */
export const house = endpoint({
  summary: '一个域名是哪家单位的：只有证明过、启用着的；别的是 null',
  method: 'GET',
  path: '/system/api/website/house',
  kind: 'read',
  sameForAll: true,
  input: z.object({ host: z.string().max(253, '域名太长') }),
  output: z.object({ house: House.nullable() }),
});

/** The long texts of the site; kept out of `get` because every page loads that one. */
export const text = endpoint({
  summary: '站点的协议与招募文字',
  method: 'GET',
  path: '/system/api/website/text',
  kind: 'read',
  input: z.object({ key: z.enum(['userAgreement', 'privacyPolicy', 'entryAgreement', 'recruit']) }),
  output: z.object({ title: z.string(), content: z.string(), gmtModified: Time }),
  fails: [NOT_FOUND],
});

export const link = endpoint({
  summary: '友情链接',
  method: 'GET',
  path: '/system/api/website/link',
  kind: 'read',
  sameForAll: true,
  input: Nothing,
  output: z.object({
    websiteLinkList: z.array(z.object({ id: Id, linkName: z.string(), linkUrl: z.string(), linkTarget: z.string() })),
  }),
});

const NavLink = z.object({ id: Id, navName: z.string() });

export const navList = endpoint({
  summary: '页脚导航，两级',
  method: 'GET',
  path: '/system/api/website/nav/list',
  kind: 'read',
  sameForAll: true,
  input: Nothing,
  output: z.object({
    websiteNavList: z.array(NavLink.extend({ websiteNavList: z.array(NavLink) })),
  }),
});

export const navArticleGet = endpoint({
  summary: '页脚导航的文章',
  method: 'GET',
  path: '/system/api/website/nav/article/get',
  kind: 'read',
  input: z.object({ navId: Id.open('footerNav') }),
  output: z.object({
    id: Id,
    navId: Id,
    artTitle: z.string(),
    artPic: z.string(),
    artDesc: z.string(),
    gmtModified: Time,
  }),
  fails: [NOT_FOUND],
});

export const shellCheck = endpoint({
  summary: '外部页面能否在站内打开',
  method: 'GET',
  path: '/system/api/website/shell/check',
  kind: 'read',
  input: z.object({ url: z.string().max(2000, '地址太长') }),
  output: z.object({ allowed: Flag }),
});

export const referralCode = endpoint({
  summary: '推荐码：给出一个就查它是否有效，不给就取我的',
  method: 'GET',
  path: '/system/api/website/referral/code',
  kind: 'read',
  input: z.object({
    referralCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z]{1,20}$/, '推荐码不正确')
      .optional(),
  }),
  output: z.object({
    referralCode: z.string(),
    isValid: Flag,
    /** The referrer's display name, all but its first character masked; empty for a code nobody holds. */
    referrerName: z.string(),
  }),
  fails: [SIGNED_OUT],
});
