import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { Playhead } from '../playhead.ts';
import type { SavedMark } from '../useLiveStanding.ts';
import { isOpenTo, nextClosed, nextPeriod } from '../periods.ts';
import type { StagePeriod } from '../periods.ts';
import type { StageCourse, StageOffer } from '../stage.ts';
import { Notice } from './Notice.tsx';
import { Poster } from './Poster.tsx';
import { LockedScreen } from './LockedScreen.tsx';

const loadMedia = () => import('../media/MediaStage.tsx');
const WorkScreen = lazy(() => import('../node/WorkScreen.tsx'));
const MediaStage = lazy(() => loadMedia().then((m) => ({ default: m.MediaStage })));

export interface ScreenProps {
  course: StageCourse;
  offer: StageOffer;
  periods: readonly StagePeriod[];
  period: StagePeriod | undefined;
  isGuest: boolean;
  /** Asked to play: until then only the poster is there. */
  started: boolean;
  start: () => void;
  hrefOf: (periodId: string) => string;
  isTheatre: boolean;
  toggleTheatre: () => void;
  playhead: Playhead;
  /** Something is said over the stage: nothing begins by itself behind it. */
  covered: boolean;
  onSaved: (mark: SavedMark) => void;
}

/** The 16:9 field: poster, the class-hour itself, or why it cannot be opened. All of one size. */
export function Screen(props: ScreenProps) {
  const { course, periods, period, isGuest, started, start, hrefOf } = props;
  const warm = useWarm(period, isGuest);
  if (!period) return <Notice title="这门课程还没有课时" note="内容准备好之后会出现在这里" />;
  if (period.hasMedia === 0) return <Notice title="这个课时未更新" note="讲师还没有上传内容，可以先学别的课时" />;
  if (!isOpenTo(period, isGuest)) {
    const preview = periods.find((one) => one.isFree === 1 && one.hasMedia === 1 && isOpenTo(one, isGuest));
    return (
      <LockedScreen
        courseId={course.id}
        offer={props.offer}
        reason={period.lockReason || 'signIn'}
        isGuest={isGuest}
        previewHref={preview && hrefOf(preview.id)}
        onPreview={start}
      />
    );
  }
  if (isWork(period)) {
    const next = nextPeriod(periods, period, isGuest);
    return (
      <Suspense>
        <WorkScreen period={period} isGuest={isGuest} nextHref={next && hrefOf(next.id)} />
      </Suspense>
    );
  }
  const poster = <Poster course={course} period={period} busy={started} onStart={start} onNear={warm} />;
  if (!started) return poster;
  return (
    <Suspense fallback={poster}>
      <MediaStage
        key={period.id}
        course={course}
        period={period}
        next={nextPeriod(periods, period, isGuest)}
        closed={nextClosed(periods, period, isGuest)}
        isGuest={isGuest}
        hrefOf={hrefOf}
        isTheatre={props.isTheatre}
        toggleTheatre={props.toggleTheatre}
        playhead={props.playhead}
        covered={props.covered}
        onSaved={props.onSaved}
      />
    </Suspense>
  );
}

/**
 * Fetches what playing needs before anybody presses: for learners as soon as the page is at rest, because they came to
 * study; for guests once the pointer is over the button.
 */
function useWarm(period: StagePeriod | undefined, isGuest: boolean): () => void {
  const id = period && period.hasMedia === 1 && !isWork(period) && isOpenTo(period, isGuest) ? period.id : null;
  const warm = useCallback(() => {
    if (id !== null) void loadMedia().then((m) => m.prefetch(id, isGuest));
  }, [id, isGuest]);
  useEffect(() => {
    if (isGuest) return;
    const timer = setTimeout(warm, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [warm, isGuest]);
  return warm;
}

const AT_REST_MS = 300;

const isWork = ({ node, tool }: StagePeriod) => node ?? tool;
