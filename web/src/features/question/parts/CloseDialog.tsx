import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { QuesBrief } from '#contract/community/questionsShapes.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuesClose } from '#contract/rules/ques.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import styles from '../../../shared/community/Side.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { toast } from '../../../ui/toast.ts';
import { closeQuestion } from './calls.ts';
import { fetchSimilar } from './fetchSimilar.ts';
import type { Question } from './QuestionPost.tsx';

/** Closes a question: as a duplicate of one that is looked for, or because no answer is needed any more. */
export function CloseDialog({ of: { id, title }, onClose }: { of: Question; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [closeReason, setReason] = useState<QuesClose | null>(null);
  const [duplicateId, setDuplicate] = useState<string>(NONE);
  const [error, setError] = useState<string>();
  const { act, busy } = useAct(closeQuestion, {
    onDone: async () => {
      toast('关闭成功');
      onClose();
      await revalidate();
    },
    onFailure: ({ message }) => {
      setError(message);
      return true;
    },
  });
  const send = () => {
    if (closeReason === null) return setError('请选择原因');
    if (closeReason === QuesClose.duplicate && duplicateId === NONE) return setError('请选择与哪一个重复');
    act({ id, closeReason, duplicateId });
  };
  return (
    <Dialog
      open
      title="关闭问题"
      note="关闭以后不再收新的回答，已有的回答都还在；没有人回答时悬赏退回。"
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={busy} loadingLabel="提交中" onClick={send}>
            关闭问题
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <Field group label="原因" required error={error}>
          {QuesClose.values.map((one) => (
            <Radio
              key={one}
              name="closeReason"
              label={QuesClose.labels[one]}
              checked={closeReason === one}
              onChange={() => {
                setReason(one);
                setError(undefined);
              }}
            />
          ))}
        </Field>
        {closeReason === QuesClose.duplicate ? (
          <Another id={id} title={title} chosen={duplicateId} onChoose={setDuplicate} />
        ) : null}
      </div>
    </Dialog>
  );
}

interface AnotherProps {
  id: string;
  title: string;
  chosen: string;
  onChoose: (id: string) => void;
}

function Another({ id, title, chosen, onChoose }: AnotherProps) {
  const [words, setWords] = useState(title);
  const [found, setFound] = useState<readonly QuesBrief[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchSimilar(words, id).then(setFound, () => setFound([]));
    }, 300);
    return () => clearTimeout(timer);
  }, [words, id]);
  return (
    <Field group label="与哪一个重复" required>
      <Input aria-label="找另一个问题" value={words} maxLength={80} onChange={({ target }) => setWords(target.value)} />
      {found?.map((one) => (
        <Radio
          key={one.id}
          name="duplicate"
          label={`${one.title}（${one.countAnswer} 个回答）`}
          checked={chosen === one.id}
          onChange={() => onChoose(one.id)}
        />
      ))}
      {found?.length === 0 ? <p>没有找到相近的问题，换几个词试试</p> : null}
    </Field>
  );
}
