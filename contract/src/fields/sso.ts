import type { FieldTable } from '../kit/field.ts';

/** The identity provider of a school. What is needed depends on what it speaks. */
export const sso = {
  protocol: { kind: 'choice', label: '协议', required: true },
  buttonName: { kind: 'line', label: '按钮上的名称', max: 20, required: true },
  issuer: { kind: 'code', label: '认证服务的地址', max: 300, required: true },
  clientId: { kind: 'line', label: '客户端编号', max: 200 },
  clientSecret: { kind: 'code', label: '客户端密钥', max: 500 },
  entryPoint: { kind: 'code', label: '登录地址', max: 500 },
  certificate: { kind: 'text', label: '签名证书', max: 8000 },
  numberClaim: { kind: 'code', label: '学工号的声明', max: 60 },
  emailDomain: { kind: 'code', label: '本单位邮箱的域名', max: 253 },
  isOn: { kind: 'flag', label: '启用' },
} as const satisfies FieldTable;
