import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionView } from '#contract/exam/questionFacts.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { bankPaths, editHref } from '../addresses.ts';
import { copyQuestion, removeQuestions } from '../calls.ts';
import styles from './Editor.module.css';

interface EditorFootProps {
  view: QuestionView | null;
  isSending: boolean;
  /** Before it is submitted: another question follows. */
  onNext: () => void;
}

/** What else may be done at the end of the form. */
export function EditorFoot({ view, isSending, onNext }: EditorFootProps) {
  return (
    <div className={styles.foot}>
      {view ? <OfOld view={view} /> : null}
      <Button type="submit" loading={isSending} loadingLabel="保存中" onClick={onNext}>
        保存并出下一题
      </Button>
    </div>
  );
}

function OfOld({ view }: { view: QuestionView }) {
  const { id, title, question } = view;
  const [isAsking, setAsking] = useState(false);
  const removing = usePress(removeQuestions);
  const copying = usePress(copyQuestion);
  const navigate = useNavigate();
  const remove = async () => {
    if (await removing.send({ ids: [id] }, '已移进回收站，30 天内可以还原')) await navigate(bankPaths.own);
  };
  const copy = async () => {
    const made = await copying.send({ id }, '已复制成新题');
    if (made) await navigate(editHref({ id: made.id, questionType: question.questionType }));
  };
  return (
    <>
      <Button variant="danger" icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        删除
      </Button>
      <Button loading={copying.sending} loadingLabel="复制中" onClick={() => void copy()}>
        复制成新题
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`删除「${title}」`}
        note="在回收站里留 30 天，可以还原；用着它的试卷不受影响"
        confirmLabel="删除"
        loading={removing.sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
