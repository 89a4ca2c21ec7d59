import { useRevalidator } from 'react-router';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveComment } from './calls.ts';
import { CommentFields } from './CommentFields.tsx';

export interface CommentFormProps {
  courseId: string;
  /** The comment that is answered. */
  parentId?: string;
  /** Stars are offered: once, to those who take the course. */
  mayRate?: boolean;
  onDone?: () => void;
}

/** A rating, a question, or an answer. What is typed survives a reload. */
export function CommentForm({ courseId, parentId = '0', mayRate = false, onDone }: CommentFormProps) {
  const { revalidate } = useRevalidator();
  const isAnswer = parentId !== '0';
  const sending = useCallForm(saveComment, {
    initial: { courseId, parentId, commentText: '', ...(mayRate && { star: 0 }) },
    draft: `${mayRate ? 'rating' : 'comment'}:${courseId}:${parentId}`,
    onDone: async () => {
      form.reset();
      toast('发布成功');
      onDone?.();
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  const label = isAnswer ? '写回复' : mayRate ? '评价这门课' : '提个问题';
  return (
    <CallForm
      of={sending}
      label={label}
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发布中">
          {isAnswer ? '回复' : '发布'}
        </Button>
      }
    >
      <CommentFields form={form} errorOf={errorOf} label={label} isAnswer={isAnswer} mayRate={mayRate} />
    </CallForm>
  );
}
