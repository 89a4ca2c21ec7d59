import { Field } from '../../ui/Field.tsx';
import { Radio } from '../../ui/Radio.tsx';
import styles from './FormRadios.module.css';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';

interface FormRadiosProps<V extends object> extends Bound<V> {
  options: readonly { value: string | number; label: string; disabled?: boolean }[];
  /** Of the radios; a row of them without it. */
  rowClass?: string;
}

/** A choice of one of few, all in sight. */
export function FormRadios<V extends object>({ options, rowClass = styles.row, ...bound }: FormRadiosProps<V>) {
  const { frame } = useBound(bound);
  const chosen = useField(bound.form, bound.name);
  return (
    <Field {...frame} group>
      <span className={rowClass}>
        {options.map(({ value, ...option }) => (
          <Radio
            key={value}
            {...option}
            name={bound.name}
            checked={chosen.value === value}
            onChange={() => chosen.set(value)}
          />
        ))}
      </span>
    </Field>
  );
}
