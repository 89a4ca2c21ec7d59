import { coursePath } from '#contract/rules/pagePaths.ts';
import type { DayEvent } from '#contract/user/overview.ts';
import { Link } from '../../ui/Link.tsx';
import { PathItem, PathList } from '../../ui/PathList.tsx';
import { isoText } from '../courses/figures.ts';
import { resumePath } from '../courses/paths.ts';
import { dayName } from './dayName.ts';
import styles from './DayPath.module.css';

/** Today as stations of the road: what was done, what is on, what comes. */
export function DayPath({ events, now }: { events: readonly DayEvent[]; now: string }) {
  return (
    <PathList compact>
      {events.map((event) => (
        <PathItem
          key={`${event.kind} ${event.courseId}`}
          state={event.isDone === 1 ? 'done' : event.isNow === 1 ? 'now' : 'later'}
        >
          <time className={styles.time} dateTime={isoText(event.at)}>
            {timeText(event, now)}
          </time>
          <Link to={placeOf(event)} className={styles.name}>
            {textOf(event)}
          </Link>
        </PathItem>
      ))}
    </PathList>
  );
}

/** A plan is for the day, whatever the clock says. */
function timeText({ kind, at, isNow }: DayEvent, now: string): string {
  if (isNow === 1) return '正在进行';
  const day = dayName(at, now);
  if (kind === 'plan') return day;
  return day === '今天' ? at.slice(11, 16) : `${day} ${at.slice(11, 16)}`;
}

const placeOf = ({ kind, courseId, courseCategory }: DayEvent): string => {
  if (kind === 'certificate') return '/account/certificate';
  return kind === 'live' ? coursePath({ id: courseId, courseCategory }) : resumePath(courseId);
};

function textOf({ kind, courseName, minutes }: DayEvent): string {
  if (kind === 'studied') return minutes > 0 ? `学了 ${minutes} 分钟：${courseName}` : `学过：${courseName}`;
  return `${{ certificate: '拿到证书', live: '直播', plan: '计划学完' }[kind]}：${courseName}`;
}
