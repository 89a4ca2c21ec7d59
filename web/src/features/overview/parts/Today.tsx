import type { DayEvent } from '#contract/user/overview.ts';
import { DayPath } from '../../../shared/day/DayPath.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Overview.module.css';
import { Part } from './Part.tsx';

/** What the learner did today and what is coming; without anything the way to begin. */
export function Today({ events, now }: { events: readonly DayEvent[]; now: string }) {
  const none = (
    <>
      今天起一周还没有安排，
      <TextLink tone="inline" to="/account/course">
        接着学一课
      </TextLink>
      ，或者
      <TextLink tone="inline" to="/live">
        看看直播
      </TextLink>
    </>
  );
  return (
    <Part title="今天与接下来" none={none} isEmpty={events.length === 0}>
      <div className={styles.day}>
        <DayPath events={events} now={now} />
      </div>
    </Part>
  );
}
