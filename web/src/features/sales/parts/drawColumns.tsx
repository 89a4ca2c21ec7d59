import { ExtractStatus } from '#contract/rules/wallet.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { ExtractLog } from '#contract/user/accountExtractLog.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';

const tones: Record<ExtractStatus, StatusTone> = {
  [ExtractStatus.auditing]: 'waiting',
  [ExtractStatus.paying]: 'waiting',
  [ExtractStatus.confirming]: 'waiting',
  [ExtractStatus.done]: 'passed',
  [ExtractStatus.failed]: 'failed',
};

export const drawColumns: readonly Column<ExtractLog>[] = [
  { key: 'asked', head: '申请', width: 140, cell: (row) => shownTime(row.gmtCreate) },
  { key: 'number', head: '单号', width: 190, wideOnly: true, cell: (row) => row.extractNo },
  { key: 'to', head: '收款账户', cell: (row) => `${row.bankName} ${row.bankCardNo}` },
  { key: 'money', head: '金额', width: 120, align: 'end', cell: (row) => moneyText(row.extractMoney) },
  { key: 'fee', head: '手续费', width: 90, align: 'end', cell: (row) => moneyText(row.fee) },
  {
    key: 'state',
    head: '状态',
    width: 200,
    cell: (row) => (
      <StatusDot tone={tones[row.extractStatus]} reason={row.remark || (row.doneTime && shownTime(row.doneTime))}>
        {ExtractStatus.labels[row.extractStatus]}
      </StatusDot>
    ),
  },
];
