import { ChevronLeft, ChevronRight, Maximize, SkipForward, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Span } from '#contract/rules/spans.ts';
import { lengthOf } from '#contract/rules/spans.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import styles from './DocumentScreen.module.css';

interface DocumentBarProps {
  page: number;
  pages: number;
  watched: readonly Span[];
  /** Seconds until the open page counts. */
  left: number;
  /** How it stands with the progress. */
  saved: ReactNode;
  zoom: number;
  goTo: (page: number) => void;
  zoomBy: (step: 1 | -1) => void;
  fullScreen: () => void;
  /** The class-hour that follows; there once the last page was read, in the place of the next page. */
  nextHref: string | undefined;
}

/** Turns pages and zooms. */
export function DocumentBar(props: DocumentBarProps) {
  const { page, pages, watched, left, saved, zoom, goTo, zoomBy, fullScreen, nextHref } = props;
  const isRead = watched.some(([from, to]) => from < page && page <= to);
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
      {nextHref && page >= pages ? (
        <IconLink
          to={nextHref}
          label="下一课时"
          icon={<SkipForward size={18} aria-hidden="true" />}
          preventScrollReset
        />
      ) : (
        <IconButton
          label="下一页"
          icon={<ChevronRight size={18} aria-hidden="true" />}
          disabled={page >= pages}
          onClick={() => goTo(page + 1)}
        />
      )}
      <span className={styles.read}>已读 {lengthOf(watched)} 页</span>
      {isRead || left === 0 ? null : <span className={styles.left}>再看 {left} 秒算读过这一页</span>}
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
