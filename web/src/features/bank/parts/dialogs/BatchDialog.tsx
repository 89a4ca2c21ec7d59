import { useState } from 'react';
import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import type { QuestionFolder } from '#contract/exam/questionFolder.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { folderLines } from '#contract/rules/questionFolders.ts';
import { QuestionShare } from '#contract/rules/questions.ts';
import { BatchFailures } from '../../../../kit/list/BatchFailures.tsx';
import { usePress } from '../../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { toast } from '../../../../ui/toast.ts';
import { moveQuestions, purgeQuestions, removeQuestions, restoreQuestions, shareQuestions } from '../calls.ts';
import type { QuestionAct } from '../list/QuestionActs.tsx';

export type BatchAct = Exclude<QuestionAct, 'use' | 'reports' | 'tag'>;

interface BatchDialogProps {
  act: BatchAct;
  rows: readonly QuestionRow[];
  folders: readonly QuestionFolder[];
  onClose: () => void;
  onDone: () => void;
}

const words: Readonly<Record<BatchAct, { verb: string; note: string }>> = {
  move: { verb: '移动', note: '用着它们的试卷不受影响' },
  share: { verb: '共享', note: '同单位的老师能看到题目与答案，可以用来组卷或复制成自己的' },
  unshare: { verb: '停止共享', note: '已经用着它们的试卷与别人复制走的题不受影响' },
  remove: { verb: '删除', note: '在回收站里留 30 天，可以还原；用着它们的试卷不受影响' },
  restore: { verb: '还原', note: '回到原来的文件夹' },
  purge: { verb: '彻底删除', note: '连同各个版本一起删除，不能恢复；试卷或作答记录用着的不会删除' },
};

/** Asks once, does it to one question or several, and names those that were left as they were. */
export function BatchDialog({ act, rows, folders, onClose, onDone }: BatchDialogProps) {
  const [asked] = useState(rows);
  const [folderId, setFolder] = useState('0');
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const { send, sending } = useAct(act, folderId);
  const { verb, note } = words[act];
  const one = asked.length === 1 ? asked[0] : undefined;
  const go = async () => {
    const result = await send(asked.map(({ id }) => id));
    if (!result) return onClose();
    if (result.failed.length > 0) return setOutcome(result);
    toast(`${verb}成功`);
    onDone();
    onClose();
  };
  if (outcome) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.title;
    return <BatchFailures verb={verb} unit="道题" outcome={outcome} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      danger={act === 'remove' || act === 'purge'}
      title={one ? `${verb}「${one.title}」` : `${verb} ${asked.length} 道题`}
      note={note}
      confirmLabel={verb}
      loading={sending}
      loadingLabel={`${verb}中`}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {act === 'move' ? (
        <Field label="移到">
          <Select
            isWide
            value={folderId}
            options={folderOptions(folders)}
            onChange={(event) => setFolder(event.target.value)}
          />
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}

/** The folders as a list to choose from, deeper ones further in. */
export const folderOptions = (folders: readonly QuestionFolder[]) => [
  { value: '0', label: '不放进文件夹' },
  ...folderLines(folders).map(({ id, folderName, level }) => ({
    value: id,
    label: `${'　'.repeat(level - 1)}${folderName}`,
  })),
];

function useAct(act: BatchAct, folderId: string) {
  const moving = usePress(moveQuestions);
  const sharing = usePress(shareQuestions);
  const removing = usePress(removeQuestions);
  const restoring = usePress(restoreQuestions);
  const purging = usePress(purgeQuestions);
  const send = (ids: string[]): Promise<BatchOutcome | undefined> => {
    if (act === 'move') return moving.send({ ids, folderId });
    if (act === 'share') return sharing.send({ ids, shareLevel: QuestionShare.organization });
    if (act === 'unshare') return sharing.send({ ids, shareLevel: QuestionShare.own });
    if (act === 'remove') return removing.send({ ids });
    return act === 'restore' ? restoring.send({ ids }) : purging.send({ ids });
  };
  const sending = [moving, sharing, removing, restoring, purging].some((press) => press.sending);
  return { send, sending };
}
