import { StartDegree } from '#contract/rules/eligibility.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { optionsOf } from './optionsOf.ts';
import styles from './Policy.module.css';

/** Whom a policy is for, as rules that the self-check can compare; what is left empty asks for nothing. */
export function RuleFields<V extends object>({ form }: { form: Fields<V> }) {
  const own = form as unknown as Fields;
  return (
    <>
      <StartFields form={own} />
      <FieldPair>
        <FormNumber form={own} name="gradMonths" help="在校的也算符合" />
        <FormValueSelect
          form={own}
          name="degreeLevel"
          placeholder="不限"
          options={optionsOf(StartDegree)}
          none={null}
        />
      </FieldPair>
      <FieldPair>
        <FormNumber form={own} name="registeredLeast" help="填 0 表示要已经登记" />
        <FormNumber form={own} name="registeredMost" help="还没有登记的也算符合" />
      </FieldPair>
      <FieldPair>
        <FormNumber form={own} name="ageYears" />
        <FormNumber form={own} name="teamSize" />
      </FieldPair>
      <FieldPair>
        <FormNumber form={own} name="hiredCount" />
        <FormNumber form={own} name="sharePercent" />
      </FieldPair>
      <FormNumber form={own} name="insuredMonths" />
    </>
  );
}

function StartFields({ form }: { form: Fields }) {
  const { value, set } = useField(form, 'startFields');
  const chosen = (value ?? []) as readonly number[];
  return (
    <FormField form={form} name="startFields" group>
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
