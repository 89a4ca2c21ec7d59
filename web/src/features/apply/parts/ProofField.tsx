import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { FileField } from '../../../kit/upload/FileField.tsx';

const MAX = 3;

/** Papers that prove what the introduction says. */
export function ProofField({ form, error }: { form: Fields; error: string | undefined }) {
  const { value, set } = useField(form, 'proofs');
  const urls = Array.isArray(value) ? (value as string[]) : [];
  return (
    <FileField
      label="证明材料（选填）"
      purpose="proof"
      files={urls.map((url, index) => ({ url, name: `证明材料 ${index + 1}` }))}
      onAdd={({ url }) => set([...urls, url])}
      onRemove={(url) => set(urls.filter((one) => one !== url))}
      max={MAX}
      help={`证书、聘书、作品，最多 ${MAX} 份，图片或 PDF；只有审核人员看得到`}
      error={error}
    />
  );
}
