import { Link } from '../../../ui/Link.tsx';
import { coursePath } from '#contract/rules/pagePaths.ts';
import type { ReactNode } from 'react';
import { Who } from '../../../shared/courses/Who.tsx';
import { isoText } from '../../../shared/courses/figures.ts';
import { liveStatusAt } from '../../../shared/courses/liveStatus.ts';
import { momentOf } from '#contract/rules/time.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { endsWithPhrases } from '../../../ui/endsWithPhrases.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ShownZone, ZoneCourse } from './homeFacts.ts';
import styles from './LiveStrip.module.css';
import { dayName } from '../../../shared/day/dayName.ts';
import { byStart, comingWeek } from './week.ts';

const SHOWN = 4;

interface LiveStripProps {
  zone: ShownZone;
  /** The way to all live courses. */
  more: ReactNode;
  now: string;
}

/** The week at the left, the next live courses at the right. */
export function LiveStrip({ zone, more, now }: LiveStripProps) {
  const lives = byStart(zone.courseList, now);
  const week = comingWeek(
    now,
    lives.map(({ startTime }) => startTime),
  );
  const inWeek = lives.filter(({ startTime }) => week.some(({ date }) => startTime.startsWith(date))).length;
  if (lives.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={`zone-${zone.id}`}>
      <div className={styles.side}>
        <h2 id={`zone-${zone.id}`}>{zone.zoneName}</h2>
        <p className={styles.note}>{zone.zoneDesc}</p>
        <ol className={styles.week} aria-label="今后七天">
          {week.map(({ date, name, number, isToday, isBusy }) => (
            <li key={date} aria-current={isToday ? 'date' : undefined}>
              <span>{name}</span>
              <b className={cx(isToday && styles.today, isBusy && styles.busy)}>{number}</b>
              {isBusy ? <span className="sr-only">有直播</span> : null}
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          {inWeek > 0 ? <span>七天内 {inWeek} 场</span> : null}
          {more}
        </p>
      </div>
      <ul>
        {lives.slice(0, SHOWN).map((live) => (
          <li key={live.id} className={styles.live}>
            <time dateTime={isoText(live.startTime)}>
              <b>{live.startTime.slice(11, 16)}</b>
              <small>{dayName(live.startTime, now)}</small>
            </time>
            <span className={styles.face}>
              <Avatar name={live.lecturerName} size={40} />
            </span>
            <div className={styles.words}>
              <h3 className={cx(!endsWithPhrases(live.courseName) && styles.loose)}>
                <Link to={coursePath(live)}>{live.courseName}</Link>
              </h3>
              <p>
                <Who course={live} />
              </p>
            </div>
            <Way live={live} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ live, now }: { live: ZoneCourse; now: string }) {
  const status = liveStatusAt(live, momentOf(now));
  const label = status === 1 || status === undefined ? '去预约' : status === LiveState.onAir ? '进入' : '看回放';
  return (
    <span className={styles.way}>
      {status === LiveState.onAir ? <Tag tone="live">{LiveState.labels[status]}</Tag> : null}
      <LinkButton
        to={coursePath(live)}
        size="sm"
        variant={status === LiveState.onAir ? 'primary' : 'default'}
        aria-label={`${label}：${live.courseName}`}
      >
        {label}
      </LinkButton>
    </span>
  );
}
