import * as z from 'zod';
import { site } from '../fields/site.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { richText } from '../kit/richText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, line, Nothing, Time } from '../kit/values.ts';
import { MOST_MONTHS, RetentionKind } from '../rules/retention.ts';
import { addressOrNone, pictureOrNone, shortText, Version } from './managed.ts';

const serviceNumber = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^(\d{5,12})?$/, `${name}是 5 到 12 位数字，不用就留空`);

/** One host per line; `*.example.cn` stands for every host below it. */
export const hostsIn = (text: string): string[] => text.split(/\s+/).filter((host) => host !== '');

const isHost = (host: string): boolean => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/i.test(host);

const Hosts = z
  .string()
  .trim()
  .max(2000, '主机名太多')
  .refine((value) => hostsIn(value).every(isHost), '每行一个主机名，例如 docs.example.cn 或 *.example.cn');

const Origin = shortText(200, '手机站地址').refine(
  (value) => value === '' || (/^https?:\/\/[\w.:-]+\/?$/i.test(value) && URL.canParse(value)),
  '请填写 http 开头、不带路径的网址，例如 https://m.example.cn',
);

/** What may be changed. A form sends the part it shows; the rest stays. */
const short = ({ max, label, called = label }: { max: number; label: string; called?: string }) =>
  shortText(max, called);

/** 0: for good. */
const Months = z
  .int('请填写整数，0 是一直保存')
  .min(0, '请填写整数，0 是一直保存')
  .max(MOST_MONTHS, `最多 ${MOST_MONTHS} 个月`);

const fields = namedAs(site, {
  title: line(site.title.max, site.title.label),
  keyword: short(site.keyword),
  desc: short(site.desc),
  isEnableVip: Flag,
  copyright: short(site.copyright),
  icp: short(site.icp),
  prn: short(site.prn),
  isShowService: Flag,
  service1: serviceNumber(site.service1.called),
  service2: serviceNumber(site.service2.called),
  service3: serviceNumber(site.service3.called),
  service4: serviceNumber(site.service4.called),
  service5: serviceNumber(site.service5.called),
  phone: short(site.phone),
  supportUrl: addressOrNone(site.supportUrl.called),
  wxCode: pictureOrNone(site.wxCode.called),
  wbCode: pictureOrNone(site.wbCode.called),
  logo: pictureOrNone(site.logo.label),
  ico: pictureOrNone(site.ico.called),
  h5Domain: Origin,
  shellHosts: Hosts,
  payeeName: short(site.payeeName),
  payeeBank: short(site.payeeBank),
  payeeAccount: z
    .string()
    .trim()
    .regex(/^(\d[\d ]{7,28}\d)?$/, '收款账号是 9 到 30 位数字，不用就留空'),
  userAgreement: richText(site.userAgreement),
  privacyPolicy: richText(site.privacyPolicy),
  entryAgreement: richText(site.entryAgreement),
  recruitTitle: short(site.recruitTitle),
  recruitInfo: richText(site.recruitInfo),
  chatMonths: Months,
  timelineMonths: Months,
  takeMonths: Months,
});

const Site = z.object({
  ...fields,
  version: z.string(),
  /** What the nights removed last, by kind. */
  removals: z.array(
    z.object({
      retentionKind: oneOf(RetentionKind),
      ranAt: Time,
      olderThan: Time,
      countRemoved: z.int(),
      countFiles: z.int(),
    }),
  ),
});

export const get = endpoint({
  summary: '运营后台：站点设置',
  method: 'POST',
  path: '/system/auth/admin/site/get',
  kind: 'read',
  action: 'site:edit',
  input: Nothing,
  output: Site,
});

export const save = endpoint({
  summary: '修改站点设置',
  method: 'POST',
  path: '/system/auth/admin/site/save',
  kind: 'write',
  action: 'site:edit',
  bodyLimit: 4_000_000,
  input: z.object({ version: Version, ...z.object(fields).partial().shape }),
  output: Nothing,
  fails: [CONFLICT],
});
