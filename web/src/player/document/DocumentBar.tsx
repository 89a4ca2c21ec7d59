import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Span } from '#contract/rules/spans.ts';
import { lengthOf } from '#contract/rules/spans.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DocumentScreen.module.css';

interface DocumentBarProps {
  page: number;
  pages: number;
  watched: readonly Span[];
  /** How it stands with the progress. */
  saved: ReactNode;
  zoom: number;
  goTo: (page: number) => void;
  zoomBy: (step: 1 | -1) => void;
  fullScreen: () => void;
}

/** Turns pages and zooms. */
export function DocumentBar({ page, pages, watched, saved, zoom, goTo, zoomBy, fullScreen }: DocumentBarProps) {
  return (
    <div className={styles.bar}>
      <IconButton
        label="上一页"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <label className={styles.where}>
        <span className="sr-only">页码</span>
        <input
          key={page}
          type="text"
          inputMode="numeric"
          className={styles.number}
          defaultValue={page}
          onBlur={(event) => goTo(Number(event.target.value) || page)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') goTo(Number(event.currentTarget.value) || page);
          }}
        />
        / {pages}
      </label>
      <IconButton
        label="下一页"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        disabled={page >= pages}
        onClick={() => goTo(page + 1)}
      />
      <span className={styles.read}>已读 {lengthOf(watched)} 页</span>
      <span className={styles.saved}>{saved}</span>
      <span className={styles.end}>
        <IconButton label="缩小" icon={<ZoomOut size={18} aria-hidden="true" />} onClick={() => zoomBy(-1)} />
        <span className={styles.zoom}>{Math.round(zoom * 100)}%</span>
        <IconButton label="放大" icon={<ZoomIn size={18} aria-hidden="true" />} onClick={() => zoomBy(1)} />
        <IconButton label="全屏" icon={<Maximize size={18} aria-hidden="true" />} onClick={fullScreen} />
      </span>
    </div>
  );
}
