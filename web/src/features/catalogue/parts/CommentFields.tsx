import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { RatingInput } from '../../../ui/RatingInput.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';

interface CommentFieldsProps {
  form: Fields;
  errorOf: (name: string) => string | undefined;
  label: string;
  isAnswer?: boolean;
  /** Stars are offered too. */
  mayRate: boolean;
}

/** Stars and words: of a new comment, of an answer, of a rating that is changed. */
export function CommentFields({ form, errorOf, label, isAnswer = false, mayRate }: CommentFieldsProps) {
  const { value: text, set: setText, ...textField } = useField(form, 'commentText');
  const star = useField(form, 'star');
  const placeholder = isAnswer ? '说说你的看法' : mayRate ? '哪一章最有用，还差点什么' : '卡在哪一步，试过什么';
  return (
    <>
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
          placeholder={placeholder}
        />
      </Field>
    </>
  );
}
