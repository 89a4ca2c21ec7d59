import { useRevalidator } from 'react-router';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RatingInput } from '../../../ui/RatingInput.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveComment } from './calls.ts';

export interface CommentFormProps {
  courseId: string;
  /** The comment that is answered. */
  parentId?: string;
  /** Stars are offered: once, to those who take the course. */
  mayRate?: boolean;
  onDone?: () => void;
}

/** A rating, a word about the course, or an answer. What is typed survives a reload. */
export function CommentForm({ courseId, parentId = '0', mayRate = false, onDone }: CommentFormProps) {
  const { revalidate } = useRevalidator();
  const isAnswer = parentId !== '0';
  const sending = useCallForm(saveComment, {
    initial: { courseId, parentId, commentText: '' },
    draft: `comment:${courseId}:${parentId}`,
    onDone: async () => {
      form.reset();
      toast('发布成功');
      onDone?.();
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  const { value: text, set: setText, ...textField } = useField(form, 'commentText');
  const star = useField(form, 'star');
  const label = isAnswer ? '写回复' : mayRate ? '评价这门课' : '说两句';
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
      {mayRate ? (
        <Field label="打分" group error={errorOf('star')}>
          <RatingInput name="star" label="打分" value={Number(star.value ?? 0)} onChange={star.set} />
        </Field>
      ) : null}
      <Field label={label} hideLabel={isAnswer} error={errorOf('commentText')}>
        <Textarea
          {...textField}
          value={String(text ?? '')}
          onChange={(event) => setText(event.target.value)}
          rows={isAnswer ? 2 : 3}
          maxLength={500}
          placeholder={mayRate ? '哪一章最有用，还差点什么' : '提问、补充，或者说说你的做法'}
        />
      </Field>
    </CallForm>
  );
}
