import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { liveStatusAt } from '../../../shared/courses/liveStatus.ts';
import { useSite } from '../../../kit/site.ts';
import { saveFile } from '../../../kit/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { untilText } from './countdown.ts';
import styles from './LiveFacts.module.css';
import { sessionsOf } from './outlineFacts.ts';

/** Status, start and how long it is until then. The clock begins to run in the browser; the line keeps its height. */
export function LiveFacts({ course }: { course: CourseView }) {
  const now = useSecond();
  const status = now ? liveStatusAt(course, now) : course.liveStatus;
  const until = now && course.startTime ? untilText(course.startTime, now) : undefined;
  return (
    <p className={styles.live}>
      {status ? (
        <Tag tone={status === LiveState.onAir ? 'live' : status === LiveState.toCome ? 'ok' : 'neutral'}>
          {LiveState.labels[status]}
        </Tag>
      ) : null}
      {course.startTime ? (
        <time dateTime={isoText(course.startTime)} className={styles.start}>
          {shownTime(course.startTime)}
        </time>
      ) : null}
      {until ? <span className={styles.until}>还有 {until}</span> : null}
    </p>
  );
}

/** The time, anew each second; undefined until the browser has taken over. */
function useSecond(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface CalendarButtonProps {
  course: CourseView;
  chapters: readonly Chapter[];
  /** When the page was made, as the wire writes it: server and browser must agree on what is still to come. */
  now: string;
}

/** Puts what is still to come into the visitor's calendar; nothing once all is over. */
export function CalendarButton({ course, chapters, now }: CalendarButtonProps) {
  const { publicUrl } = useSite();
  if (!startsOf(course, chapters).some((start) => start > now)) return null;
  return (
    <Button
      size="lg"
      icon={<CalendarPlus size={18} aria-hidden="true" />}
      onClick={() => void save(course, chapters, publicUrl, now)}
    >
      加到日历
    </Button>
  );
}

/** When it meets: its sessions, else the time of the course itself. */
const startsOf = (course: CourseView, chapters: readonly Chapter[]): string[] => {
  const starts = sessionsOf(chapters).map(({ startTime }) => startTime);
  return starts.length === 0 && course.startTime !== null ? [course.startTime] : starts;
};

async function save(course: CourseView, chapters: readonly Chapter[], publicUrl: string, now: string): Promise<void> {
  const [{ eventsOf }, { calendarOf }] = await Promise.all([
    import('./calendar.ts'),
    import('../../../shared/day/calendarFile.ts'),
  ]);
  const events = eventsOf(course, chapters, publicUrl).filter(({ start }) => start > now);
  const url = URL.createObjectURL(new Blob([calendarOf(events, new Date())], { type: 'text/calendar' }));
  saveFile(url, `${course.courseName}.ics`);
  URL.revokeObjectURL(url);
}
