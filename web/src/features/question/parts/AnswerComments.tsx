import { lazy, Suspense, useState } from 'react';
import type { Answer, QuesComment } from '#contract/community/questionsShapes.ts';
import { SubjectKind } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ReportButton } from '../../../shared/community/ReportButton.tsx';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { isoText } from '../../../shared/courses/figures.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { toast } from '../../../ui/toast.ts';
import { removeAnswer } from './calls.ts';
import styles from './Post.module.css';

/** Who only reads fetches no form. */
const SayComment = lazy(() => import('./SayComment.tsx').then((part) => ({ default: part.SayComment })));

const PAGE = 50;

async function fetchBelow(answer: Answer, pageCurrent: number) {
  const [{ call }, contract] = await Promise.all([
    import('../../../kit/call.ts'),
    import('#contract/community/questionsComment.ts'),
  ]);
  const wish = { questionId: answer.questionId, rootId: answer.id, pageCurrent, pageSize: PAGE };
  return call(contract.below, wish, { isShowErrTip: false });
}

/** What is said of an answer: the first lines come with it, the rest when asked for. */
export function AnswerComments({
  answer,
  isWriting,
  onWritten,
}: {
  answer: Answer;
  isWriting: boolean;
  onWritten: () => void;
}) {
  const [list, setList] = useState<readonly QuesComment[]>(answer.commentList);
  const [total, setTotal] = useState(answer.countComment);
  const [page, setPage] = useState(0);
  const [parent, setParent] = useState<QuesComment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const showMore = async () => {
    setFailure(null);
    try {
      const next = await fetchBelow(answer, page + 1);
      const known = new Set(list.map(({ id }) => id));
      setList([...list, ...next.list.filter(({ id }) => !known.has(id))]);
      setPage(page + 1);
    } catch {
      setFailure('没有取到，请再试一次');
    }
  };
  const said = (comment: QuesComment | null) => {
    if (comment) setList([...list, comment]);
    setTotal(total + 1);
    setParent(null);
    onWritten();
  };
  const gone = (id: string) => {
    setList(list.filter((one) => one.id !== id));
    setTotal(total - 1);
  };
  if (total === 0 && !isWriting) return null;
  return (
    <div className={styles.comments}>
      <ul aria-label={`${answer.userName}的回答下的评论`}>
        {list.map((one) => (
          <Line key={one.id} comment={one} onAnswer={() => setParent(one)} onGone={() => gone(one.id)} />
        ))}
      </ul>
      {failure ? <p role="alert">{failure}</p> : null}
      {total > list.length ? (
        <p className={styles.more}>
          <ActButton icon={null} label={`再看 ${total - list.length} 条`} onClick={() => void showMore()} />
        </p>
      ) : null}
      {isWriting || parent ? (
        <Suspense>
          <SayComment
            key={parent?.id ?? answer.id}
            questionId={answer.questionId}
            to={parent ?? answer}
            onSaid={said}
            onCancel={() => (parent ? setParent(null) : onWritten())}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Line({ comment, onAnswer, onGone }: { comment: QuesComment; onAnswer: () => void; onGone: () => void }) {
  const { id, userName, replyToName, commentText, gmtCreate, isOwn } = comment;
  const removing = useAct(removeAnswer, {
    onDone: () => {
      toast('删除成功');
      onGone();
    },
  });
  return (
    <li>
      <b>{userName}</b>
      {replyToName ? `回复 ${replyToName}：` : null}
      {commentText}
      <time dateTime={isoText(gmtCreate)}>{shownTime(gmtCreate)}</time>
      <span className={styles.small}>
        <ActButton icon={null} label="回复" aria-label={`回复${userName}`} onClick={onAnswer} />
        {isOwn === 1 ? (
          <ActButton icon={null} label="删除" disabled={removing.busy} onClick={() => removing.act({ id })} />
        ) : (
          <ReportButton subjectKind={SubjectKind.quesComment} subjectId={id} what={`${userName}的评论`} />
        )}
      </span>
    </li>
  );
}
