import { Link } from '../../../ui/Link.tsx';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { ZoneType } from '#contract/rules/courseCategories.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { dayName } from '../../../shared/day/dayName.ts';
import { PathItem, PathList } from '../../../ui/PathList.tsx';
import type { ShownZone } from './homeFacts.ts';
import styles from './Coming.module.css';
import { byStart } from './week.ts';

const SHOWN = 3;

/** The next live courses as stations of the road; nothing when there are none. */
export function Coming({ zones, now }: { zones: readonly ShownZone[]; now: string }) {
  const lives = zones.filter(({ zoneType }) => zoneType === ZoneType.live).flatMap(({ courseList }) => courseList);
  const coming = byStart(lives, now).filter(({ startTime }) => startTime > now);
  if (coming.length === 0) return null;
  return (
    <div className={styles.coming}>
      <h2 className={styles.title}>接下来的直播</h2>
      <PathList compact>
        {coming.slice(0, SHOWN).map((live) => (
          <PathItem key={live.id}>
            <time className={styles.time} dateTime={isoText(live.startTime)}>
              {dayName(live.startTime, now)} {live.startTime.slice(11, 16)}
            </time>
            <Link to={coursePath(live)} className={styles.name}>
              {live.courseName}
            </Link>
          </PathItem>
        ))}
      </PathList>
    </div>
  );
}
