import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PathProgress } from '../../ui/PathProgress.tsx';
import { UploadRow } from './UploadRow.tsx';
import styles from './UploadTray.module.css';
import { hasEnded, hasFailed, isUnderWay, percentOf } from './uploadItem.ts';
import type { UploadItem } from './uploadItem.ts';
import { clearEnded } from './uploads.ts';

/** What is being uploaded, over whatever page the author is on. */
export function UploadTray({ items }: { items: readonly UploadItem[] }) {
  const [isOpen, setOpen] = useState(() => !window.matchMedia('(max-width: 720px)').matches);
  const underWay = items.filter(isUnderWay);
  const counted = underWay.length > 0 ? underWay : items;
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  return (
    <section className={styles.tray} aria-label="上传" data-open={isOpen || undefined}>
      <header className={styles.head}>
        <b role="status">{headline(items, underWay.length)}</b>
        <IconButton
          size="sm"
          label={isOpen ? '收起上传' : '展开上传'}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronDown size={18} aria-hidden="true" /> : <ChevronUp size={18} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        />
        {underWay.length === 0 ? (
          <IconButton
            size="sm"
            label="清掉传完的"
            icon={<X size={18} aria-hidden="true" />}
            onClick={clearEnded}
            disabled={!items.some(hasEnded)}
          />
        ) : null}
      </header>
      {underWay.length > 0 ? (
        <div className={styles.all}>
          <PathProgress
            value={percentOf(counted)}
            label="全部进度"
            after={`${percentOf(counted)}%，共 ${bytesText(bytes)}`}
          />
        </div>
      ) : null}
      {isOpen ? (
        <ul className={styles.list}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function headline(items: readonly UploadItem[], underWay: number): string {
  const of = (state: UploadItem['state']) => items.filter((one) => one.state === state).length;
  if (of('offline') > 0) return '网络断了，恢复后自动接着传';
  if (underWay > 0) return `正在上传 ${underWay} 个文件`;
  const failed = items.filter(hasFailed).length;
  if (failed > 0) return `${failed} 个文件没有传上去`;
  if (of('lost') > 0) return `${of('lost')} 个文件没有传完`;
  if (of('paused') > 0) return `${of('paused')} 个文件暂停了`;
  return `${of('done')} 个文件上传成功`;
}
