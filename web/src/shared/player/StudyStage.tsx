import { ArrowLeft, Flag } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Link } from '../../ui/Link.tsx';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import { cx } from '../../ui/cx.ts';
import { StagePanel } from './panel/StagePanel.tsx';
import { AT, openPeriod, PERIOD, periodHref, stagePeriods } from './periods.ts';
import { createPlayhead } from './playhead.ts';
import { Screen } from './screen/Screen.tsx';
import type { StageCourse, StageOffer, StageStanding } from './stage.ts';
import styles from './StudyStage.module.css';
import { useLiveStanding } from './useLiveStanding.ts';
import { useTheatre } from './useTheatre.ts';

const FinishedDialog = lazy(() => import('./FinishedDialog.tsx').then((m) => ({ default: m.FinishedDialog })));

export interface StudyStageProps {
  course: StageCourse;
  /** Every chapter of the course, as `chapterInfo.list` gave them to this visitor. */
  chapters: readonly Chapter[];
  /** Null for a guest. */
  standing: StageStanding | null;
  offer: StageOffer;
  /** Where 返回 leads. */
  back: { to: string; label: string };
}

/**
 * The dark ground on which a course is studied: the class-hour at the left, chapters, materials and what was recorded
 * at the right. The open class-hour is `?periodId=` of the page; a page that leaves its loader out when only this
 * changes (`shouldRevalidate`) switches at once.
 */
export function StudyStage({ course, chapters, standing, offer, back }: StudyStageProps) {
  const [pressed, setPressed] = useState(false);
  const isLearner = standing !== null && (standing.isEnrolled === 1 || standing.isOwner === 1);
  // Who takes the course came to study; before the scripts there is only the poster.
  const started = useHydrated() && (pressed || isLearner);
  const [isTheatre, toggleTheatre] = useTheatre();
  const { pathname, search } = useHere();
  const live = useLiveStanding(course.id, chapters, standing);
  const periods = stagePeriods(live.chapters);
  const query = new URLSearchParams(search);
  const period = openPeriod(periods, query.get(PERIOD), standing?.lastPeriodId ?? null);
  const playhead = usePlayhead(period?.id, query.get(AT));
  const hrefOf = (id: string) => periodHref(pathname, search, id);
  const start = () => setPressed(true);
  return (
    <>
      <section className={cx(styles.stage, isTheatre && styles.theatre)} aria-label="学习台">
        <header className={styles.head}>
          <Link to={back.to} className={styles.back} aria-label={`返回${back.label}`}>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>返回</span>
          </Link>
          <span className={styles.slash} aria-hidden="true">
            /
          </span>
          <p className={styles.title}>{period ? `${period.number} ${period.periodName}` : course.courseName}</p>
          <ReportLink target={pathname + search} />
        </header>
        <div className={styles.columns}>
          <div className={styles.screen}>
            <Screen
              course={course}
              offer={offer}
              periods={periods}
              period={period}
              isGuest={standing === null}
              started={started}
              start={start}
              hrefOf={hrefOf}
              isTheatre={isTheatre}
              toggleTheatre={toggleTheatre}
              playhead={playhead}
              covered={live.finished !== null}
              onSaved={live.saved}
            />
          </div>
          <StagePanel
            course={course}
            chapters={live.chapters}
            period={period}
            standing={standing}
            progress={live.progress}
            hrefOf={hrefOf}
            onPick={start}
            playhead={playhead}
          />
        </div>
      </section>
      {live.finished === null ? null : (
        <Suspense>
          <FinishedDialog course={course} by={live.finished} onClose={live.dismiss} />
        </Suspense>
      )}
    </>
  );
}

/** While the page loads itself with another class-hour, that one is already shown. */
function useHere() {
  const here = useLocation();
  const coming = useNavigation().location;
  return coming && coming.pathname === here.pathname ? coming : here;
}

/** Of the open class-hour: another one has its own. */
function usePlayhead(periodId: string | undefined, at: string | null) {
  return useMemo(() => {
    const wanted = at === null || periodId === undefined ? NaN : Number(at);
    return createPlayhead(wanted >= 0 ? wanted : null);
  }, [periodId, at]);
}

function ReportLink({ target }: { target: string }) {
  return (
    <Link to={`/makeComplaints?${new URLSearchParams({ target })}`} className={styles.report}>
      <Flag size={16} aria-hidden="true" />
      报错
    </Link>
  );
}
