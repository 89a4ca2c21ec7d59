import { DateTimeField } from '../../../../ui/DateTimeField.tsx';
import { FormField } from '../../../../kit/form/FormField.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import type { PeriodValues } from './values.ts';

/** When a class-hour takes place, and for how long. */
export function TimeFields({ form }: { form: Fields<PeriodValues> }) {
  const { value, set, ...field } = useField(form, 'startTime');
  return (
    <FieldPair>
      <FormField form={form} name="startTime">
        <DateTimeField {...field} value={String(value ?? '')} onChange={(time) => set(time === '' ? null : time)} />
      </FormField>
      <FormNumber form={form} name="minutes" />
    </FieldPair>
  );
}
