import { useState } from 'react';
import { freeSpans, spanName } from '#contract/rules/periods.ts';
import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import { PathItem, PathList } from '../../ui/PathList.tsx';
import { LessonBlock } from './LessonBlock.tsx';
import type { WeekPartProps } from './WeekGrid.tsx';
import { useSwipe } from './useSwipe.ts';
import styles from './WeekPath.module.css';
import { clockText, isHeld, weekdayName } from './weekLesson.ts';

/** The phone: a strip of the seven days, and one of them as a path. */
export function WeekPath({ label, days, bells, byDay, today, freeCell, ...rest }: WeekPartProps) {
  const [column, setColumn] = useState(() => firstDay(days, byDay, today));
  const swipe = useSwipe((step) => setColumn((now) => Math.min(days.length - 1, Math.max(0, now + step))));
  const { day, note, isOff } = days[column]!;
  const lessons = byDay[column]!;
  const free = freeCell && !isOff ? freeSpans(bells, lessons.filter(isHeld)) : [];
  const stations = [
    ...lessons.map((lesson) => ({ key: lesson.id, span: lesson, lesson })),
    ...free.map((span) => ({ key: `free ${span.fromBell}`, span, lesson: undefined })),
  ].toSorted((a, b) => a.span.fromBell - b.span.fromBell);
  return (
    <section className={styles.phone} aria-label={label} {...swipe}>
      <div className={styles.strip} role="group" aria-label="选择星期" data-scrolls>
        {days.map((one, at) => (
          <BareButton
            key={one.day}
            ref={at === column ? bringIntoView : undefined}
            className={cx(styles.pick, byDay[at]!.length === 0 && styles.empty)}
            aria-pressed={at === column}
            onClick={() => setColumn(at)}
          >
            {weekdayName(at)}
            <b>{Number(one.day.slice(8, 10))}</b>
            {byDay[at]!.some(({ id }) => rest.marks?.get(id) === 'clash') ? <i aria-label="有撞车" role="img" /> : null}
          </BareButton>
        ))}
      </div>
      <p className={styles.said}>
        {weekdayName(column)}
        {day === today ? '（今天）' : ''}，{note ? `${note}，` : ''}
        {lessons.length === 0 ? '没有课' : `${lessons.filter(isHeld).length} 节课`}
      </p>
      <PathList>
        {stations.map(({ key, span, lesson }) => (
          <PathItem key={key}>
            <p className={styles.when}>
              <b>{spanName(span)}</b>
              {clockText(bells, span)}
            </p>
            <ul>
              {lesson ? (
                <LessonBlock {...rest} lesson={lesson} column={column} bells={bells} />
              ) : (
                <li className={styles.free}>{freeCell!({ day, ...span }, undefined)}</li>
              )}
            </ul>
          </PathItem>
        ))}
      </PathList>
    </section>
  );
}

/** Today when it is in the week, else the first day with a lesson. */
function firstDay(days: WeekPartProps['days'], byDay: WeekPartProps['byDay'], today: string): number {
  const now = days.findIndex(({ day }) => day === today);
  return now === -1
    ? Math.max(
        0,
        byDay.findIndex((lessons) => lessons.length > 0),
      )
    : now;
}

function bringIntoView(pick: HTMLElement | null): void {
  const strip = pick?.parentElement;
  if (!pick || !strip) return;
  const [at, around] = [pick.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += at.left - around.left - (around.width - at.width) / 2;
}
