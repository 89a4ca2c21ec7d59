import type { BellSpan } from '#contract/rules/periods.ts';
import { freeSpans, longBreaksOf } from '#contract/rules/periods.ts';
import { cx } from '../../ui/cx.ts';
import { lanesOf } from './lanes.ts';
import { LessonBlock } from './LessonBlock.tsx';
import { laneOf, placeOf } from './placeOf.ts';
import { rowsOf } from './rowsOf.ts';
import { useRoving } from './useRoving.ts';
import type { WeekPartProps } from './WeekGrid.tsx';
import styles from './WeekGrid.module.css';
import type { WeekLesson } from './weekLesson.ts';
import { isHeld, shortDay, weekdayName } from './weekLesson.ts';

const freeId = ({ fromBell }: BellSpan): string => `free ${fromBell}`;

const inOrder = (a: WeekLesson, b: WeekLesson) => a.fromBell - b.fromBell || (a.id < b.id ? -1 : 1);

/** The seven columns of the desktop and of paper. */
export function WeekColumns({ label, days, bells, byDay, today, freeCell, ...rest }: WeekPartProps) {
  const rows = rowsOf(bells);
  const stopOf = useRoving(firstStop(byDay));
  const linesOf = ({ fromBell, toBell }: BellSpan) => {
    return { fromLine: rows.lineOf(fromBell), toLine: rows.lineOf(toBell) + 1 };
  };
  const todayAt = days.findIndex(({ day }) => day === today);
  return (
    <section className={styles.grid} aria-label={label} data-stops>
      <span className={styles.corner} />
      {todayAt === -1 ? null : (
        <span className={cx(styles.today, placeOf({ column: todayAt, fromLine: 1, toLine: rows.end }))} />
      )}
      {bells.map(({ seq, beginClock }) => (
        <span key={seq} className={cx(styles.bell, placeOf({ fromLine: rows.lineOf(seq) }))}>
          <b>{seq}</b>
          {beginClock}
        </span>
      ))}
      {rows.rules.map((line) => (
        <span key={line} className={cx(styles.rule, placeOf({ fromLine: line }))} />
      ))}
      {longBreaksOf(bells).map(({ before, name, beginClock, endClock }) => (
        <span key={before} className={cx(styles.gap, placeOf({ fromLine: rows.lineOf(before) - 1 }))}>
          {name} {beginClock} – {endClock}
        </span>
      ))}
      {days.map(({ day, note, isOff }, column) => {
        // a place beside a cancelled lesson is free too
        const free = freeCell && !isOff ? freeSpans(bells, byDay[column]!.filter(isHeld)) : [];
        const lanes = lanesOf([...byDay[column]!, ...free.map((span) => ({ id: freeId(span), ...span }))]);
        return (
          <div key={day} className={styles.day}>
            <h3 className={cx(styles.head, day === today && styles.now, placeOf({ column, fromLine: 1 }))}>
              {weekdayName(column)}
              <small>{note || shortDay(day)}</small>
              {day === today ? <span className="sr-only">今天</span> : null}
            </h3>
            {isOff ? <span className={cx(styles.off, placeOf({ column, fromLine: 2, toLine: rows.end }))} /> : null}
            <ul className={styles.blocks}>
              {byDay[column]!.toSorted(inOrder).map((lesson) => (
                <LessonBlock
                  key={lesson.id}
                  {...rest}
                  lesson={lesson}
                  column={column}
                  bells={bells}
                  stop={stopOf(column, lesson.fromBell, lesson.id)}
                  className={cx(placeOf({ column, ...linesOf(lesson) }), laneOf(lanes.get(lesson.id)!))}
                />
              ))}
              {free.map((span) => (
                <li
                  key={span.fromBell}
                  className={cx(styles.free, placeOf({ column, ...linesOf(span) }), laneOf(lanes.get(freeId(span))!))}
                >
                  {freeCell?.({ day, ...span }, stopOf(column, span.fromBell, 'free'))}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** The first lesson of the week takes the focus when somebody comes in with the tab key. */
function firstStop(byDay: WeekPartProps['byDay']): string | undefined {
  for (const [column, lessons] of byDay.entries()) {
    const [first] = lessons.toSorted(inOrder);
    if (first) return `${column}:${first.fromBell}:${first.id}`;
  }
  return undefined;
}
