import { taskFacts } from '#contract/fields/tasks.ts';
import type { TaskFile } from '#contract/rules/tasks.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useBound } from '../../../../kit/form/useBound.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { FileField } from '../../../../kit/upload/FileField.tsx';

/** What learners get with the task: a template, an example. */
export function AttachmentsField({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'attachments' });
  const { value, set } = useField(form, 'attachments');
  const files = (value ?? []) as readonly TaskFile[];
  return (
    <FileField
      label={taskFacts.attachments.label}
      purpose="task"
      files={files}
      onAdd={({ url, fileName }) => set([...files, { url, name: fileName }])}
      onRemove={(url) => set(files.filter((file) => file.url !== url))}
      max={taskFacts.attachments.max}
      error={frame.error}
    />
  );
}
