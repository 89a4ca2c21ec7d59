import { useState } from 'react';
import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { Difficulty, MOST_KNOWLEDGE } from '#contract/rules/questions.ts';
import { BatchFailures } from '../../../../kit/list/BatchFailures.tsx';
import { usePress } from '../../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { toast } from '../../../../ui/toast.ts';
import { KnowledgeInput } from '../KnowledgeInput.tsx';
import { updateQuestions } from '../calls.ts';
import type { LoadedBank } from '../list/loadBank.ts';

interface TagDialogProps {
  rows: readonly QuestionRow[];
  summary: LoadedBank['summary'];
  onClose: () => void;
  onDone: () => void;
}

/** Other facts about several questions: only what is chosen here changes, and no new version is made. */
export function TagDialog({ rows, summary, onClose, onDone }: TagDialogProps) {
  const [asked] = useState(rows);
  const [difficulty, setDifficulty] = useState('');
  const [subjectId, setSubject] = useState('');
  const [knowledge, setKnowledge] = useState<string[]>(asked.length === 1 ? asked[0]!.knowledge : []);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const { send, sending } = usePress(updateQuestions);
  const go = async () => {
    const result = await send({
      ids: asked.map(({ id }) => id),
      ...(difficulty !== '' && { difficulty: Number(difficulty) as Difficulty }),
      ...(subjectId !== '' && { subjectId }),
      ...((knowledge.length > 0 || asked.length === 1) && { knowledge }),
    });
    if (!result) return;
    if (result.failed.length > 0) return setOutcome(result);
    toast('标签改好了');
    onDone();
    onClose();
  };
  if (outcome) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.title;
    return <BatchFailures verb="改标签" unit="道题" outcome={outcome} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      title={`改 ${asked.length} 道题的标签`}
      note="没选的不变；改标签不产生新的一版"
      confirmLabel="保存"
      loading={sending}
      loadingLabel="保存中"
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <Field label="难度">
        <Select
          isWide
          placeholder="不变"
          value={difficulty}
          options={Difficulty.values.map((level) => ({ value: String(level), label: Difficulty.labels[level] }))}
          onChange={({ target }) => setDifficulty(target.value)}
        />
      </Field>
      <Field label="学科">
        <Select
          isWide
          placeholder="不变"
          value={subjectId}
          options={summary.subjects.map(({ id, subjectName }) => ({ value: id, label: subjectName }))}
          onChange={({ target }) => setSubject(target.value)}
        />
      </Field>
      <Field label="知识点" help={`最多 ${MOST_KNOWLEDGE} 个，换掉原来的`}>
        <KnowledgeInput value={knowledge} subjectId={subjectId || undefined} onChange={setKnowledge} />
      </Field>
    </ConfirmDialog>
  );
}
