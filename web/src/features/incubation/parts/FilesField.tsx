import type { Fields } from '../../../kit/form/fields.ts';
import { TaskFilesField } from '../../../shared/tasks/TaskFilesField.tsx';

interface FilesFieldProps<V extends object> {
  form: Fields<V>;
  /** As it was declared (contract/src/fields/incubation.ts). */
  field: { readonly label: string; readonly max: number };
}

/** What proves it: pictures, papers. */
export const FilesField = <V extends object>({ form, field: { label, max } }: FilesFieldProps<V>) => (
  <TaskFilesField form={form as unknown as Fields} name="files" label={label} purpose="incubation" max={max} />
);
