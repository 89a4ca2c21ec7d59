import { shownTime } from '#contract/rules/shownTime.ts';
import { HookFormat, topicNames, webhookTopics } from '#contract/rules/webhooks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import styles from './ListPage.module.css';
import type { WebhookRow } from './WebhookDialog.tsx';
import { removeWebhook } from './webhookCalls.ts';

/** @param onEdit Opens the form of a row. */
export const webhookColumns = (onEdit: (row: WebhookRow) => void): readonly Column<WebhookRow>[] => [
  {
    key: 'name',
    head: '名称',
    width: 180,
    cell: (row) => <Link to={`/admin/webhooks/${row.id}`}>{row.hookName}</Link>,
  },
  { key: 'url', head: '接收地址', cell: (row) => row.url },
  {
    key: 'topics',
    head: '事件',
    width: 220,
    cell: (row) => (row.hookFormat === HookFormat.xapi ? `学习记录：${topicsOf(row)}` : topicsOf(row)),
  },
  { key: 'state', head: '状态', width: 200, cell: (row) => <HookStanding row={row} /> },
  { key: 'acts', head: '操作', width: 150, act: true, cell: (row) => <Acts row={row} onEdit={onEdit} /> },
];

const topicsOf = (row: WebhookRow): string =>
  topicNames.flatMap((topic) => (row[topic] === 1 ? [webhookTopics[topic].label] : [])).join('、');

/** Whether it takes what it is sent. */
export function HookStanding({ row: { isOn, failures, pausedUntil, waitingCount } }: { row: WebhookRow }) {
  if (isOn === 0) return <StatusDot tone="idle">停用</StatusDot>;
  const waiting = waitingCount > 0 ? `${waitingCount} 个事件等着送` : undefined;
  if (failures === 0)
    return (
      <StatusDot tone="passed" reason={waiting}>
        正常
      </StatusDot>
    );
  const next = pausedUntil === null ? '' : `，${shownTime(pausedUntil)} 再试`;
  return (
    <StatusDot tone="failed" reason={waiting}>
      连续 {failures} 次没有送到{next}
    </StatusDot>
  );
}

function Acts({ row, onEdit }: { row: WebhookRow; onEdit: (row: WebhookRow) => void }) {
  return (
    <span className={styles.acts}>
      <Button size="sm" onClick={() => onEdit(row)}>
        修改
      </Button>
      <ConfirmAct
        label="删除"
        title={`删除「${row.hookName}」`}
        note="送给它的记录一起删掉，等着送的不再送，删了找不回来"
        danger
        write={removeWebhook}
        input={{ id: row.id }}
        done="删除成功"
      />
    </span>
  );
}
