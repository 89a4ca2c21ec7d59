import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminOutbox.ts';
import type { Column } from '../../../ui/Table.tsx';

type Message = OutputOf<typeof list.output>['list'][number];

export const outboxColumns: readonly Column<Message>[] = [
  { key: 'receiver', head: '收件人', width: 210, cell: (row) => row.receiver },
  { key: 'channel', head: '方式', width: 72, cell: (row) => (row.channel === 'sms' ? '短信' : '邮件') },
  {
    key: 'content',
    head: '内容',
    cell: (row) => (row.subject ? `${row.subject}：${row.content}` : row.content),
  },
  { key: 'time', head: '时间', width: 150, cell: (row) => row.gmtCreate.slice(0, 16) },
];

interface Ways {
  isSmsReal: number;
  isMailReal: number;
  demo: boolean;
}

/** What is really sent, said as it is. */
export function outboxNote({ isSmsReal, isMailReal, demo }: Ways): string {
  if (isSmsReal && isMailReal) return '短信与邮件都由接入的服务发出，这里只有接入以前的；发送失败的记在服务日志里。';
  const kept = isSmsReal ? '邮件' : isMailReal ? '短信' : '短信与邮件';
  const covered = demo ? '' : '验证码已经遮住，谁也不能替别人登录。';
  return `${kept}没有接入真实的服务：不会发出，只留在这里。${covered}`;
}
