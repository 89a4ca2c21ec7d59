import { StartField } from '#contract/rules/startPolicies.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { optionsOf } from './optionsOf.ts';
import styles from './Policy.module.css';

/** The lines of business that something is limited to; none of them chosen means all. */
export function FieldBoxes({ form }: { form: Fields }) {
  const { value, set } = useField(form, 'startFields');
  const chosen = (value ?? []) as readonly number[];
  return (
    <FormField form={form} name="startFields" group help="一个也不选就不限行业">
      <span className={styles.boxes}>
        {optionsOf(StartField).map(({ value: field, label }) => (
          <Checkbox
            key={field}
            label={label}
            checked={chosen.includes(field)}
            onChange={({ target }) => set(target.checked ? [...chosen, field] : chosen.filter((one) => one !== field))}
          />
        ))}
      </span>
    </FormField>
  );
}
