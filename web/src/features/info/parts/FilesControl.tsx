import type { StoredFile } from '#contract/system/upload.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import type { AttachedFile } from '../../../kit/upload/FileField.tsx';
import { FileField } from '../../../kit/upload/FileField.tsx';
import type { FieldSpec } from './sections.ts';

interface FilesControlProps {
  of: Extract<FieldSpec, { kind: 'files' }>;
  form: Fields;
  error: string | undefined;
}

const PICTURE = 6;
const DOCUMENT = 7;

/** Pictures are kept by their addresses alone, files with their names and kinds. */
export function FilesControl({ of, form, error }: FilesControlProps) {
  const { value, set } = useField(form, of.name);
  const isPlain = of.purpose === 'picture';
  const kept = (value ?? []) as (string | AttachedFile)[];
  const now = () => (form.getValues()[of.name] ?? []) as (string | AttachedFile)[];
  const add = ({ url, fileName, extension }: StoredFile) => {
    const file = { name: fileName, url, fileType: extension === 'webp' ? PICTURE : DOCUMENT };
    set([...now(), isPlain ? url : file]);
  };
  return (
    <FileField
      label={of.label}
      purpose={of.purpose}
      max={of.max}
      error={error}
      files={kept.map((one, index) => (typeof one === 'string' ? { name: `${of.label} ${index + 1}`, url: one } : one))}
      onAdd={add}
      onRemove={(url) => set(now().filter((one) => (typeof one === 'string' ? one : one.url) !== url))}
    />
  );
}
