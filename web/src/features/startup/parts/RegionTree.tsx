import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { RegionSelect } from '../../../shared/resume/TreeSelect.tsx';

interface RegionTreeProps<V extends object> {
  form: Fields<V>;
  label: string;
}

const levels = ['省', '市', '区县'] as const;

/** A place of any level in the tree of regions, kept as `regionCode`. */
export function RegionTree<V extends object>({ form, label }: RegionTreeProps<V>) {
  const own = form as unknown as Fields;
  const { value, set, ref } = useField(own, 'regionCode');
  return (
    <FormField form={own} name="regionCode" group>
      <RegionSelect label={label} levels={levels} value={String(value ?? '')} set={set} ref={ref} />
    </FormField>
  );
}
