import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { ImageField } from '../../../kit/upload/ImageField.tsx';

/** The portrait of a lecturer. */
export function PortraitField({ form, error }: { form: Fields; error: string | undefined }) {
  const { value, set } = useField(form, 'headImgUrl');
  return (
    <ImageField
      label="照片"
      purpose="avatar"
      shape="round"
      value={String(value ?? '')}
      onChange={set}
      help="正面、清楚的半身照，最大 5 MB"
      error={error}
    />
  );
}
