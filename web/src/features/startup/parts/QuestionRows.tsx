import { Plus, X } from 'lucide-react';
import { MOST_QUESTIONS, QuestionKind } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LinesField } from './LinesField.tsx';
import styles from './Programme.module.css';
import { optionsOf } from './optionsOf.ts';

const newQuestion = (): ProgrammeQuestion => ({
  id: newKey().slice(0, 8),
  title: '',
  note: '',
  kind: QuestionKind.text,
  isRequired: 1,
  choices: [],
});

/** The questions that an institution asks besides what stands in the project. */
export function QuestionRows({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'questions' });
  const { keys, append, remove } = useRows(form, 'questions');
  const questions = (useField(form, 'questions').value ?? []) as readonly ProgrammeQuestion[];
  return (
    <Field {...frame} group help="项目里写的会一起交，这里只问项目里没有的">
      <ol className={styles.rows}>
        {questions.map(({ id, kind }, at) => (
          <li key={keys[at] ?? id} className={styles.row}>
            <FormText form={form} name={`questions.${at}.title`} label={`问题 ${at + 1}`} />
            <FieldPair>
              <FormValueSelect form={form} name={`questions.${at}.kind`} options={optionsOf(QuestionKind)} />
              <FormText form={form} name={`questions.${at}.note`} />
            </FieldPair>
            {kind === QuestionKind.single ? (
              <FormField form={form} name={`questions.${at}.choices`}>
                <LinesField form={form} name={`questions.${at}.choices`} placeholder={'一行一个\n工位\n导师'} />
              </FormField>
            ) : null}
            <div className={styles.foot}>
              <FormCheckbox form={form} name={`questions.${at}.isRequired`} sentence="必须回答" values={[1, 0]} />
              <IconButton
                size="sm"
                label={`去掉问题 ${at + 1}`}
                icon={<X size={15} aria-hidden="true" />}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ol>
      {questions.length < MOST_QUESTIONS ? (
        <div>
          <Button
            size="sm"
            variant="text"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => append(newQuestion())}
          >
            加一个问题
          </Button>
        </div>
      ) : null}
    </Field>
  );
}
