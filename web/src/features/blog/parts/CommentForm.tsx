import { useEffect, useRef, useState } from 'react';
import type { BlogComment } from '#contract/community/blogComment.ts';
import { blogComment } from '#contract/fields/blog.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveComment } from './calls.ts';
import { commentDraft } from './commentDraft.ts';
import styles from './Comments.module.css';

interface CommentFormProps {
  weblogId: string;
  /** What is answered. */
  answer?: { id: string; userName: string };
  onSaid: (said: BlogComment) => void;
  /** Takes the focus: one has just pressed for it. */
  isAsked?: boolean;
  onCancel?: () => void;
}

/** Says something. What is typed stays on this device until it is sent, through signing in too. */
export function CommentForm(props: CommentFormProps) {
  const isHydrated = useHydrated();
  const name = commentDraft(props.answer?.id ?? props.weblogId);
  const kept = isHydrated ? (readDraft<{ text: string }>(name)?.text ?? '') : '';
  return <Words key={`${name} ${isHydrated}`} {...props} name={name} kept={kept} />;
}

function Words({
  weblogId,
  answer,
  onSaid,
  isAsked = answer !== undefined,
  onCancel,
  name,
  kept,
}: CommentFormProps & { name: string; kept: string }) {
  const [text, setText] = useState(kept);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  const { act, busy } = useAct(saveComment, {
    onDone: (said) => {
      dropDraft(name);
      setText('');
      setError(undefined);
      toast('评论发表成功');
      onSaid(said);
    },
    onFailure: ({ message }) => {
      setError(message);
      return true;
    },
  });
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
    if (typed === '') dropDraft(name);
    else keepDraft(name, { text: typed });
  };
  const send = () =>
    text.trim() === '' ? setError('请输入评论') : act({ weblogId, parentId: answer?.id, commentText: text });
  return (
    <div className={styles.form}>
      <Field label={answer ? `回复 ${answer.userName}` : blogComment.commentText.label} error={error}>
        <Textarea
          ref={box}
          rows={answer ? 2 : 3}
          maxLength={blogComment.commentText.max}
          placeholder="写下你的看法；@名字 会通知在这里说过话的人"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <p className={styles.send}>
        {onCancel ? (
          <Button size="sm" onClick={onCancel}>
            取消
          </Button>
        ) : null}
        <Button size="sm" variant="primary" loading={busy} loadingLabel="发表中" onClick={send}>
          {answer ? '回复' : '发表评论'}
        </Button>
      </p>
    </div>
  );
}
