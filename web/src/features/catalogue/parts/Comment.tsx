import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { CourseComment } from '#contract/course/comments.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { Said, SaidText } from '../../../shared/courses/Said.tsx';
import { useAct } from '../../../shared/courses/useAct.ts';
import { usePendingAction } from '../../../kit/usePendingAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { answersOf, findHelpful, removeComment } from './calls.ts';
import { commentAction } from './commentAction.ts';
import styles from './Comments.module.css';
import { LazyCommentForm } from './LazyCommentForm.tsx';

const ConfirmDialog = lazy(() =>
  import('../../../ui/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

const RatingEdit = lazy(() => import('./RatingEdit.tsx').then((module) => ({ default: module.RatingEdit })));

type Answer = CourseComment['answerList'][number];

/** One comment, its answers, and the way to answer; what a guest answered goes on once they have signed in. */
export function Comment({ comment }: { comment: CourseComment }) {
  const [answering, setAnswering] = useState<boolean | 'granted'>(false);
  usePendingAction(commentAction(comment.courseId, comment.id), () => setAnswering('granted'));
  return (
    <Remark
      of={comment}
      size={40}
      acts={
        <>
          {comment.star !== null && comment.isOwn === 0 ? <HelpfulButton comment={comment} /> : null}
          <Button variant="text" size="sm" aria-expanded={answering !== false} onClick={() => setAnswering(!answering)}>
            回复
          </Button>
          {comment.isOwn === 0 ? <ReportLink id={comment.id} /> : null}
        </>
      }
    >
      <Answers comment={comment} />
      {answering ? (
        <LazyCommentForm
          courseId={comment.courseId}
          parentId={comment.id}
          isGranted={answering === 'granted'}
          onDone={() => setAnswering(false)}
        />
      ) : null}
    </Remark>
  );
}

function HelpfulButton({ comment: { id, isHelpful, helpfulCount } }: { comment: CourseComment }) {
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct(findHelpful, {
    pending: { what: 'helpful', input: { id, isHelpful: 1 }, done: '已记下，谢谢' },
    onDone: revalidate,
  });
  return (
    <Button
      variant="text"
      size="sm"
      aria-pressed={isHelpful === 1}
      disabled={busy}
      onClick={() => act({ id, isHelpful: isHelpful === 1 ? 0 : 1 })}
    >
      有用{helpfulCount > 0 ? ` ${helpfulCount}` : ''}
    </Button>
  );
}

/** Operators see which comment is meant by the address. */
function ReportLink({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton
      variant="text"
      size="sm"
      to={`/makeComplaints?${new URLSearchParams({ target: `${pathname}${search}#comment-${id}` })}`}
    >
      举报
    </LinkButton>
  );
}

function Answers({ comment }: { comment: CourseComment }) {
  const [all, setAll] = useState<readonly Answer[] | null>(null);
  const more = useAct(answersOf, {
    onDone: (page: OutputOf<Awaited<ReturnType<typeof answersOf>>['output']>) => setAll(page.list),
  });
  const shown = all ?? comment.answerList;
  const hidden = comment.answerTotal - shown.length;
  if (shown.length === 0) return null;
  return (
    <div className={styles.answers}>
      <ul aria-label={`对${comment.userName}的回复`}>
        {shown.map((answer) => (
          <Remark key={answer.id} of={answer} size={24} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button
          variant="text"
          size="sm"
          loading={more.busy}
          onClick={() => more.act({ courseId: comment.courseId, parentId: comment.id, pageSize: 100 })}
        >
          再看 {hidden} 条回复
        </Button>
      ) : null}
    </div>
  );
}

interface RemarkProps {
  of: Answer;
  size: 24 | 40;
  acts?: ReactNode;
  children?: ReactNode;
}

function Remark({ of: said, size, acts, children }: RemarkProps) {
  const [editing, setEditing] = useState(false);
  const { star } = said;
  return (
    <Said
      of={said}
      id={`comment-${said.id}`}
      size={size}
      marks={
        <>
          {said.isLecturer === 1 ? <Tag tone="ok">讲师</Tag> : null}
          <Rating value={said.star} />
        </>
      }
    >
      {editing && star !== null ? (
        <Suspense>
          <RatingEdit rating={{ ...said, star }} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <SaidText>{said.commentText}</SaidText>
      )}
      {acts || said.isOwn === 1 ? (
        <p className={styles.acts}>
          {acts}
          {said.isOwn === 1 && star !== null && !editing ? (
            <Button variant="text" size="sm" onClick={() => setEditing(true)}>
              修改
            </Button>
          ) : null}
          {said.isOwn === 1 ? <RemoveButton comment={said} /> : null}
        </p>
      ) : null}
      {children}
    </Said>
  );
}

function RemoveButton({ comment }: { comment: Answer }) {
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct(removeComment, {
    onDone: async () => {
      setAsking(false);
      toast('删除成功');
      await revalidate();
    },
  });
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setAsking(true)}>
        删除
      </Button>
      {asking ? (
        <Suspense>
          <ConfirmDialog
            open
            title={comment.star === null ? '删除这一条' : '删除这条评价'}
            note={comment.star === null ? '删除后不能恢复。' : '删除后不能恢复，你打的分也会一起撤回。'}
            confirmLabel="删除"
            danger
            loading={busy}
            onClose={() => setAsking(false)}
            onConfirm={() => act({ id: comment.id })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
