import { PAYOUT_LINES } from '#contract/rules/payoutBills.ts';
import type { Column, Line } from '../sheetImport/sheetKind.ts';

type Key = 'extractNo' | 'account' | 'yuan' | 'result' | 'bankRef' | 'bankTime' | 'reason';

export type Raw = Line & Record<Key, string>;

export const RESULTS = { 成功: 1, 失败: 0 } as const;

/** Letters of a number and of a reason that are kept; one more is read, so that what is too long is seen. */
export const REF_LENGTH = 60;
export const REASON_LENGTH = 200;

const needed = { isNeeded: true, width: 26 } as const;
const optional = { isNeeded: false, width: 26 } as const;

const columns: readonly Column<Key>[] = [
  { ...needed, key: 'extractNo', head: '提现单号', note: '付款文件里的提现单号，一位不差' },
  { ...needed, key: 'account', head: '收款账号或户名', note: '收款账号的末几位（至少四位），或者户名' },
  { ...needed, key: 'yuan', head: '金额（元）', note: '银行付的金额，最多两位小数' },
  { ...needed, key: 'result', head: '结果', note: '成功或失败' },
  { ...optional, key: 'bankRef', head: '银行流水号', note: '成功的必填', length: REF_LENGTH + 1 },
  { ...optional, key: 'bankTime', head: '时间', note: '如 2026-11-26 10:30', isMoment: true },
  { ...optional, key: 'reason', head: '原因', note: '失败的必填，提现的人会看到', length: REASON_LENGTH + 1 },
];

/** A file in which a bank answers for payouts. */
export const payoutSheet = {
  noun: '付款结果',
  columns,
  known: async () => [
    { head: '结果', texts: Object.keys(RESULTS) },
    { head: '一份文件', texts: [`最多 ${PAYOUT_LINES} 行`] },
  ],
};
