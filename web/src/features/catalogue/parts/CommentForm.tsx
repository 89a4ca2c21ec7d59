import { useNavigate, useRevalidator } from 'react-router';
import { comment } from '#contract/fields/words.ts';
import { endsSession } from '#contract/kit/errors.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { useOnce } from '../../../kit/useOnce.ts';
import { usePendingAction } from '../../../kit/usePendingAction.ts';
import { keepPendingAction } from '../../../kit/pendingAction.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveComment } from './calls.ts';
import { CommentFields } from './CommentFields.tsx';
import styles from './Comments.module.css';
import { commentAction } from './commentAction.ts';

export interface CommentFormProps {
  courseId: string;
  /** The comment that is answered. */
  parentId?: string;
  /** Stars are offered: once, to those who take the course. */
  mayRate?: boolean;
  /** Written as a guest, who has signed in for it: it is published at once. */
  isGranted?: boolean;
  onDone?: () => void;
}

/**
 * A rating, a question, or an answer. What is typed survives a reload; a guest's is published once they have signed in.
 */
export function CommentForm({
  courseId,
  parentId = '0',
  mayRate = false,
  isGranted = false,
  onDone,
}: CommentFormProps) {
  const { revalidate } = useRevalidator();
  const session = useSession();
  const login = useLoginAddress();
  const navigate = useNavigate();
  const action = commentAction(courseId, parentId);
  const isAnswer = parentId !== '0';
  const sending = useCallForm(saveComment, {
    fields: comment,
    initial: { courseId, parentId, commentText: '', ...(mayRate && { star: 0 }) },
    draft: `${mayRate ? 'rating' : 'comment'}:${courseId}:${parentId}`,
    onDone: async () => {
      form.reset();
      toast('发布成功');
      onDone?.();
      await revalidate();
    },
    onFailure: ({ code }) => {
      if (session || !endsSession(code)) return false;
      keepPendingAction(action);
      void navigate(login);
      return true;
    },
  });
  usePendingAction(isAnswer ? undefined : action, () => void sending.submit());
  useOnce(() => void (isGranted && sending.submit()));
  const { form } = sending;
  const label = isAnswer ? '写回复' : mayRate ? '评价这门课' : '提个问题';
  return (
    <CallForm
      of={sending}
      label={label}
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发布中">
            {isAnswer ? '回复' : '发布'}
          </Button>
          {session ? null : <p className={styles.later}>先登录，写好的会接着发布</p>}
        </>
      }
    >
      <CommentFields form={form} label={label} isAnswer={isAnswer} mayRate={mayRate} />
    </CallForm>
  );
}
