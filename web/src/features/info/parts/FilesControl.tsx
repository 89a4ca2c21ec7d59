import type { StoredFile } from '#contract/system/upload.ts';
import type { SpecControlProps } from '../../../kit/form/SpecField.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import type { AttachedFile } from '../../../kit/upload/FileField.tsx';
import { FileField } from '../../../kit/upload/FileField.tsx';

const PICTURE = 6;
const DOCUMENT = 7;

/** Pictures are kept by their addresses alone, files with their names and kinds. */
export function FilesControl({ form, spec: { name }, field }: SpecControlProps) {
  const { frame } = useBound({ form, name });
  const rows = useRows(form, name);
  const kept = (useField(form, name).value ?? []) as readonly (string | AttachedFile)[];
  if (field.kind !== 'files') return null;
  const { label, purpose, max } = field;
  const files = kept.map((one, at) => (typeof one === 'string' ? { name: `${label} ${at + 1}`, url: one } : one));
  const add = ({ url, fileName, extension }: StoredFile) =>
    rows.append(
      purpose === 'resumePicture' ? url : { name: fileName, url, fileType: extension === 'webp' ? PICTURE : DOCUMENT },
    );
  return (
    <FileField
      label={label}
      purpose={purpose}
      max={max}
      error={frame.error}
      files={files}
      onAdd={add}
      onRemove={(url) => rows.remove(files.findIndex((file) => file.url === url))}
    />
  );
}
