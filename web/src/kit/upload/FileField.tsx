import { FileUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './FileField.module.css';
import { UploadInput } from './UploadInput.tsx';
import { useUpload } from './useUpload.ts';

/** A file in a list of files. */
export interface AttachedFile {
  name: string;
  url: string;
}

interface FileFieldProps {
  label: string;
  purpose: UploadPurpose;
  files: readonly AttachedFile[];
  onAdd: (file: StoredFile) => void;
  onRemove: (url: string) => void;
  /** How many there may be. */
  max?: number;
  help?: ReactNode;
  error?: string;
  required?: boolean;
}

/** Several files: pictures as small pictures, others by name; each can be opened and taken away. */
export function FileField({ label, purpose, files, onAdd, onRemove, max = 9, ...rest }: FileFieldProps) {
  const upload = useUpload(purpose, onAdd);
  const rule = uploadRules[purpose];
  const help =
    rest.help ?? `最多 ${max} 个，${rule.extensions.join('、').toUpperCase()}，每个最大 ${sizeText(rule.maxBytes)}`;
  return (
    <Field group label={label} required={rest.required} help={help} error={upload.failure ?? rest.error}>
      <ul className={styles.files}>
        {files.map(({ name, url }) => (
          <li key={url} className={styles.file}>
            <a href={url} target="_blank" rel="noreferrer" title={name}>
              {url.endsWith('.webp') ? <img src={url} alt={name} /> : <span className="clip">{name}</span>}
            </a>
            <span className={styles.remove}>
              <IconButton
                size="sm"
                label={`移除 ${name}`}
                icon={<X size={14} aria-hidden="true" />}
                onClick={() => onRemove(url)}
              />
            </span>
          </li>
        ))}
        {files.length < max ? (
          <li className={styles.add}>
            <UploadInput purpose={purpose} upload={upload} label={`添加${rule.label}`}>
              <FileUp size={20} aria-hidden="true" />
            </UploadInput>
          </li>
        ) : null}
      </ul>
    </Field>
  );
}
