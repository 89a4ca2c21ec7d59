import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TaskRow } from '#contract/exam/task.ts';
import { TaskKind, TaskPhase } from '#contract/rules/tasks.ts';
import { taskAuditPath } from '#contract/rules/taskSteps.ts';
import { usePress } from '../../../kit/usePress.ts';
import { phaseTones, timesText } from '../../../shared/tasks/taskText.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MenuButton, MenuLink } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { editPath } from './addresses.ts';
import { closeTask, copyTask, deleteTask } from './calls.ts';
import { ExtendDialog } from './ExtendDialog.tsx';

type Asked = { row: TaskRow; what: 'extend' | 'close' | 'delete' };

/** Tasks one below the other, each with its next step and what else can be done to it. */
export function TaskRows({ rows }: { rows: readonly TaskRow[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <RowList label="任务">
        {rows.map((row) => (
          <Row
            key={row.taskId}
            stacks
            heading="h2"
            title={row.title}
            to={row.phase === TaskPhase.draft ? editPath(row.taskId) : taskAuditPath(row.taskId)}
            tags={
              <>
                <Tag tone="outline">{TaskKind.labels[row.taskKind]}</Tag>
                <Tag tone={phaseTones[row.phase]}>{TaskPhase.labels[row.phase]}</Tag>
              </>
            }
            meta={metaOf(row)}
            end={<Acts row={row} onAsk={(what) => setAsked({ row, what })} />}
          />
        ))}
      </RowList>
      {asked ? <Dialogs asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function metaOf(row: TaskRow): string {
  const { targets, phase, peopleCount, handedInCount } = row;
  const whom = targets.length === 0 ? '还没有选布置给谁' : targets.slice(0, 3).join('、');
  return [
    targets.length > 3 ? `${whom} 等 ${targets.length} 处` : whom,
    timesText(row),
    phase === TaskPhase.draft ? '' : `交了 ${handedInCount} / ${peopleCount} 人`,
  ]
    .filter(Boolean)
    .join('，');
}

function Acts({ row, onAsk }: { row: TaskRow; onAsk: (what: Asked['what']) => void }) {
  const navigate = useNavigate();
  const copying = usePress(copyTask);
  const copy = async () => {
    const made = await copying.send({ id: row.taskId }, '已另建一份草稿');
    if (made) await navigate(editPath(made.id));
  };
  const isDraft = row.phase === TaskPhase.draft;
  return (
    <>
      {isDraft ? (
        <LinkButton size="sm" to={editPath(row.taskId)} aria-label={`继续写${row.title}`}>
          继续写
        </LinkButton>
      ) : (
        <LinkButton
          size="sm"
          variant={row.toAuditCount > 0 ? 'primary' : 'default'}
          to={taskAuditPath(row.taskId)}
          aria-label={`审核${row.title}`}
        >
          {row.toAuditCount > 0 ? `待审核 ${row.toAuditCount}` : '查看'}
        </LinkButton>
      )}
      {row.isOwn === 1 ? (
        <MoreMenu label={`${row.title}的更多操作`}>
          {isDraft ? null : <MenuLink to={editPath(row.taskId)}>修改</MenuLink>}
          <MenuButton onSelect={() => void copy()}>复制</MenuButton>
          {isDraft ? null : <MenuButton onSelect={() => onAsk('extend')}>延长</MenuButton>}
          {row.phase === TaskPhase.running || row.phase === TaskPhase.coming ? (
            <MenuButton onSelect={() => onAsk('close')}>结束</MenuButton>
          ) : null}
          {isDraft ? (
            <MenuButton danger onSelect={() => onAsk('delete')}>
              删除
            </MenuButton>
          ) : null}
        </MoreMenu>
      ) : null}
    </>
  );
}

function Dialogs({ asked: { row, what }, onClose }: { asked: Asked; onClose: () => void }) {
  const closing = usePress(closeTask);
  const deleting = usePress(deleteTask);
  if (what === 'extend') return <ExtendDialog row={row} onClose={onClose} />;
  const isClose = what === 'close';
  const confirm = async () => {
    if (isClose) await closing.send({ id: row.taskId }, '已结束');
    else await deleting.send({ id: row.taskId }, '已删除');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isClose ? `结束「${row.title}」` : `删除草稿「${row.title}」`}
      note={isClose ? '学员不能再交；交了的照样可以批改。以后可以延长截止时间重新开放。' : '删除以后不能恢复。'}
      confirmLabel={isClose ? '结束' : '删除'}
      danger
      loading={closing.sending || deleting.sending}
      loadingLabel="处理中"
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
