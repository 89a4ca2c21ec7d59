import { useEffect, useState } from 'react';
import type { BlogComment, BlogThread } from '#contract/community/blogComment.ts';
import { CallError } from '#contract/kit/callError.ts';
import { NONE } from '#contract/rules/id.ts';
import { Button } from '../../../ui/Button.tsx';
import { CommentThread } from './CommentThread.tsx';
import styles from './Comments.module.css';
import { fetchComments } from './fetchComments.ts';
import { SayBox } from './SayBox.tsx';

interface Held {
  threads: BlogThread[];
  page: number;
  totalPage: number;
}

interface CommentsProps {
  weblogId: string;
  count: number;
  /** The first page, which comes with the article; null when it could not be had. */
  first: { list: BlogThread[]; totalPage: number } | null;
}

/** What readers say of an article. New words stand where they belong at once. */
export function Comments({ weblogId, count, first }: CommentsProps) {
  const [held, setHeld] = useState<Held>(
    first ? { threads: first.list, page: 1, totalPage: first.totalPage } : { threads: [], page: 0, totalPage: 1 },
  );
  const [failure, setFailure] = useState<string | null>(null);
  // an object, so that asking again for the same page is another wish
  const [wish, setWish] = useState({ page: 1 });
  const isBusy = held.page < wish.page && failure === null;
  useEffect(() => {
    if (first && wish.page === 1) return undefined;
    let isGone = false;
    fetchComments({ weblogId, rootId: NONE, pageCurrent: wish.page }).then(
      ({ list, totalPage }) =>
        isGone ||
        setHeld((before) => {
          const known = new Set(before.threads.map(({ id }) => id));
          const fresh = list.filter(({ id }) => !known.has(id));
          return { threads: [...before.threads, ...fresh], page: wish.page, totalPage };
        }),
      (error: unknown) => isGone || setFailure(wordsOf(error)),
    );
    return () => void (isGone = true);
  }, [weblogId, wish, first]);
  const isThere = held.page > 0;
  useEffect(() => {
    // what a notice points to comes after the browser looked for it
    const { hash } = window.location;
    if (isThere && hash.startsWith('#comment-'))
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  const goOn = () => {
    setFailure(null);
    setWish({ page: held.page + 1 });
  };
  const change = (threads: BlogThread[]) => setHeld((before) => ({ ...before, threads }));
  const add = (said: BlogComment) => change([{ ...said, replyList: [], replyTotal: 0 }, ...held.threads]);
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">评论{count > 0 ? ` ${count}` : ''}</h2>
      <SayBox weblogId={weblogId} onSaid={add} />
      {failure ? <p role="alert">{failure}</p> : null}
      {held.page > 0 && held.threads.length === 0 ? (
        <p className={styles.none}>还没有评论，可以说说你的看法。</p>
      ) : null}
      <ul aria-label="评论">
        {held.threads.map((thread) => (
          <CommentThread
            key={thread.id}
            weblogId={weblogId}
            thread={thread}
            onChange={(after) => change(held.threads.flatMap((one) => (one.id === thread.id ? (after ?? []) : one)))}
          />
        ))}
      </ul>
      {held.page < held.totalPage || failure ? (
        <p className={styles.more}>
          <Button loading={isBusy} loadingLabel="正在取" onClick={goOn}>
            {failure ? '重试' : '更多评论'}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function wordsOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  return error.message;
}
