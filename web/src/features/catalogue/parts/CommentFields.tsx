import { FormField } from '../../../kit/form/FormField.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { RatingInput } from '../../../ui/RatingInput.tsx';

interface CommentFieldsProps {
  form: Fields;
  label: string;
  isAnswer?: boolean;
  /** Stars are offered too. */
  mayRate: boolean;
}

/** Stars and words: of a new comment, of an answer, of a rating that is changed. */
export function CommentFields({ form, label, isAnswer = false, mayRate }: CommentFieldsProps) {
  const star = useField(form, 'star');
  const placeholder = isAnswer ? '说说你的看法' : mayRate ? '哪一章最有用，还差点什么' : '卡在哪一步，试过什么';
  return (
    <>
      {mayRate ? (
        <FormField form={form} name="star" group>
          <RatingInput name="star" label="打分" value={Number(star.value ?? 0)} onChange={star.set} />
        </FormField>
      ) : null}
      <FormTextarea
        form={form}
        name="commentText"
        label={label}
        required={false}
        hideLabel={isAnswer}
        rows={isAnswer ? 2 : 3}
        placeholder={placeholder}
      />
    </>
  );
}
