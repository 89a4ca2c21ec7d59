import { startPolicyMore } from '#contract/fields/startPolicy.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { FileField } from '../../../kit/upload/FileField.tsx';
import type { AttachedFile } from '../../../kit/upload/FileField.tsx';

const { label, purpose, max } = startPolicyMore.attachments;

/** The files of a policy: its notice, its forms. */
export function Attachments<V extends object>({ form }: { form: Fields<V> }) {
  const own = form as unknown as Fields;
  const { frame } = useBound({ form: own, name: 'attachments' });
  const { value, set } = useField(own, 'attachments');
  const files = (value ?? []) as readonly AttachedFile[];
  return (
    <FileField
      label={label}
      purpose={purpose}
      files={files}
      onAdd={({ url, fileName }) => set([...files, { name: fileName, url }])}
      onRemove={(url) => set(files.filter((one) => one.url !== url))}
      max={max}
      error={frame.error}
    />
  );
}
