import { useState } from 'react';
import { quesComment } from '#contract/fields/ques.ts';
import type { Answer, QuesComment } from '#contract/community/questionsShapes.ts';
import { SubjectKind } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { ReportButton } from '../../../shared/community/ReportButton.tsx';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { isoText } from '../../../shared/courses/figures.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { removeAnswer, saveAnswer } from './calls.ts';
import styles from './Post.module.css';

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
        <Say
          key={parent?.id ?? answer.id}
          questionId={answer.questionId}
          to={parent ?? answer}
          onSaid={said}
          onCancel={() => (parent ? setParent(null) : onWritten())}
        />
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

interface SayProps {
  questionId: string;
  to: { id: string; userName: string };
  onSaid: (comment: QuesComment | null) => void;
  onCancel: () => void;
}

/** Says something; what is typed stays on this device until it is sent. */
function Say({ questionId, to, onSaid, onCancel }: SayProps) {
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
