import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { diff, move } from '#contract/course/courseVersion.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { call } from '../../../kit/call.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './VersionDialog.module.css';

type Diff = OutputOf<typeof diff.output>;

const kinds = { added: '新增', removed: '不再有', replaced: '换了内容', changed: '有改动', moved: '换了位置' } as const;

/** What is different in the newest version, and the way to it. */
export function VersionDialog({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const found = useDiff(courseId);
  const moving = useAct(async () => move, {
    onDone: async () => {
      toast('换到新版本成功');
      onClose();
      await revalidate();
    },
  });
  const shown = found.diff;
  return (
    <Dialog
      open
      title="新版本有什么不同"
      note={shown ? `第 ${shown.newestVersion} 版，${shown.publishedAt.slice(0, 16)} 公开` : undefined}
      onClose={onClose}
      size="md"
      actions={
        <>
          <Button onClick={onClose}>先不换</Button>
          <Button
            variant="primary"
            disabled={!shown || moving.busy}
            onClick={() => shown && moving.act({ courseId, version: shown.newestVersion })}
          >
            换到新版本
          </Button>
        </>
      }
    >
      {found.message ? <p role="alert">{found.message}</p> : null}
      {shown ? <Changes of={shown} /> : null}
    </Dialog>
  );
}

function Changes({ of }: { of: Diff }) {
  const { changes, note, progress, progressAfter, keptDone } = of;
  return (
    <>
      {note ? <p className={styles.note}>讲师说明：{note}</p> : null}
      <ul className={styles.list}>
        {changes.map(({ target, kind, name, after }) => (
          <li key={target} data-kind={kind}>
            <span className={styles.kind}>{kinds[kind]}</span>
            <span className={styles.name}>{name}</span>
            {kind === 'added' || kind === 'replaced' ? <span className={styles.after}>{after}</span> : null}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {`进度现在是 ${progress}%，换过去是 ${progressAfter}%。`}
        {keptDone > 0 ? `换了内容的课时里有 ${keptDone} 个你已学完，仍然算学完。` : ''}笔记会跟着过去。
      </p>
    </>
  );
}

function useDiff(courseId: string) {
  const [state, setState] = useState<{ diff?: Diff; message?: string }>({});
  useEffect(() => {
    let isGone = false;
    call(diff, { courseId }, { isShowErrTip: false }).then(
      (answer) => !isGone && setState({ diff: answer }),
      (error: unknown) =>
        !isGone && setState({ message: error instanceof CallError ? error.message : '没有取到，请再试一次' }),
    );
    return () => void (isGone = true);
  }, [courseId]);
  return state;
}
