import { Check, Pause, Play, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PathProgress } from '../../ui/PathProgress.tsx';
import styles from './UploadTray.module.css';
import { hasEnded, hasFailed, percentOf } from './uploadItem.ts';
import type { UploadItem, UploadState } from './uploadItem.ts';
import { dropUpload, pauseUpload, refindFile, resumeUpload } from './uploads.ts';

const words: Readonly<Record<UploadState, string>> = {
  waiting: '排队中',
  sending: '上传中',
  paused: '已暂停',
  offline: '等网络恢复',
  checking: '检查中',
  done: '上传成功',
  failed: '没有传上去',
  refused: '这个文件不能用，请换一个',
  lost: '页面刷新过，请再选一次这个文件，会接着传',
};

/** One file: how far it is, and what can be done about it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { id, name, size, sent, state, message } = item;
  const isMoving = state === 'sending' || state === 'waiting' || state === 'offline';
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.acts}>
        {state === 'done' ? <Check size={18} aria-label="上传成功" className={styles.done} /> : null}
        {isMoving ? <Act label={`暂停 ${name}`} icon={Pause} onClick={() => pauseUpload(id)} /> : null}
        {state === 'paused' ? <Act label={`继续 ${name}`} icon={Play} onClick={() => resumeUpload(id)} /> : null}
        {state === 'failed' ? <Act label={`重试 ${name}`} icon={RotateCw} onClick={() => resumeUpload(id)} /> : null}
        {state === 'checking' ? null : (
          <Act label={state === 'done' ? `移出 ${name}` : `取消 ${name}`} icon={X} onClick={() => dropUpload(id)} />
        )}
      </span>
      {hasEnded(item) ? null : <PathProgress value={percentOf([item])} label={`${name} 的进度`} />}
      <small className={styles.words}>
        {hasFailed(item) && message ? message : words[state]}
        {hasFailed(item) || state === 'lost'
          ? ''
          : `，${sent > 0 && state !== 'done' ? `${bytesText(sent)} / ` : ''}${bytesText(size)}`}
      </small>
      {state === 'lost' ? <Refind item={item} /> : null}
    </li>
  );
}

function Act({ label, icon: Icon, onClick }: { label: string; icon: typeof X; onClick: () => void }) {
  return <IconButton size="sm" label={label} icon={<Icon size={16} aria-hidden="true" />} onClick={onClick} />;
}

/** A browser forgets files with the page, so it has to be shown this one again. */
function Refind({ item }: { item: UploadItem }) {
  const [wrong, setWrong] = useState('');
  return (
    <label className={styles.refind}>
      <span>再选一次</span>
      <input
        type="file"
        aria-label={`再选一次 ${item.name}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) setWrong(refindFile(item.id, file) ?? '');
          target.value = '';
        }}
      />
      {wrong ? <small role="alert">{wrong}</small> : null}
    </label>
  );
}
