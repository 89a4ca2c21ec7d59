import { useState } from 'react';
import { quesComment } from '#contract/fields/ques.ts';
import type { QuesComment } from '#contract/community/questionsShapes.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveAnswer } from './calls.ts';
import styles from './Post.module.css';

interface SayCommentProps {
  questionId: string;
  to: { id: string; userName: string };
  onSaid: (comment: QuesComment | null) => void;
  onCancel: () => void;
}

/** Says something; what is typed stays on this device until it is sent. */
export function SayComment({ questionId, to, onSaid, onCancel }: SayCommentProps) {
  const { text, write, sent } = useKeptText(`ques-comment:${to.id}`);
  const [error, setError] = useState<string>();
  const { act, busy } = useAct(saveAnswer, {
    onDone: ({ comment }) => {
      sent();
      toast('评论发表成功');
      onSaid(comment);
    },
    onFailure: ({ message }) => {
      setError(message);
      return true;
    },
  });
  const type = (typed: string) => {
    write(typed);
    setError(undefined);
  };
  const send = () =>
    text.trim() === '' ? setError('请输入评论') : act({ questionId, parentId: to.id, commentText: text });
  return (
    <div className={styles.say}>
      <Field label={`评论 ${to.userName}`} error={error}>
        <Textarea
          rows={2}
          maxLength={quesComment.commentText.max}
          placeholder="追问或补充；@名字 会通知在这里说过话的人"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <p className={styles.send}>
        <Button size="sm" onClick={onCancel}>
          取消
        </Button>
        <Button size="sm" variant="primary" loading={busy} loadingLabel="发表中" onClick={send}>
          发表评论
        </Button>
      </p>
    </div>
  );
}
