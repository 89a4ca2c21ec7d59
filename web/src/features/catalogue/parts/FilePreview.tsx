import { useEffect, useState } from 'react';
import { Link } from '../../../ui/Link.tsx';
import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { call } from '../../../kit/call.ts';
import { shownLength } from '../../../shared/player/shownLength.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { playbackOf, previewOf } from './calls.ts';
import styles from './FilePreview.module.css';
import { isOpen, typeName } from './outlineFacts.ts';

interface FilePreviewProps {
  courseId: string;
  chapters: readonly Chapter[];
  isGuest: boolean;
}

/** A look into the first thing of a resource: the picture itself, or the way to read, hear or watch it here. */
export function FilePreview({ courseId, chapters, isGuest }: FilePreviewProps) {
  const periods = chapters.flatMap(({ periodList }) => periodList).filter(({ hasMedia }) => hasMedia === 1);
  const first = periods.find((period) => isOpen(period, isGuest)) ?? periods[0];
  if (!first) return null;
  const open = isOpen(first, isGuest);
  return (
    <section className={styles.preview} aria-label="预览">
      {open && first.fileType === FileType.image ? (
        <Picture period={first} courseId={courseId} isGuest={isGuest} />
      ) : null}
      <div className={styles.line}>
        <p>
          <b>{first.periodName}</b>
          <span>
            {typeName(first.fileType)}
            {first.fileType === FileType.image ? null : `，${shownLength(first.fileType, first.length)}`}
          </span>
        </p>
        {open ? (
          <LinkButton to={studyPath(courseId, first.id)} size="sm">
            在线看
          </LinkButton>
        ) : (
          <span className={styles.locked}>{first.lockReason === '' ? '' : lockReasons[first.lockReason]}</span>
        )}
      </div>
    </section>
  );
}

interface PictureProps {
  period: Period;
  courseId: string;
  isGuest: boolean;
}

/** The signed address is asked for in the browser, because it belongs to this visitor and expires. */
function Picture({ period, courseId, isGuest }: PictureProps) {
  const [url, setUrl] = useState<string>();
  const { id } = period;
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const contract = await (isGuest ? previewOf : playbackOf)();
      const answer = await call(contract, { periodId: id }, { signal: stop.signal, isShowErrTip: false });
      setUrl(answer.url);
    };
    // Without it the grey ground stays, and the button beside says why.
    void ask().catch(() => undefined);
    return () => stop.abort();
  }, [id, isGuest]);
  return (
    <Link to={studyPath(courseId, period.id)} className={styles.frame} aria-label={`打开${period.periodName}`}>
      {url ? <img src={url} alt={period.periodName} className={styles.picture} /> : null}
    </Link>
  );
}
