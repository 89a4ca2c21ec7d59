import { CloudCheck } from 'lucide-react';
import type { Autosaved } from './useAutosave.ts';
import styles from './Editor.module.css';

const words = {
  none: '',
  saving: '正在自动保存',
  offline: '没有网络，先留在本机，连上后自动保存',
  failed: '自动保存没有成功，内容留在本机，会再试',
} as const;

/** How it stands with what is being written, beside the title. */
export function AutosaveWords({ of }: { of: Autosaved }) {
  const text = of.state === 'saved' ? `已自动保存 ${of.at}` : words[of.state];
  return (
    <span
      role="status"
      className={styles.autosave}
      data-urgent={of.state === 'failed' || of.state === 'offline' || undefined}
    >
      {text === '' ? null : <CloudCheck size={15} aria-hidden="true" />}
      {text}
    </span>
  );
}
