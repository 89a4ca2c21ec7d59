import { useEffect } from 'react';
import { BLANK, letterOf, MOST_BLANKS } from '#contract/rules/questions.ts';
import type { Keys } from '#contract/rules/questions.ts';
import { blanksIn } from '#contract/rules/questionIssues.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import type { At } from './at.ts';
import { useErrorAt, useValueAt } from './at.ts';
import styles from './Editor.module.css';

type Blank = Keys[4]['blanks'][number];

/** The answers of the places that the stem leaves open; there are as many as the stem has. */
export function BlankFields({ at: { form, body, key }, stem: stemPath }: { at: At; stem: string }) {
  const stem = useValueAt(form, stemPath) as string;
  const blanks = useValueAt(form, `${key}.blanks`) as Blank[];
  const error = useErrorAt(form, `${key}.blanks`);
  const count = Math.min(blanksIn(stem), MOST_BLANKS);
  useEffect(() => {
    if (blanks.length === count) return;
    const next = Array.from({ length: count }, (_, index) => blanks[index] ?? { accepted: [] });
    form.setValue(`${key}.blanks`, next);
    form.setValue(`${body}.blankCount`, count);
  }, [form, body, key, blanks, count]);
  const insert = () =>
    form.setValue(stemPath, stem === '' ? `<p>${BLANK}</p>` : stem.replace(/(<\/\w+>)?$/, `${BLANK}$1`));
  return (
    <Field label="各空的答案" group help={`题干里的 ${BLANK} 是一个空；几种写法都算对时用 / 隔开`} error={error}>
      <ul className={styles.options}>
        {blanks.map((blank, index) => (
          <li key={letterOf(index)} className={styles.option}>
            <span className={styles.letter}>{index + 1}</span>
            <Accepted form={form} path={`${key}.blanks.${index}.accepted`} label={`第 ${index + 1} 空的答案`} />
          </li>
        ))}
      </ul>
      <p className={styles.checks}>
        <Button size="sm" variant="text" disabled={count >= MOST_BLANKS} onClick={insert}>
          在题干末尾加一个空
        </Button>
        <Flag form={form} path={`${key}.isOrderFree`} label="各空顺序不限" />
        <Flag form={form} path={`${key}.isCaseSensitive`} label="区分大小写" />
      </p>
    </Field>
  );
}

function Accepted({ form, path, label }: { form: Fields; path: string; label: string }) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const split = (typed: string) =>
    set(
      typed
        .split('/')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    );
  return (
    <Field label={label} hideLabel error={error} className={styles.content}>
      <Input
        ref={ref}
        defaultValue={(value as string[]).join(' / ')}
        autoComplete="off"
        onChange={({ target }) => split(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

export function Flag({ form, path, label }: { form: Fields; path: string; label: string }) {
  const value = useValueAt(form, path) as 0 | 1;
  return (
    <Checkbox
      label={label}
      checked={value === 1}
      onChange={({ target }) => form.setValue(path, target.checked ? 1 : 0)}
    />
  );
}
