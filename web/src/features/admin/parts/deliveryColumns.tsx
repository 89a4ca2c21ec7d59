import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { HookState, webhookEvents } from '#contract/rules/webhooks.ts';
import type { deliveries } from '#contract/system/adminWebhook.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import { replayDelivery } from './webhookCalls.ts';

type Delivery = OutputOf<typeof deliveries.output>['list'][number];

/** @param isOn Whether the system is told of anything now. */
export const deliveryColumns = (isOn: boolean): readonly Column<Delivery>[] => [
  { key: 'time', head: '发生', width: 150, cell: (row) => shownTime(row.gmtCreate) },
  { key: 'event', head: '事件', width: 120, cell: (row) => webhookEvents[row.event] },
  { key: 'data', head: '内容', cell: (row) => row.data },
  { key: 'tried', head: '最近一次', width: 150, cell: (row) => (row.triedAt === null ? '—' : shownTime(row.triedAt)) },
  { key: 'state', head: '状态', width: 220, cell: (row) => <State row={row} /> },
  { key: 'acts', head: '操作', width: 90, act: true, cell: (row) => (isOn ? <Again row={row} /> : null) },
];

const tones = { 0: 'waiting', 1: 'passed', 2: 'failed' } as const;

function State({ row: { hookState, attempts, lastError } }: { row: Delivery }) {
  const reason = lastError && `第 ${attempts} 次：${lastError}`;
  return (
    <StatusDot tone={tones[hookState]} reason={reason || undefined}>
      {HookState.labels[hookState]}
    </StatusDot>
  );
}

function Again({ row: { id, event, hookState } }: { row: Delivery }) {
  if (hookState === HookState.waiting) return null;
  return (
    <ConfirmAct
      label="再送"
      title={`把「${webhookEvents[event]}」再送一次`}
      note="编号与原来一样，收过的系统认得出来"
      write={replayDelivery}
      input={{ deliveryId: id }}
      done="已经排队，马上就送"
    />
  );
}
