import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lengthOf } from '#contract/rules/spans.ts';
import { Button } from '../../../ui/Button.tsx';
import { SaveLine } from '../media/SaveLine.tsx';
import { playbackOf } from '../media/playbackCache.ts';
import { messageOf } from '../media/useOpening.ts';
import type { Opening } from '../media/useOpening.ts';
import type { Recording } from '../media/useRecorder.ts';
import { usePlayerKeys } from '../media/usePlayerKeys.ts';
import type { PlayerAction } from '../media/keyboardMap.ts';
import type { StagePeriod } from '../periods.ts';
import type { Playhead } from '../playhead.ts';
import { Notice } from '../screen/Notice.tsx';
import { DocumentBar } from './DocumentBar.tsx';
import styles from './DocumentScreen.module.css';
import { DocumentPage } from './DocumentPage.tsx';
import { useDocument } from './useDocument.ts';
import { useReading } from './useReading.ts';

interface DocumentScreenProps {
  period: StagePeriod;
  opening: Opening;
  recording: Recording;
  /** The class-hour that follows. */
  nextHref: string | undefined;
  playhead: Playhead;
}

const ZOOMS = [0.75, 1, 1.25, 1.5, 2, 3];

/** What scrolls must be reachable by keys; not every browser sees to it. */
const reachable = (sheet: HTMLDivElement | null): void => {
  if (sheet) sheet.tabIndex = 0;
};

/** A PDF page by page, opened at the page it was left at. */
export function DocumentScreen({ period, opening, recording, nextHref, playhead }: DocumentScreenProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [url, setUrl] = useState(opening.playback.url);
  const [page, setPage] = useState(() => Math.max(1, playhead.wanted() ?? opening.sitting?.begun.position ?? 1));
  const [zoom, setZoom] = useState(1);
  const [renewFailure, setRenewFailure] = useState<string | null>(null);
  const { pdf, failure } = useDocument(url);
  const pages = pdf?.numPages ?? period.length;
  const shown = Math.min(page, pages);
  const { recorder } = recording;
  const isRead = opening.sitting === null || lengthOf(recording.watched) >= pages;
  const navigate = useNavigate();

  const left = useReading(pdf ? recorder : null, shown, opening.sitting?.begun.pageSeconds ?? 0);

  const goTo = useCallback((to: number) => setPage(Math.max(1, Math.min(pages, Math.round(to)))), [pages]);
  useEffect(() => playhead.stands(shown), [playhead, shown]);
  useEffect(() => {
    return playhead.open((to) => {
      goTo(to);
      return true;
    });
  }, [playhead, goTo]);
  const zoomBy = useCallback((step: 1 | -1) => setZoom((now) => ZOOMS[ZOOMS.indexOf(now) + step] ?? now), []);
  const perform = useCallback(
    (action: PlayerAction) => {
      if (action.kind === 'move') goTo(shown + Math.sign(action.seconds));
      else if (action.kind === 'goTo') goTo(1 + action.share * (pages - 1));
      else if (action.kind === 'toggle') goTo(shown + 1);
      else if (action.kind === 'next' && nextHref) void navigate(nextHref, { preventScrollReset: true });
      else if (action.kind === 'fullScreen')
        void (document.fullscreenElement ? document.exitFullscreen() : box?.requestFullscreen());
    },
    [goTo, shown, pages, box, nextHref, navigate],
  );
  usePlayerKeys(box, perform);

  if (failure !== null) {
    const renew = () =>
      playbackOf(period.id, opening.sitting === null, true).then(
        (playback) => setUrl(playback.url),
        (error: unknown) => setRenewFailure(messageOf(error)),
      );
    const again = (
      <Button variant="primary" onClick={() => void renew()}>
        重试
      </Button>
    );
    return <Notice title="文档没有打开" note={renewFailure ?? failure} action={again} />;
  }
  return (
    <div ref={setBox} className={styles.box}>
      <div
        className={styles.sheet}
        role="region"
        aria-label={`${period.periodName}，第 ${shown} 页`}
        ref={reachable}
        aria-busy={!pdf}
      >
        {pdf ? <DocumentPage pdf={pdf} page={shown} zoom={zoom} /> : <p className={styles.loading}>正在打开文档</p>}
      </div>
      <DocumentBar
        page={shown}
        pages={pages}
        watched={recording.watched}
        left={left}
        saved={<SaveLine state={recording.state} fileType={7} isGuest={opening.sitting === null} place="bar" />}
        zoom={zoom}
        goTo={goTo}
        zoomBy={zoomBy}
        fullScreen={() => perform({ kind: 'fullScreen' })}
        nextHref={isRead ? nextHref : undefined}
      />
    </div>
  );
}
