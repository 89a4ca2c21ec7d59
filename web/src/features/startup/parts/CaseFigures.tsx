import { Plus, X } from 'lucide-react';
import { MOST_CASE_FIGURES } from '#contract/rules/startCases.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './Programme.module.css';

/** The figures of a case: what, and how much of it. */
export function CaseFigures({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'figures' });
  const { keys, append, remove } = useRows(form, 'figures');
  return (
    <Field {...frame} group help="每年少倒多少、几家在用，写得出来才写">
      <ol className={styles.rows}>
        {keys.map((key, at) => (
          <li key={key} className={styles.pair}>
            <FormText form={form} name={`figures.${at}.label`} placeholder="每天剩饭" />
            <FormText form={form} name={`figures.${at}.value`} placeholder="少 38 公斤" />
            <IconButton
              size="sm"
              label={`去掉第 ${at + 1} 个数字`}
              icon={<X size={15} aria-hidden="true" />}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {keys.length < MOST_CASE_FIGURES ? (
        <div>
          <Button
            size="sm"
            variant="text"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => append({ label: '', value: '' })}
          >
            加一个数字
          </Button>
        </div>
      ) : null}
    </Field>
  );
}
