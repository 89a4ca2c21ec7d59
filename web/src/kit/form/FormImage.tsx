import type { ReactNode } from 'react';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { Bound } from './useBound.ts';
import { useBound } from './useBound.ts';
import { useField } from './useFields.ts';
import { ImageField } from '../upload/ImageField.tsx';

interface FormImageProps<V extends object> extends Omit<Bound<V>, 'label'> {
  /** Also said by its buttons. */
  label?: string;
  help?: ReactNode;
  shape?: 'square' | 'round' | 'wide';
}

/** A picture of a form; what it is for is declared. */
export function FormImage<V extends object>({ shape, ...bound }: FormImageProps<V>) {
  const { frame, declared } = useBound(bound);
  const { value, set } = useField(bound.form, bound.name);
  return (
    <ImageField
      label={bound.label ?? declared?.label ?? ''}
      purpose={purposeOf(declared)}
      shape={shape}
      help={frame.help}
      required={frame.required}
      error={frame.error}
      value={String(value ?? '')}
      onChange={set}
    />
  );
}

const purposeOf = (field: object | undefined): UploadPurpose =>
  field && 'purpose' in field ? (field.purpose as UploadPurpose) : 'picture';
