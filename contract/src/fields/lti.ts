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
