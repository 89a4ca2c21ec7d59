import { CircleCheck, MessageSquare, PenLine, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/community/questionsShapes.ts';
import { SubjectKind } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { ReportButton } from '../../../shared/community/ReportButton.tsx';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { isoText } from '../../../shared/courses/figures.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { AnswerComments } from './AnswerComments.tsx';
import { acceptAnswer, removeAnswer } from './calls.ts';
import styles from './Post.module.css';
import { Votes } from './Votes.tsx';

const EditAnswer = lazy(() => import('../write/EditAnswer.tsx').then((part) => ({ default: part.EditAnswer })));

interface AnswerPostProps {
  answer: Answer;
  /** The reader asked the question. */
  isAsker: boolean;
  /** Points that accepting it pays. */
  reward: number;
}

/** One answer: votes, text, acts, and what is said of it. */
export function AnswerPost({ answer, isAsker, reward }: AnswerPostProps) {
  const { id, questionId, userName, isOwn } = answer;
  const isAccepted = answer.isAccepted === 1;
  const [isEditing, setEditing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  return (
    <article
      id={`answer-${id}`}
      className={styles.answer}
      data-accepted={isAccepted || undefined}
      aria-label={`${userName}的回答`}
    >
      <div className={styles.post}>
        <Votes
          questionId={questionId}
          commentId={id}
          isOn={answer.isLike === 1}
          count={answer.countLike}
          what={`${userName}的回答`}
          isAccepted={isAccepted}
        />
        <div>
          {isEditing ? (
            <Suspense>
              <EditAnswer id={id} onDone={() => setEditing(false)} />
            </Suspense>
          ) : (
            <RichText html={answer.content} className={styles.text} />
          )}
          <div className={styles.foot}>
            <ActButton
              icon={<MessageSquare size={16} aria-hidden="true" />}
              label={answer.countComment > 0 ? `评论 ${answer.countComment}` : '评论'}
              onClick={() => setWriting(true)}
            />
            {isAsker ? <Accept answer={answer} reward={reward} /> : null}
            {isOwn === 1 ? (
              <>
                <ActButton
                  icon={<PenLine size={16} aria-hidden="true" />}
                  label="修改"
                  onClick={() => setEditing(true)}
                />
                {isAccepted ? null : <Remove id={id} />}
              </>
            ) : (
              <ReportButton subjectKind={SubjectKind.answer} subjectId={id} what={`${userName}的回答`} />
            )}
            <span className={styles.author}>
              <Avatar name={userName} src={answer.headImgUrl} size={32} />
              <b>{userName}</b>
              {answer.isAsker === 1 ? <Tag>提问者</Tag> : null}
              <time dateTime={isoText(answer.gmtCreate)}>{shownTime(answer.gmtCreate)}</time>
              {answer.gmtModified > answer.gmtCreate ? <span>改过</span> : null}
            </span>
          </div>
          <AnswerComments answer={answer} isWriting={isWriting} onWritten={() => setWriting(false)} />
        </div>
      </div>
    </article>
  );
}

/** The asker says that it helped; with a reward that cannot be taken back. */
function Accept({ answer: { id, questionId, isAccepted, isOwn }, reward }: { answer: Answer; reward: number }) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { act, busy } = useAct(acceptAnswer, { onDone: () => revalidate() });
  const isOn = isAccepted === 1;
  const send = (isAccept: 0 | 1) => act({ questionId, commentId: id, isAccept });
  if (reward > 0 && isOwn === 1) return null;
  return (
    <>
      <ActButton
        icon={<CircleCheck size={16} aria-hidden="true" />}
        label={isOn ? '取消采纳' : '采纳'}
        disabled={busy}
        onClick={() => (isOn ? send(0) : reward > 0 ? setAsking(true) : send(1))}
      />
      <AskFirst
        open={isAsking}
        title="采纳这个回答吗"
        note={`悬赏的 ${reward} 积分会付给回答的人，付出以后不能再换。`}
        confirmLabel="采纳并付出"
        onConfirm={() => {
          setAsking(false);
          send(1);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Remove({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { act, busy } = useAct(removeAnswer, {
    onDone: async () => {
      toast('删除成功');
      await revalidate();
    },
  });
  return (
    <>
      <ActButton
        icon={<Trash2 size={16} aria-hidden="true" />}
        label="删除"
        aria-haspopup="dialog"
        disabled={busy}
        onClick={() => setAsking(true)}
      />
      <AskFirst
        open={isAsking}
        title="删除这个回答吗"
        note="它下面的评论会一起不见，不能恢复。"
        confirmLabel="删除"
        danger
        onConfirm={() => {
          setAsking(false);
          act({ id });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
