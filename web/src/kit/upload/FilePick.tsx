import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { acceptOf, bytesText, kindRules } from '#contract/rules/mediaUploads.ts';
import { Field } from '../../ui/Field.tsx';
import { PathProgress } from '../../ui/PathProgress.tsx';
import styles from './FilePick.module.css';
import { hasFailed, percentOf } from './uploadItem.ts';
import type { PickOptions } from './uploads.ts';
import { useUploads } from './useUploads.ts';

interface FilePickProps extends PickOptions {
  label: string;
  /** Several at once. */
  multiple?: boolean;
  /** What is there already, such as the name of the file. */
  value?: ReactNode;
  help?: ReactNode;
  error?: string;
  required?: boolean;
}

/** A surface that takes large files: chosen or dropped, sent in pieces by the tray, which goes on when the page is left. */
export function FilePick({ label, kind, onReady, multiple, value, ...rest }: FilePickProps) {
  const { items, pick } = useUploads();
  const [own, setOwn] = useState<readonly string[]>([]);
  const kinds = kind === undefined ? FileKind.values : typeof kind === 'number' ? [kind] : kind;
  const mine = items.filter(({ id, state }) => own.includes(id) && state !== 'done');
  const failed = mine.find(hasFailed)?.message;
  return (
    <Field group label={label} required={rest.required} help={rest.help ?? helpOf(kinds)} error={failed ?? rest.error}>
      <div className={styles.surface}>
        <FileUp size={20} aria-hidden="true" />
        {mine.length > 0 ? (
          <PathProgress value={percentOf(mine)} label={`${label}的上传进度`} before="上传中" />
        ) : (
          <span>{value ?? `选择${label}，或拖到这里`}</span>
        )}
        <input
          type="file"
          className={styles.input}
          aria-label={label}
          multiple={multiple}
          accept={acceptOf(kinds)}
          onChange={({ target }) => {
            setOwn(pick([...(target.files ?? [])], { kind, onReady }));
            target.value = '';
          }}
        />
      </div>
    </Field>
  );
}

const helpOf = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => `${FileKind.labels[kind]}最大 ${bytesText(kindRules[kind].maxBytes)}`).join('，');
