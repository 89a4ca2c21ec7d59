import { lecturerContact } from '#contract/fields/organization.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { FileField } from '../../../kit/upload/FileField.tsx';

const { label, called, purpose, max } = lecturerContact.proofs;

/** Papers that prove what the introduction says. */
export function ProofField({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'proofs' });
  const rows = useRows(form, 'proofs');
  const urls = (useField(form, 'proofs').value ?? []) as readonly string[];
  return (
    <FileField
      label={label}
      purpose={purpose}
      files={urls.map((url, index) => ({ url, name: `${called} ${index + 1}` }))}
      onAdd={({ url }) => rows.append(url)}
      onRemove={(url) => rows.remove(urls.indexOf(url))}
      max={max}
      help={`证书、聘书、作品，最多 ${max} 份，图片或 PDF；只有审核人员看得到`}
      error={frame.error}
    />
  );
}
