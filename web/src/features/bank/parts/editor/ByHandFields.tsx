import { Plus, X } from 'lucide-react';
import { MOST_CRITERIA, QuestionType } from '#contract/rules/questions.ts';
import type { Criterion } from '#contract/rules/questions.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { useRows } from '../../../../kit/form/useRows.ts';
import { RichField } from '../../../../kit/richText/RichField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import type { At } from './at.ts';
import { useErrorAt, useValueAt } from './at.ts';
import { newPart } from './blank.ts';
import styles from './Editor.module.css';
import { LimitFields, Line, Numeric, Words } from './SmallFields.tsx';

/** What somebody marks by: an answer to compare with, and what earns how much of the marks. */
export function ByHandFields({ at, questionType }: { at: At; questionType: QuestionType }) {
  const { form, key } = at;
  const { value, set, onBlur, ref } = useField(form, `${key}.reference`);
  const error = useErrorAt(form, `${key}.reference`);
  return (
    <>
      <LimitFields at={at} questionType={questionType} />
      <Field label="参考答案" group error={error}>
        <RichField
          label="参考答案"
          set="question"
          max={5000}
          value={String(value ?? '')}
          onChange={set}
          onBlur={onBlur}
          focusRef={ref}
        />
      </Field>
      {questionType === QuestionType.short ? (
        <Words form={form} path={`${key}.keywords`} label="关键词" help="阅卷时标出来，用 / 隔开" />
      ) : null}
      <Rubric at={at} />
    </>
  );
}

function Rubric({ at: { form, key } }: { at: At }) {
  const path = `${key}.rubric`;
  const { keys, append, remove } = useRows(form, path);
  const rubric = useValueAt(form, path) as Criterion[];
  const { ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const sum = rubric.reduce((all, { share }) => all + (share ?? 0), 0);
  return (
    <Field
      label="评分要点"
      group
      error={error}
      help={rubric.length === 0 ? '不写就按整题给分' : `各要点的比重合计 ${sum}%，要是 100%`}
    >
      <ul className={styles.options}>
        {rubric.map(({ id }, index) => (
          <li key={keys[index] ?? id} className={styles.criterion}>
            <Line form={form} path={`${path}.${index}.title`} label={`要点 ${index + 1}`} max={60} />
            <Numeric form={form} path={`${path}.${index}.share`} label="比重（%）" />
            <Line form={form} path={`${path}.${index}.note`} label="给分说明" max={200} />
            <IconButton
              size="sm"
              label={`去掉要点 ${index + 1}`}
              icon={<X size={15} aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {rubric.length < MOST_CRITERIA ? (
        <Button
          ref={ref}
          size="sm"
          variant="text"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => append({ id: newPart(), title: '', share: Math.max(1, 100 - sum), note: '' })}
        >
          加一个要点
        </Button>
      ) : null}
    </Field>
  );
}
