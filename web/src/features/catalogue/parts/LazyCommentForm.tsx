import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { cx } from '../../../ui/cx.ts';
import type { CommentFormProps } from './CommentForm.tsx';
import styles from './Comments.module.css';

const CommentForm = lazy(() => import('./CommentForm.tsx').then((module) => ({ default: module.CommentForm })));

/** Writing needs scripts and the form library, which readers need not load; its place is kept meanwhile. */
export function LazyCommentForm(props: CommentFormProps) {
  const isHydrated = useHydrated();
  const isAnswer = props.parentId !== undefined;
  return (
    <div
      className={cx(styles.form, isAnswer ? styles.answerForm : props.mayRate ? styles.ratingForm : styles.plainForm)}
    >
      <Suspense>{isHydrated ? <CommentForm {...props} /> : null}</Suspense>
    </div>
  );
}
