import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { DateField } from '../../../ui/DateField.tsx';

/** The day whose lessons are held on a shifted one; empty for its own. */
export function FollowsField({ form }: { form: Fields }) {
  const { value, set, ...field } = useField(form, 'follows');
  return (
    <FormField form={form} name="follows" help="新排的课按这里来；已经排好的课不会自己移过来，请到课表里调">
      <DateField {...field} value={String(value ?? '')} onChange={(day) => set(day === '' ? null : day)} />
    </FormField>
  );
}

/** A single day fills both ends of the stretch. */
export function OneDay({ form }: { form: Fields }) {
  const { value, set, ...field } = useField(form, 'fromDay');
  const last = useField(form, 'toDay');
  const pick = (day: string) => {
    set(day);
    last.set(day);
  };
  return (
    <FormField form={form} name="fromDay" label="哪一天上课">
      <DateField {...field} value={String(value ?? '')} onChange={pick} />
    </FormField>
  );
}
