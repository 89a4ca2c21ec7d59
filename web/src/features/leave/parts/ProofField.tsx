import { leave } from '#contract/fields/leave.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { FileField } from '../../../kit/upload/FileField.tsx';

const { label, purpose, max } = leave.proofs;

/** Papers that prove the reason; only whoever is asked to approve sees them. */
export function ProofField({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'proofs' });
  const rows = useRows(form, 'proofs');
  const urls = (useField(form, 'proofs').value ?? []) as readonly string[];
  return (
    <FileField
      label={label}
      purpose={purpose}
      files={urls.map((url, index) => ({ url, name: `${label} ${index + 1}` }))}
      onAdd={({ url }) => rows.append(url)}
      onRemove={(url) => rows.remove(urls.indexOf(url))}
      max={max}
      help={`选填，病历、通知等，最多 ${max} 份，图片或 PDF；只有审批的老师看得到`}
      error={frame.error}
    />
  );
}
