import { Heart, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BlogComment } from '#contract/community/blogComment.ts';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { Said, SaidText } from '../../../shared/courses/Said.tsx';
import { useAct } from '../../../shared/courses/useAct.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { record, removeComment, unrecord } from './calls.ts';
import styles from './Comments.module.css';
import { ReportButton } from '../../../shared/community/ReportButton.tsx';

interface CommentLineProps {
  weblogId: string;
  comment: BlogComment;
  size: 24 | 40;
  onAnswer: () => void;
  onGone: () => void;
  children?: ReactNode;
}

/** One comment with its acts. */
export function CommentLine({ weblogId, comment, size, onAnswer, onGone, children }: CommentLineProps) {
  const { id, userName, replyToName, commentText, isAuthor, isOwn, rootId } = comment;
  const [isAsking, setAsking] = useState(false);
  const removing = useAct(removeComment, {
    onDone: () => {
      toast('删除成功');
      onGone();
    },
  });
  return (
    <Said
      of={comment}
      id={`comment-${id}`}
      size={size}
      marks={
        <>
          {isAuthor === 1 ? <Tag>作者</Tag> : null}
          {replyToName && rootId !== '0' ? <span className={styles.to}>回复 {replyToName}</span> : null}
        </>
      }
    >
      <SaidText>{commentText}</SaidText>
      <p className={styles.acts}>
        <LikeComment weblogId={weblogId} comment={comment} />
        <ActButton
          icon={<Reply size={16} aria-hidden="true" />}
          label="回复"
          aria-label={`回复${userName}`}
          onClick={onAnswer}
        />
        {isOwn === 1 ? (
          <ActButton
            icon={<Trash2 size={16} aria-hidden="true" />}
            label="删除"
            aria-haspopup="dialog"
            disabled={removing.busy}
            onClick={() => setAsking(true)}
          />
        ) : (
          <ReportButton subjectKind={SubjectKind.comment} subjectId={id} what={`${userName}的评论`} />
        )}
      </p>
      {children}
      <AskFirst
        open={isAsking}
        title="删除这条评论吗"
        note="它下面的回复会一起删除，不能恢复。"
        confirmLabel="删除"
        danger
        onConfirm={() => {
          setAsking(false);
          removing.act({ id });
        }}
        onClose={() => setAsking(false)}
      />
    </Said>
  );
}

function LikeComment({ weblogId, comment }: { weblogId: string; comment: BlogComment }) {
  const [held, setHeld] = useState({ isOn: comment.isLike === 1, count: comment.countLike });
  const target = { weblogId, commentId: comment.id, opType: OpType.like };
  const on = useAct(record, { onDone: ({ count }) => setHeld({ isOn: true, count }) });
  const off = useAct(unrecord, { onDone: ({ count }) => setHeld({ isOn: false, count }) });
  return (
    <ActButton
      icon={<Heart size={16} aria-hidden="true" fill={held.isOn ? 'currentColor' : 'none'} />}
      label={held.count > 0 ? `赞 ${held.count}` : '赞'}
      aria-pressed={held.isOn}
      disabled={on.busy || off.busy}
      onClick={() => (held.isOn ? off : on).act(target)}
    />
  );
}
