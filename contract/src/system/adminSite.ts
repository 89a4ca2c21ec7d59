import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { Flag, line, Nothing } from '../kit/values.ts';
import { addressOrNone, html, pictureOrNone, shortText, Version } from './managed.ts';

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
const fields = {
  title: line(20, '站点名称'),
  keyword: shortText(200, '关键词'),
  desc: shortText(300, '介绍'),
  isEnableVip: Flag,
  copyright: shortText(200, '版权文字'),
  icp: shortText(60, 'ICP 备案号'),
  prn: shortText(60, '公安备案号'),
  isShowService: Flag,
  service1: serviceNumber('课程咨询'),
  service2: serviceNumber('考试咨询'),
  service3: serviceNumber('入驻咨询'),
  service4: serviceNumber('技术支持'),
  service5: serviceNumber('投诉建议'),
  phone: shortText(30, '客服电话'),
  supportUrl: addressOrNone('帮助页面'),
  wxCode: pictureOrNone('微信二维码'),
  wbCode: pictureOrNone('微博二维码'),
  logo: pictureOrNone('标志'),
  ico: pictureOrNone('图标'),
  h5Domain: Origin,
  shellHosts: Hosts,
  userAgreement: html(100_000, '用户协议'),
  privacyPolicy: html(100_000, '隐私政策'),
  entryAgreement: html(100_000, '入驻协议'),
  recruitTitle: shortText(40, '招募标题'),
  recruitInfo: html(100_000, '招募正文'),
};

const Site = z.object({ ...fields, version: z.string() });

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
  bodyLimit: 1_000_000,
  input: z.object({ version: Version, ...z.object(fields).partial().shape }),
  output: Nothing,
  fails: [CONFLICT],
});
