import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './ImageField.module.css';
import { UploadInput } from './UploadInput.tsx';
import { useUpload } from './useUpload.ts';

interface ImageFieldProps {
  label: string;
  purpose: UploadPurpose;
  /** `/files/…` or empty; `useField` gives it and its setter. */
  value: string;
  onChange: (url: string) => void;
  shape?: 'square' | 'round' | 'wide';
  help?: ReactNode;
  error?: string;
  required?: boolean;
}

/** A picture (or, where the purpose takes it, a PDF): chosen or dropped, sent at once, shown as it was stored. */
export function ImageField({ label, purpose, value, onChange, shape = 'square', ...rest }: ImageFieldProps) {
  const upload = useUpload(purpose, ({ url }) => onChange(url));
  const isFilled = value !== '';
  const isPaper = value.endsWith('.pdf');
  const rule = uploadRules[purpose];
  const help = rest.help ?? `${rule.extensions.join('、').toUpperCase()}，最大 ${sizeText(rule.maxBytes)}`;
  return (
    <Field group label={label} required={rest.required} help={help} error={upload.failure ?? rest.error}>
      <div className={cx(styles.box, styles[shape])} data-filled={isFilled || undefined}>
        {isFilled && !isPaper ? <img src={value} alt={label} className={styles.picture} /> : null}
        <UploadInput
          purpose={purpose}
          upload={upload}
          label={isFilled ? `更换${label}` : `上传${label}`}
          labelClass={isFilled && !isPaper ? styles.over : undefined}
        >
          {isPaper ? <span className={styles.paper}>PDF 已上传</span> : null}
          {isFilled ? null : <ImagePlus size={22} aria-hidden="true" />}
        </UploadInput>
      </div>
      {isFilled && upload.progress === null ? (
        <span className={styles.remove}>
          <Button size="sm" variant="text" onClick={() => onChange('')}>
            移除{label}
          </Button>
        </span>
      ) : null}
    </Field>
  );
}
