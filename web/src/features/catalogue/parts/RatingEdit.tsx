import { useRevalidator } from 'react-router';
import { comment } from '#contract/fields/words.ts';
import type { CourseComment } from '#contract/course/comments.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { updateRating } from './calls.ts';
import { CommentFields } from './CommentFields.tsx';

export interface RatingEditProps {
  rating: Pick<CourseComment, 'id' | 'commentText'> & { star: number };
  onDone: () => void;
}

/** The own rating in a form, in its place: stars and words can be changed as often as one changes one's mind. */
export function RatingEdit({ rating, onDone }: RatingEditProps) {
  const { revalidate } = useRevalidator();
  const { id, star, commentText } = rating;
  const sending = useCallForm(updateRating, {
    fields: comment,
    initial: { id, star, commentText },
    onDone: async () => {
      toast('修改成功');
      await revalidate();
      onDone();
    },
  });
  return (
    <CallForm
      of={sending}
      label="修改评价"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
          <Button onClick={onDone}>取消</Button>
        </>
      }
    >
      <CommentFields form={sending.form} label="评价" mayRate />
    </CallForm>
  );
}
