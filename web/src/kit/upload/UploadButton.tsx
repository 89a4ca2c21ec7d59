import { Upload } from 'lucide-react';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { acceptOf } from '#contract/rules/mediaUploads.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../ui/Button.tsx';
import styles from './UploadButton.module.css';
import type { PickOptions } from './uploads.ts';
import { pickFiles } from './uploads.ts';

interface UploadButtonProps extends PickOptions {
  label: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  /** False: one file. */
  multiple?: boolean;
}

/** Takes files, several at once unless told; the tray shows how far they are. */
export function UploadButton({ label, size, variant = 'primary', multiple = true, kind, onReady }: UploadButtonProps) {
  const kinds = kind === undefined ? FileKind.values : typeof kind === 'number' ? [kind] : kind;
  return (
    <span className={styles.button}>
      <Button
        variant={variant}
        size={size}
        tabIndex={-1}
        aria-hidden="true"
        icon={<Upload size={18} aria-hidden="true" />}
      >
        {label}
      </Button>
      <input
        type="file"
        multiple={multiple}
        className={styles.input}
        aria-label={label}
        title=""
        accept={acceptOf(kinds)}
        onChange={({ target }) => {
          pickFiles([...(target.files ?? [])], { kind, onReady });
          target.value = '';
        }}
      />
    </span>
  );
}
