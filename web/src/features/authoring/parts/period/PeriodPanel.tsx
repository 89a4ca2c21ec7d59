import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Draft, DraftPeriod } from '#contract/course/draft.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { Remarked } from '../frame/Remarked.tsx';
import type { Room } from '../outline/useOutline.ts';
import { useOutline } from '../outline/useOutline.ts';
import styles from './Period.module.css';
import { WithText } from './WithText.tsx';

export interface PanelProps {
  id: string;
  room: Room;
  draft: Draft;
  isWritable: boolean;
  onClose: () => void;
  onOpen: (target: string) => void;
}

/** The class-hour that is open: everything that can be written on it, and the way to its neighbours. */
export function PeriodPanel({ id, room, draft, isWritable, onClose, onOpen }: PanelProps) {
  const { chapters } = useOutline(room.store);
  const [isRemoving, setRemoving] = useState(false);
  const all = chapters.flatMap(({ periods }) => periods);
  const at = all.findIndex((period) => period.id === id);
  const period = all[at];
  const { periodName } = courseKinds[draft.courseKind];
  if (!period) return <Empty title={`这个${periodName}不在了`} note="可能在别处删除了" />;
  const remove = () => {
    setRemoving(false);
    onClose();
    void room.editor.removePeriods([id]);
  };
  const go = (to: DraftPeriod | undefined, label: string) => (
    <Button disabled={!to} onClick={() => (to ? onOpen(`period:${to.id}`) : undefined)}>
      {label}
    </Button>
  );
  return (
    <>
      <header className={styles.head}>
        <h2>{period.periodName}</h2>
        {isWritable ? (
          <Button
            size="sm"
            variant="text"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => setRemoving(true)}
          >
            删除
          </Button>
        ) : null}
      </header>
      <Remarked target={`period:${id}`}>
        <WithText room={room} period={period} draft={draft} isWritable={isWritable} />
      </Remarked>
      <p className={styles.ends}>
        {go(all[at - 1], `上一个${periodName}`)}
        {go(all[at + 1], `下一个${periodName}`)}
      </p>
      <ConfirmDialog
        open={isRemoving}
        danger
        title={`删除「${period.periodName}」`}
        note="删除后不能恢复；已经公开的，审核通过之后才从课程里消失。文件还在你的文件里。"
        confirmLabel="删除"
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}
