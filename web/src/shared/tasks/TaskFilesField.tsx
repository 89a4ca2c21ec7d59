import type { TaskFile } from '#contract/rules/tasks.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { Fields } from '../../kit/form/fields.ts';
import { useBound } from '../../kit/form/useBound.ts';
import { useField } from '../../kit/form/useFields.ts';
import { FileField } from '../../kit/upload/FileField.tsx';

interface TaskFilesFieldProps {
  form: Fields;
  name: string;
  label: string;
  purpose: UploadPurpose;
  max: number;
  help?: string;
}

/** Files with the names they were given: what comes with a task, or what is handed in. */
export function TaskFilesField({ form, name, label, purpose, max, help }: TaskFilesFieldProps) {
  const { frame } = useBound({ form, name });
  const { value, set } = useField(form, name);
  const files = (value ?? []) as readonly TaskFile[];
  return (
    <FileField
      label={label}
      purpose={purpose}
      files={files}
      onAdd={({ url, fileName }) => set([...files, { url, name: fileName }])}
      onRemove={(url) => set(files.filter((file) => file.url !== url))}
      max={max}
      {...(help !== undefined && { help })}
      error={frame.error}
    />
  );
}
