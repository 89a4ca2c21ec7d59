import type { FieldTable } from '../kit/field.ts';
import { MOST_MONTHS, RetentionKind } from '../rules/retention.ts';

const service = (called: string) => ({ kind: 'code', label: `${called} QQ`, called, max: 12 }) as const;
const agreement = (label: string) => ({ kind: 'html', set: 'article', label, max: 100_000 }) as const;

const months = (what: string) =>
  ({ kind: 'number', label: `${what}存几个月`, min: 0, max: MOST_MONTHS, required: true }) as const;

/** The settings of the site. */
export const site = {
  title: { kind: 'line', label: '站点名称', max: 20, required: true },
  desc: { kind: 'text', label: '介绍', max: 300 },
  keyword: { kind: 'line', label: '关键词', max: 200 },
  copyright: { kind: 'line', label: '版权文字', max: 200 },
  icp: { kind: 'line', label: 'ICP 备案号', max: 60 },
  prn: { kind: 'line', label: '公安备案号', max: 60 },
  isEnableVip: { kind: 'choice', label: '开放会员' },
  logo: { kind: 'picture', label: '标志', purpose: 'logo' },
  ico: { kind: 'picture', label: '浏览器图标', called: '图标', purpose: 'logo' },
  isShowService: { kind: 'choice', label: '客服入口' },
  service1: service('课程咨询'),
  service2: service('考试咨询'),
  service3: service('入驻咨询'),
  service4: service('技术支持'),
  service5: service('投诉建议'),
  phone: { kind: 'line', label: '客服电话', max: 30 },
  supportUrl: { kind: 'code', label: '支持与反馈的页面', called: '帮助页面', max: 500 },
  wxCode: { kind: 'picture', label: '官方微信二维码', called: '微信二维码', purpose: 'picture' },
  wbCode: { kind: 'picture', label: '官方微博二维码', called: '微博二维码', purpose: 'picture' },
  payeeName: { kind: 'line', label: '收款户名', max: 60 },
  payeeBank: { kind: 'line', label: '开户银行', max: 60 },
  payeeAccount: { kind: 'code', label: '收款账号', max: 30 },
  userAgreement: agreement('用户协议'),
  privacyPolicy: agreement('隐私政策'),
  entryAgreement: agreement('入驻协议'),
  recruitTitle: { kind: 'line', label: '招募标题', max: 40 },
  recruitInfo: agreement('招募正文'),
  chatMonths: months(RetentionKind.labels[RetentionKind.chats]),
  timelineMonths: months(RetentionKind.labels[RetentionKind.timelines]),
  takeMonths: months(RetentionKind.labels[RetentionKind.takes]),
  h5Domain: { kind: 'code', label: '手机站地址', max: 200 },
  shellHosts: { kind: 'text', label: '可以在站内打开的主机', max: 2000 },
} as const satisfies FieldTable;
