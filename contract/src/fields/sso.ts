import type { FieldTable } from '../kit/field.ts';

/** The identity provider of a school. */
export const sso = {
  buttonName: { kind: 'line', label: '按钮上的名称', max: 20, required: true },
  issuer: { kind: 'code', label: '认证服务的地址', max: 300, required: true },
  clientId: { kind: 'line', label: '客户端编号', max: 200, required: true },
  clientSecret: { kind: 'code', label: '客户端密钥', max: 500 },
  numberClaim: { kind: 'code', label: '学工号的声明', max: 60 },
  emailDomain: { kind: 'code', label: '本校邮箱的域名', max: 253 },
  isOn: { kind: 'flag', label: '启用' },
} as const satisfies FieldTable;
