import type { ReactNode } from 'react';
import { uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { cx } from '../../ui/cx.ts';
import styles from './UploadInput.module.css';
import type { Upload } from './useUpload.ts';

interface UploadInputProps {
  purpose: UploadPurpose;
  upload: Upload;
  /** What pressing it does, such as 上传头像. */
  label: string;
  labelClass?: string;
  /** What is there now. */
  children?: ReactNode;
}

/**
 * The surface that takes a file; while one is on its way it shows how far it is. The browser's own control lies over it
 * unseen, so that pressing, dropping and the keyboard all work as everywhere.
 */
export function UploadInput({ purpose, upload, label, labelClass, children }: UploadInputProps) {
  return (
    <span className={styles.surface}>
      {children}
      {upload.progress === null ? (
        <span className={cx(styles.label, labelClass)}>{label}</span>
      ) : (
        <span className={styles.progress} role="status">
          <progress value={upload.progress} max={1} aria-label="上传进度" />
          {Math.round(upload.progress * 100)}%
        </span>
      )}
      <input
        type="file"
        className={styles.input}
        aria-label={label}
        title={label}
        accept={uploadRules[purpose].extensions.map((one) => `.${one}`).join(',')}
        disabled={upload.progress !== null}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload.send(file);
          target.value = '';
        }}
      />
    </span>
  );
}
