import { DeliveryState } from '#contract/rules/deliveryStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminOutbox.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import type { FormCall } from './managed/kind.ts';

type Message = OutputOf<typeof list.output>['list'][number];

export const outboxColumns: readonly Column<Message>[] = [
  { key: 'receiver', head: '收件人', width: 210, cell: (row) => row.receiver },
  { key: 'channel', head: '方式', width: 72, cell: (row) => (row.channel === 'sms' ? '短信' : '邮件') },
  {
    key: 'content',
    head: '内容',
    cell: (row) => (row.subject ? `${row.subject}：${row.content}` : row.content),
  },
  { key: 'time', head: '时间', width: 150, cell: (row) => shownTime(row.gmtCreate) },
  { key: 'state', head: '状态', width: 200, cell: (row) => <Delivery row={row} /> },
];

/** What became of it; what failed says why, and goes out again where all of it was kept. */
function Delivery({ row: { id, receiver, deliveryStatus, attempts, lastError, canResend } }: { row: Message }) {
  const reason = lastError && `第 ${attempts} 次：${lastError}`;
  return (
    <>
      <StatusDot tone={tones[deliveryStatus]} reason={reason || undefined}>
        {DeliveryState.labels[deliveryStatus]}
      </StatusDot>
      {canResend ? (
        <ConfirmAct
          label="补发"
          title={`补发给 ${receiver}`}
          note="内容与原来一样，对方可能已经从别处知道了"
          write={resendMessage}
          input={{ id }}
          done="补发成功"
        />
      ) : null}
    </>
  );
}

const tones = { 0: 'idle', 1: 'passed', 2: 'failed', 3: 'waiting' } as const;

const resendMessage: FormCall = () => import('#contract/system/adminOutbox.ts').then((api) => api.resend);

interface Ways {
  isSmsReal: number;
  isMailReal: number;
  demo: boolean;
}

/** What is really sent, said as it is. */
export function outboxNote({ isSmsReal, isMailReal, demo }: Ways): string {
  if (isSmsReal && isMailReal)
    return '短信与邮件都由接入的服务发出，这里只有接入以前的和发送失败的；失败的可以补发，验证码不保存，由本人再要一次。';
  const kept = isSmsReal ? '邮件' : isMailReal ? '短信' : '短信与邮件';
  const covered = demo ? '' : '验证码已经遮住，谁也不能替别人登录。';
  return `${kept}没有接入真实的服务：不会发出，只留在这里。${covered}`;
}
