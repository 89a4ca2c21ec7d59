import { Plus, X } from 'lucide-react';
import { MOST_SHEET_CRITERIA } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCriterion } from '#contract/rules/startProgrammes.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './Programme.module.css';

/** The score sheet: what is marked, from how many points to how many, and how much of the whole it is. */
export function CriteriaRows({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'criteria' });
  const { keys, append, remove } = useRows(form, 'criteria');
  const criteria = (useField(form, 'criteria').value ?? []) as readonly ProgrammeCriterion[];
  const sum = criteria.reduce((all, { weight }) => all + (weight ?? 0), 0);
  const add = () =>
    append({ id: newKey().slice(0, 8), title: '', note: '', weight: Math.max(1, 100 - sum), least: 0, most: 10 });
  return (
    <Field {...frame} group help={`各项的比重合计 ${sum}%，要是 100%`}>
      <ol className={styles.rows}>
        {criteria.map(({ id }, at) => (
          <li key={keys[at] ?? id} className={styles.row}>
            <FormText form={form} name={`criteria.${at}.title`} label={`第 ${at + 1} 项评什么`} />
            <FormText form={form} name={`criteria.${at}.note`} />
            <div className={styles.numbers}>
              <FormNumber form={form} name={`criteria.${at}.weight`} />
              <FormNumber form={form} name={`criteria.${at}.least`} />
              <FormNumber form={form} name={`criteria.${at}.most`} />
              <IconButton
                size="sm"
                label={`去掉第 ${at + 1} 项`}
                icon={<X size={15} aria-hidden="true" />}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ol>
      {criteria.length < MOST_SHEET_CRITERIA ? (
        <div>
          <Button size="sm" variant="text" icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
            加一项
          </Button>
        </div>
      ) : null}
    </Field>
  );
}
