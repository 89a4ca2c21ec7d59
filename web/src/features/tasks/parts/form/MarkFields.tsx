import { Plus, X } from 'lucide-react';
import { MOST_CRITERIA } from '#contract/rules/questions.ts';
import type { Criterion } from '#contract/rules/questions.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useBound } from '../../../../kit/form/useBound.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { useRows } from '../../../../kit/form/useRows.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { NumberField } from '../../../../ui/NumberField.tsx';
import styles from '../Tasks.module.css';
import { newKey } from '../../../../kit/outbox/newKey.ts';

/** How it is marked: the full marks, what passes, and what earns how much. */
export function MarkFields({ form }: { form: Fields }) {
  return (
    <>
      <FieldPair>
        <Tenths form={form} name="totalPoints" />
        <Tenths form={form} name="passPoints" help="不填就不分及格与否" />
      </FieldPair>
      <RubricField form={form} />
    </>
  );
}

/** Marks as people type them; kept in tenths. */
function Tenths({ form, name, help }: { form: Fields; name: string; help?: string }) {
  const { frame } = useBound({ form, name, help });
  const { value, set, ...field } = useField(form, name);
  return (
    <Field {...frame}>
      <NumberField
        {...field}
        min={0}
        value={typeof value === 'number' ? value / 10 : null}
        onChange={(points) => set(points === null ? null : Math.round(points * 10))}
      />
    </Field>
  );
}

function RubricField({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'rubric' });
  const { keys, append, remove } = useRows(form, 'rubric');
  const rubric = (useField(form, 'rubric').value ?? []) as readonly Criterion[];
  const sum = rubric.reduce((all, { share }) => all + (share ?? 0), 0);
  return (
    <Field {...frame} group help={rubric.length === 0 ? '不写就按整份给分' : `各要点的比重合计 ${sum}%，要是 100%`}>
      <ul className={styles.criteria}>
        {rubric.map(({ id }, index) => (
          <li key={keys[index] ?? id} className={styles.criterion}>
            <Part form={form} path={`rubric.${index}.title`} label={`要点 ${index + 1}`} max={60} />
            <Share form={form} path={`rubric.${index}.share`} />
            <Part form={form} path={`rubric.${index}.note`} label={`要点 ${index + 1} 的给分说明`} max={200} />
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
        <div>
          <Button
            size="sm"
            variant="text"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => append({ id: newId(), title: '', share: Math.max(1, 100 - sum), note: '' })}
          >
            加一个要点
          </Button>
        </div>
      ) : null}
    </Field>
  );
}

const newId = (): string => newKey().slice(0, 8);

function Part({ form, path, label, max }: { form: Fields; path: string; label: string; max: number }) {
  const { frame } = useBound({ form, name: path, label });
  const { value, set, ...field } = useField(form, path);
  return (
    <Field {...frame}>
      <Input
        size="sm"
        {...field}
        autoComplete="off"
        maxLength={max}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value)}
      />
    </Field>
  );
}

function Share({ form, path }: { form: Fields; path: string }) {
  const { frame } = useBound({ form, name: path, label: '比重（%）' });
  const { value, set, ...field } = useField(form, path);
  return (
    <Field {...frame}>
      <NumberField {...field} min={1} max={100} value={typeof value === 'number' ? value : null} onChange={set} />
    </Field>
  );
}
