import type { FieldTable } from '../kit/field.ts';

/** What is kept of a consent, as the export of one's own data calls it. */
export const consentKept = {
  consentKind: {
    kind: 'choice',
    label: '同意的事（1 用户协议与隐私政策，2 入驻协议，3 实名认证，4 企业找到我，5 创业团队找到我）',
  },
  isGiven: { kind: 'flag', label: '同意还是收回（1 同意，0 收回）' },
  at: { kind: 'time', label: '什么时候' },
} as const satisfies FieldTable;
