import type { Fields } from '../../../kit/form/fields.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import type { PathOf } from '../../../kit/form/paths.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './MinutesField.module.css';

const usual = [5, 10, 15] as const;

/** How many minutes: one of the usual, or another number. */
export function MinutesField<V extends { minutes: number }>({ form }: { form: Fields<V> }) {
  const name = 'minutes' as PathOf<V>;
  const { value, set } = useField(form, name);
  return (
    <div className={styles.field}>
      <div className={styles.usual} role="group" aria-label="常用的分钟数">
        {usual.map((minutes) => (
          <BareButton
            key={minutes}
            className={styles.choice}
            aria-pressed={value === minutes}
            onClick={() => set(minutes)}
          >
            {minutes} 分钟
          </BareButton>
        ))}
      </div>
      <FormNumber form={form} name={name} />
    </div>
  );
}
