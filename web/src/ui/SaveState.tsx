import { BareButton } from './BareButton.tsx';
import styles from './SaveState.module.css';

export type Saving = 'none' | 'saving' | 'saved' | 'offline' | 'waiting' | 'failed';

export type SaveStateProps = {
  of: Saving;
  /** The moment of the last save as readers see it: 21:04. */
  at?: string;
  /** Tries again; without it a failure is only told. */
  onRetry?: () => void;
};

/** How it stands with what saves itself. What needs attention is spoken and warns; what goes well stays quiet. */
export function SaveState({ of, at = '', onRetry }: SaveStateProps) {
  return (
    <span className={styles.state} role="status" data-urgent={urgent.has(of) ? '' : undefined}>
      {wordsOf(of, at)}
      {of === 'failed' && onRetry ? (
        <BareButton className={styles.retry} onClick={onRetry}>
          重试
        </BareButton>
      ) : null}
    </span>
  );
}

const urgent = new Set<Saving>(['offline', 'waiting', 'failed']);

function wordsOf(of: Saving, at: string): string {
  if (of === 'saving') return '正在保存';
  if (of === 'saved') return `已保存 ${at}`.trim();
  if (of === 'offline') return '未连接，恢复后自动保存';
  if (of === 'waiting') return '还没有送到，会自动再试';
  if (of === 'failed') return '保存失败';
  return '';
}
