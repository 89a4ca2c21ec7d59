import { QuestionType } from '#contract/rules/questions.ts';
import type { SimpleType } from '#contract/rules/questions.ts';
import { BareButton } from '../../../../ui/BareButton.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { At } from './at.ts';
import { BlankFields } from './BlankFields.tsx';
import { ByHandFields } from './ByHandFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import styles from './Editor.module.css';
import { MatchFields, OrderFields } from './PairFields.tsx';
import { JudgeField, NumberFields } from './SmallFields.tsx';

interface TypeFieldsProps {
  at: At;
  questionType: SimpleType;
  /** Where its stem stands. */
  stem: string;
}

/** What a question of a type is answered and marked by. */
export function TypeFields({ at, questionType, stem }: TypeFieldsProps) {
  if (questionType === QuestionType.single) return <ChoiceFields at={at} isMultiple={false} />;
  if (questionType === QuestionType.multiple) return <ChoiceFields at={at} isMultiple />;
  if (questionType === QuestionType.judge) return <JudgeField at={at} />;
  if (questionType === QuestionType.blanks) return <BlankFields at={at} stem={stem} />;
  if (questionType === QuestionType.number) return <NumberFields at={at} />;
  if (questionType === QuestionType.matching) return <MatchFields at={at} />;
  if (questionType === QuestionType.ordering) return <OrderFields at={at} />;
  return <ByHandFields at={at} questionType={questionType} />;
}

export const simpleTypes = QuestionType.values.filter((type): type is SimpleType => type !== QuestionType.compound);

interface ChoicesProps<T extends number> {
  label: string;
  values: readonly T[];
  labels: Readonly<Record<T, string>>;
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few, beside each other. */
export function Segments<T extends number>({ label, values, labels, value, onChoose }: ChoicesProps<T>) {
  return (
    <Field label={label} group>
      <span className={styles.segments}>
        {values.map((one) => (
          <BareButton key={one} aria-pressed={one === value} onClick={() => onChoose(one)}>
            {labels[one]}
          </BareButton>
        ))}
      </span>
    </Field>
  );
}
