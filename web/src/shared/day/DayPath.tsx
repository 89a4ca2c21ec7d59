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
          key={`${event.kind} ${event.id}`}
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

function placeOf({ kind, id, courseCategory, to }: DayEvent): string {
  if (to !== '') return to;
  if (kind === 'certificate') return '/account/certificate';
  return kind === 'live' && courseCategory !== null ? coursePath({ id, courseCategory }) : resumePath(id);
}

function textOf({ kind, name, word, minutes, isDone }: DayEvent): string {
  if (kind === 'studied') return minutes > 0 ? `学了 ${minutes} 分钟：${name}` : `学过：${name}`;
  if (kind === 'task') return isDone === 1 ? `交了任务：${name}` : `任务要交：${name}`;
  if (kind === 'exam') return isDone === 1 ? `交了${word}：${name}` : `${word}：${name}`;
  return `${{ certificate: '拿到证书', live: '直播', plan: '计划学完' }[kind]}：${name}`;
}
