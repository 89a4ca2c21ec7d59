import { useState } from 'react';
import { periodTarget } from '#contract/rules/remarks.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Select } from '../../../../ui/Select.tsx';
import styles from './Outline.module.css';
import { gathered } from './placing.ts';
import type { Room } from './useOutline.ts';
import { useOutline } from './useOutline.ts';
import { writeOn } from './writing.ts';

interface BulkActsProps {
  room: Room;
  chosen: ReadonlySet<string>;
  hasChapters: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

const MOST_IN_CHAPTER = 100;

/** What may be done to several class-hours at once. */
export function BulkActs({ room, chosen, hasChapters, onChoose }: BulkActsProps) {
  const { store, desk, editor } = room;
  const { chapters } = useOutline(store);
  const [isRemoving, setRemoving] = useState(false);
  const all = chapters.flatMap(({ periods }) => periods);
  const here = all.filter(({ id }) => chosen.has(id));
  const isFree = here.length > 0 && here.every((period) => period.isFree === 1);
  const move = (chapterId: string) => {
    const placing = gathered(chapters, chosen, chapterId);
    if (placing) void editor.place(placing);
  };
  const remove = () => {
    setRemoving(false);
    onChoose(new Set());
    void editor.removePeriods(here.map(({ id }) => id));
  };
  return (
    <div role="group" aria-label="选中的课时" className={styles.bulk}>
      <output>选中 {here.length} 个</output>
      <Button
        size="sm"
        variant="text"
        onClick={() => onChoose(new Set(here.length === all.length ? [] : all.map(({ id }) => id)))}
      >
        {here.length === all.length ? '全不选' : '全选'}
      </Button>
      <Button
        size="sm"
        disabled={here.length === 0}
        onClick={() => {
          for (const { id } of here) writeOn(desk, store, periodTarget(id), { isFree: isFree ? 0 : 1 });
        }}
      >
        {isFree ? '取消试学' : '设为试学'}
      </Button>
      {hasChapters ? (
        <Select
          size="sm"
          aria-label="移到哪一章"
          placeholder="移到…"
          value=""
          disabled={here.length === 0}
          options={chapters.map(({ id, chapterName, periods }, at) => ({
            value: id,
            label: `第 ${at + 1} 章 ${chapterName}`,
            disabled: new Set([...periods.map((one) => one.id), ...chosen]).size > MOST_IN_CHAPTER,
          }))}
          onChange={({ target }) => (target.value ? move(target.value) : undefined)}
        />
      ) : null}
      <Button size="sm" variant="danger" disabled={here.length === 0} onClick={() => setRemoving(true)}>
        删除
      </Button>
      <ConfirmDialog
        open={isRemoving}
        danger
        title={`删除选中的 ${here.length} 个`}
        note="删除后不能恢复；已经公开的，审核通过之后才从课程里消失。"
        confirmLabel="删除"
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}
