import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftMedia } from '#contract/course/draft.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { sizeText } from '../../../../shared/courses/figures.ts';
import { shownLength } from '../../../../shared/player/shownLength.ts';
import { useMediaStanding } from './useMediaStanding.ts';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import styles from './Period.module.css';

/** A stored file: its name and size, and whether it can be used yet. */
export function FileLine({ media, action }: { media: DraftMedia; action: ReactNode }) {
  const { fileName, fileSize, fileType, length } = media;
  return (
    <div className={styles.file}>
      <FileText size={18} aria-hidden="true" />
      <span className={styles.fileName}>
        <b>{fileName}</b>
        <small>
          {sizeText(fileSize)}
          {hasLength(media) ? `，${shownLength(fileType, length)}` : ''}
        </small>
      </span>
      <MediaStanding media={media} />
      {action}
    </div>
  );
}

const hasLength = ({ fileType, mediaState, length }: DraftMedia): boolean =>
  mediaState === MediaState.ready && length > 0 && fileType !== FileType.archive && fileType !== FileType.image;

/** Nothing is said of a file that can be used. */
function MediaStanding({ media }: { media: DraftMedia }) {
  const { mediaState, processed, failure } = useMediaStanding(media);
  if (mediaState === MediaState.ready) return null;
  if (mediaState === MediaState.failed)
    return (
      <StatusDot tone="failed" reason={failure}>
        不能用
      </StatusDot>
    );
  return <StatusDot tone="waiting">{mediaState === MediaState.queued ? '等待处理' : `处理 ${processed}%`}</StatusDot>;
}
