import { lazy, Suspense } from 'react';
import { isTimed } from '#contract/rules/progress.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { StagePeriod } from '../periods.ts';
import type { Playhead } from '../playhead.ts';
import { Notice } from '../screen/Notice.tsx';
import { Poster } from '../screen/Poster.tsx';
import type { StageCourse } from '../stage.ts';
import type { SavedMark } from '../useLiveStanding.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { FilmScreen } from './FilmScreen.tsx';
import { LinkScreen } from './LinkScreen.tsx';
import { PictureScreen } from './PictureScreen.tsx';
import { playbackOf } from './playbackCache.ts';
import { TextScreen } from './TextScreen.tsx';
import { useOpening } from './useOpening.ts';
import type { Opening } from './useOpening.ts';
import { useRecorder } from './useRecorder.ts';

const DocumentScreen = lazy(() =>
  import('../document/DocumentScreen.tsx').then((m) => ({ default: m.DocumentScreen })),
);

const PackageScreen = lazy(() => import('../package/PackageScreen.tsx').then((m) => ({ default: m.PackageScreen })));

export interface MediaStageProps {
  course: StageCourse;
  period: StagePeriod;
  next: StagePeriod | undefined;
  /** What follows and is closed to this visitor. */
  closed: StagePeriod | undefined;
  isGuest: boolean;
  hrefOf: (periodId: string) => string;
  isTheatre: boolean;
  toggleTheatre: () => void;
  playhead: Playhead;
  /** Something is said over the stage: nothing begins by itself behind it. */
  covered: boolean;
  onSaved: (mark: SavedMark) => void;
}

/** Asks for the addresses of a class-hour that is likely to be opened. */
export const prefetch = (periodId: string, isGuest: boolean): void =>
  void playbackOf(periodId, isGuest).catch(() => undefined);

/** An opened class-hour of any kind. Only in the browser. Whoever signs in while it is open begins anew. */
export function MediaStage(props: MediaStageProps) {
  const session = useSession();
  const userNo = props.isGuest ? null : (session?.user.userNo ?? null);
  return <Opened key={userNo} userNo={userNo} {...props} />;
}

function Opened({ userNo, ...props }: MediaStageProps & { userNo: string | null }) {
  const { course, period } = props;
  const { state, retry } = useOpening(period.id, userNo);
  if (state.kind === 'ready') return <Playing {...props} opening={state.opening} />;
  if (state.kind === 'loading') return <Poster course={course} period={period} busy onStart={() => undefined} />;
  const again = (
    <Button variant="primary" onClick={retry}>
      重试
    </Button>
  );
  return <Notice title="内容没有打开" note={state.message} action={again} />;
}

export interface OpenedProps extends MediaStageProps {
  opening: Opening;
}

function Playing(props: OpenedProps) {
  const { opening, period, next, course, onSaved, hrefOf } = props;
  const recording = useRecorder(opening, period.id, onSaved);
  if (isTimed(opening.playback.fileType)) return <FilmScreen {...props} recording={recording} />;
  const nextHref = next && hrefOf(next.id);
  if (opening.playback.delivery === 'link')
    return <LinkScreen opening={opening} recording={recording} nextHref={nextHref} />;
  if (opening.playback.delivery === 'package') {
    return (
      <Suspense fallback={<Poster course={course} period={period} busy onStart={() => undefined} />}>
        <PackageScreen period={period} opening={opening} nextHref={nextHref} onSaved={onSaved} />
      </Suspense>
    );
  }
  if (opening.playback.delivery === 'text')
    return <TextScreen period={period} opening={opening} recording={recording} nextHref={nextHref} />;
  if (opening.playback.fileType === FileType.image) {
    return <PictureScreen period={period} opening={opening} recording={recording} nextHref={nextHref} />;
  }
  if (opening.playback.contentType !== 'application/pdf')
    return <DownloadScreen opening={opening} recording={recording} nextHref={nextHref} />;
  const waiting = <Poster course={course} period={period} busy onStart={() => undefined} />;
  return (
    <Suspense fallback={waiting}>
      <DocumentScreen
        period={period}
        opening={opening}
        recording={recording}
        nextHref={nextHref}
        playhead={props.playhead}
      />
    </Suspense>
  );
}
