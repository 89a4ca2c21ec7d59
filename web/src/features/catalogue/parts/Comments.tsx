import { useState } from 'react';
import type { CourseComment } from '#contract/course/comments.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSession } from '../../../kit/session.tsx';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { commentList } from './commentList.ts';
import { Comment } from './Comment.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { LazyCommentForm } from './LazyCommentForm.tsx';
import styles from './Comments.module.css';

interface CommentsProps {
  of: keyof typeof words;
  course: CourseView;
  rows: LoadedPage<CourseComment>;
  /** The visitor takes the course and has not rated it. */
  mayRate: boolean;
  /** How many gave one star, two, … five. */
  starCounts: readonly number[];
}

const words = {
  comments: { label: '评价', guest: '登录后可以评价和回复', none: '还没有评价', next: '学过之后，说说它帮到了你什么' },
  questions: {
    label: '问答',
    guest: '登录后可以提问和回答',
    none: '还没有人提问',
    next: '哪里没有听懂就写在这里，讲师和同学会看到',
  },
} as const;

/** What learners say or ask: the average, the form, and every comment with its answers. */
export function Comments({ of, course, rows, mayRate, starCounts }: CommentsProps) {
  const list = useList(commentList, rows);
  const session = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {of === 'comments' && course.ratingCount > 0 ? (
        <RatingSummary course={course} starCounts={starCounts} list={list} />
      ) : null}
      {session || (of === 'questions' && asking) ? null : (
        <SignInFirst note={words[of].guest} onAsk={of === 'questions' ? () => setAsking(true) : undefined} />
      )}
      {of === 'questions' && (session || asking) ? <LazyCommentForm courseId={course.id} /> : null}
      {session && of === 'comments' && mayRate ? <LazyCommentForm courseId={course.id} mayRate /> : null}
      <List of={list} empty={<Empty title={words[of].none} note={words[of].next} />}>
        {(comments) => (
          <ul className={styles.list} aria-label={words[of].label}>
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </List>
    </>
  );
}

/** What guests are told; `onAsk` lets them write first and sign in when it is sent. */
function SignInFirst({ note, onAsk }: { note: string; onAsk: (() => void) | undefined }) {
  const login = useLoginAddress();
  return (
    <p className={styles.guest}>
      {note}
      <span className={styles.ways}>
        {onAsk ? (
          <Button size="sm" variant="primary" onClick={onAsk}>
            提问
          </Button>
        ) : null}
        <LinkButton to={login} size="sm">
          登录
        </LinkButton>
      </span>
    </p>
  );
}
