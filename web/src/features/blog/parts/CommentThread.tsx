import { Fragment, lazy, Suspense, useState } from 'react';
import type { BlogComment, BlogThread } from '#contract/community/blogComment.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Comments.module.css';
import { CommentLine } from './CommentLine.tsx';
import { fetchComments } from './fetchComments.ts';

const CommentForm = lazy(() => import('./CommentForm.tsx').then((part) => ({ default: part.CommentForm })));

interface CommentThreadProps {
  weblogId: string;
  thread: BlogThread;
  /** Null when the thread is gone. */
  onChange: (after: BlogThread | null) => void;
}

const PAGE = 100;

/** A comment and what is answered below it. */
export function CommentThread({ weblogId, thread, onChange }: CommentThreadProps) {
  const [answering, setAnswering] = useState<BlogComment | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { replyList, replyTotal } = thread;
  const showRest = async () => {
    setBusy(true);
    try {
      const pageCurrent = Math.floor(replyList.length / PAGE) + 1;
      const { list } = await fetchComments({ weblogId, rootId: thread.id, pageCurrent, pageSize: PAGE });
      const fetched = new Set(list.map(({ id }) => id));
      const kept = replyList.filter(({ id }) => !fetched.has(id));
      onChange({ ...thread, replyList: [...kept, ...list].toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id))) });
    } finally {
      setBusy(false);
    }
  };
  const said = (reply: BlogComment) => {
    setAnswering(null);
    onChange({ ...thread, replyList: [...replyList, reply], replyTotal: replyTotal + 1 });
  };
  const gone = (id: string) =>
    id === thread.id
      ? onChange(null)
      : onChange({ ...thread, replyList: replyList.filter((one) => one.id !== id), replyTotal: replyTotal - 1 });
  const line = (one: BlogComment, size: 24 | 40) => (
    <CommentLine
      weblogId={weblogId}
      comment={one}
      size={size}
      onAnswer={() => setAnswering(one)}
      onGone={() => gone(one.id)}
    >
      <Suspense>
        {answering?.id === one.id ? (
          <CommentForm weblogId={weblogId} answer={one} onSaid={said} onCancel={() => setAnswering(null)} />
        ) : null}
      </Suspense>
      {one.id === thread.id && replyList.length > 0 ? (
        <ul className={styles.replies} aria-label={`给${one.userName}的回复`}>
          {replyList.map((reply) => (
            <Fragment key={reply.id}>{line(reply, 24)}</Fragment>
          ))}
        </ul>
      ) : null}
      {one.id === thread.id && replyTotal > replyList.length ? (
        <Button size="sm" variant="text" loading={isBusy} loadingLabel="正在取" onClick={() => void showRest()}>
          还有 {replyTotal - replyList.length} 条回复
        </Button>
      ) : null}
    </CommentLine>
  );
  return line(thread, 40);
}
