import { Textarea } from '../../../ui/Textarea.tsx';
import type { FieldProps } from '../shownQuestion.ts';
import { LetterCount } from './LetterCount.tsx';

/** A few sentences. */
export function ShortAnswer({ body, answer, onAnswer, label, idBase }: FieldProps<8>) {
  const text = answer ?? '';
  return (
    <div>
      <Textarea
        aria-label={label}
        aria-describedby={`${idBase}-count`}
        rows={6}
        placeholder="在这里作答"
        value={text}
        onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
      />
      <LetterCount id={`${idBase}-count`} letters={[...text.replaceAll(/\s/g, '')].length} most={body.mostLetters} />
    </div>
  );
}
