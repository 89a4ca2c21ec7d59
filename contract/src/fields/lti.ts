import type { FieldTable } from '../kit/field.ts';

/** A learning platform outside that opens courses here, as its own page about us has it. */
export const ltiPlatform = {
  platformName: { kind: 'line', label: '名称', max: 40, required: true },
  issuer: { kind: 'code', label: '平台标识', max: 300, required: true },
  clientId: { kind: 'line', label: '客户端编号', max: 200 },
  deploymentId: { kind: 'line', label: '部署编号', max: 200 },
  authUrl: { kind: 'code', label: '登录地址', max: 500, required: true },
  tokenUrl: { kind: 'code', label: '令牌地址', max: 500, required: true },
  jwksUrl: { kind: 'code', label: '公钥地址', max: 500, required: true },
  isOn: { kind: 'flag', label: '启用' },
} as const satisfies FieldTable;

/** An external tool that courses of the house use, as its own page about itself has it. */
export const ltiTool = {
  toolName: { kind: 'line', label: '名称', max: 40, required: true },
  loginUrl: { kind: 'code', label: '登录发起地址', max: 500, required: true },
  launchUrls: { kind: 'text', label: '启动地址', max: 2600, required: true },
  jwksUrl: { kind: 'code', label: '公钥地址', max: 500, required: true },
  deepLinkUrl: { kind: 'code', label: '选内容的地址', max: 500 },
  isOn: { kind: 'flag', label: '启用' },
} as const satisfies FieldTable;

/** What of a tool stands in a course. */
export const ltiToolLink = {
  toolId: { kind: 'choice', label: '工具', required: true },
  title: { kind: 'line', label: '内容的名称', max: 100, required: true },
  linkUrl: { kind: 'code', label: '内容的地址', max: 500 },
  custom: { kind: 'text', label: '自定义参数', max: 2000 },
  passPercent: { kind: 'number', label: '到百分之几算学完', min: 1, max: 100 },
  isNamed: { kind: 'flag', label: '告诉工具昵称与邮箱' },
} as const satisfies FieldTable;
