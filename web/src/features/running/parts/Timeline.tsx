import type { RunEvent } from '#contract/exam/runningShapes.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { ExamPhoto } from '../../../shared/questions/ExamPhoto.tsx';
import styles from './Evidence.module.css';
import { exactClock, spanText } from './runText.ts';

const { left, copied, pasted, leftFullScreen, device, photo } = SittingEventKind;
const signals: ReadonlySet<SittingEventKind> = new Set([left, copied, pasted, leftFullScreen, device]);

/** What happened, the newest first; only what nothing explains has a mark that stands out. */
export function Timeline({ events }: { events: readonly RunEvent[] }) {
  if (events.length === 0) return <p className={styles.none}>没有记录到什么</p>;
  return (
    <ol className={styles.path}>
      {events.toReversed().map((event) => {
        const isOpen = signals.has(event.eventKind) && event.offlineThen === 0;
        return (
          <li key={event.id} data-open={isOpen || undefined}>
            <span className={styles.line}>
              <b>
                {SittingEventKind.labels[event.eventKind]}
                {event.seconds > 0 && event.eventKind !== SittingEventKind.extended
                  ? ` ${spanText(event.seconds)}`
                  : ''}
              </b>
              <time>{exactClock(event.at)}</time>
            </span>
            {isOpen ? <span className="sr-only">没有技术原因。</span> : null}
            {event.offlineThen > 0 ? (
              <small className={styles.cause}>同一时间有 {event.offlineThen} 人断线，很可能是网络造成的</small>
            ) : null}
            {event.countChanged > 0 ? <small>回来后一分钟里改了 {event.countChanged} 题的答案</small> : null}
            {event.eventKind === photo ? <ExamPhoto url={event.detail} at={event.at} /> : null}
            {event.detail === '' || event.eventKind === photo ? null : <small>{event.detail}</small>}
            {event.actorName === '' ? null : <small>由 {event.actorName} 操作</small>}
          </li>
        );
      })}
    </ol>
  );
}
