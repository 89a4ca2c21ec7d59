import { Plus } from 'lucide-react';
import { useState } from 'react';
import { chapterFields, periodFields } from '#contract/fields/course.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Input } from '../../../../ui/Input.tsx';
import styles from './Outline.module.css';
import type { Room } from './useOutline.ts';

interface AddRowProps {
  room: Room;
  /** Where a class-hour is added; without it a chapter is. */
  chapterId?: string;
  periodName?: string;
  onAdded: (target: string) => void;
}

/** Names something new; Enter adds it and stays for the next one. What could not be added stays typed. */
export function AddRow({ room: { editor }, chapterId, periodName = '章', onAdded }: AddRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const thing = chapterId === undefined ? '章' : periodName;
  const max = chapterId === undefined ? chapterFields.chapterName.max : periodFields.periodName.max;
  const add = async () => {
    const name = typed?.trim() ?? '';
    if (name === '' || busy) return;
    setBusy(true);
    const target = await (chapterId === undefined ? editor.addChapter(name) : editor.addPeriod(chapterId, name));
    setBusy(false);
    if (target === undefined) return;
    setTyped('');
    onAdded(target);
  };
  if (typed === null) {
    return (
      <div className={styles.add}>
        <Button size="sm" variant="text" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setTyped('')}>
          加{chapterId === undefined ? '一章' : periodName}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.add}
      aria-label={`新的${thing}`}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Input
        size="sm"
        aria-label={`新的${thing}的名称`}
        placeholder={`${thing}的名称`}
        maxLength={max}
        value={typed}
        ref={focusNow}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <Button size="sm" type="submit" loading={busy} loadingLabel="添加中">
        添加
      </Button>
      <Button size="sm" variant="text" onClick={() => setTyped(null)}>
        完成
      </Button>
    </form>
  );
}

const focusNow = (input: HTMLInputElement | null): void => input?.focus();
