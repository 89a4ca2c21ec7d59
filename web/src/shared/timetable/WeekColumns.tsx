import type { CSSProperties } from 'react';
import { freeSpans, longBreaksOf } from '#contract/rules/periods.ts';
import { cx } from '../../ui/cx.ts';
import { lanesOf } from './lanes.ts';
import { LessonBlock } from './LessonBlock.tsx';
import { rowsOf } from './rowsOf.ts';
import { useRoving } from './useRoving.ts';
import type { WeekPartProps } from './WeekGrid.tsx';
import styles from './WeekGrid.module.css';
import type { WeekLesson } from './weekLesson.ts';
import { isHeld, shortDay, weekdayName } from './weekLesson.ts';

const inOrder = (a: WeekLesson, b: WeekLesson) => a.fromBell - b.fromBell || (a.id < b.id ? -1 : 1);

/** The seven columns of the desktop and of paper. */
export function WeekColumns({ label, days, bells, byDay, today, freeCell, ...rest }: WeekPartProps) {
  const rows = rowsOf(bells);
  const stopOf = useRoving(firstStop(byDay));
  const todayAt = days.findIndex(({ day }) => day === today);
  return (
    <section
      className={styles.grid}
      style={{ '--rows': rows.screen, '--paper-rows': rows.paper } as CSSProperties}
      aria-label={label}
      data-stops
    >
      <span className={styles.corner} />
      {todayAt === -1 ? null : <span className={styles.today} style={{ gridColumn: todayAt + 2 }} />}
      {bells.map(({ seq, beginClock }) => (
        <span key={seq} className={styles.bell} style={{ gridArea: `${rows.lineOf(seq)} / 1` }}>
          <b>{seq}</b>
          {beginClock}
        </span>
      ))}
      {rows.rules.map((line) => (
        <span key={line} className={styles.rule} style={{ gridRow: line }} />
      ))}
      {longBreaksOf(bells).map(({ before, name, beginClock, endClock }) => (
        <span key={before} className={styles.gap} style={{ gridRow: rows.lineOf(before) - 1 }}>
          {name} {beginClock} – {endClock}
        </span>
      ))}
      {days.map(({ day, note, isOff }, column) => {
        const lanes = lanesOf(byDay[column]!);
        return (
          <div key={day} className={styles.day}>
            <h3 className={cx(styles.head, day === today && styles.now)} style={{ gridArea: `1 / ${column + 2}` }}>
              {weekdayName(column)}
              <small>{note || shortDay(day)}</small>
              {day === today ? <span className="sr-only">今天</span> : null}
            </h3>
            {isOff ? <span className={styles.off} style={{ gridColumn: column + 2 }} /> : null}
            <ul className={styles.blocks}>
              {byDay[column]!.toSorted(inOrder).map((lesson) => (
                <LessonBlock
                  key={lesson.id}
                  {...rest}
                  lesson={lesson}
                  column={column}
                  bells={bells}
                  stop={stopOf(column, lesson.fromBell, lesson.id)}
                  style={{
                    gridArea: `${rows.lineOf(lesson.fromBell)} / ${column + 2} / ${rows.lineOf(lesson.toBell) + 1}`,
                    ...laneStyle(lanes.get(lesson.id)!),
                  }}
                />
              ))}
              {freeCell && !isOff
                ? freeSpans(bells, byDay[column]!.filter(isHeld)).map((span) => (
                    <li
                      key={span.fromBell}
                      className={styles.free}
                      style={{
                        gridArea: `${rows.lineOf(span.fromBell)} / ${column + 2} / ${rows.lineOf(span.toBell) + 1}`,
                      }}
                    >
                      {freeCell({ day, ...span }, stopOf(column, span.fromBell, 'free'))}
                    </li>
                  ))
                : null}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function laneStyle({ lane, lanes }: { lane: number; lanes: number }): CSSProperties {
  if (lanes === 1) return {};
  return { width: `calc(${100 / lanes}% - 5px)`, marginLeft: `calc(${(100 * lane) / lanes}% + 4px)` };
}

/** The first lesson of the week takes the focus when somebody comes in with the tab key. */
function firstStop(byDay: WeekPartProps['byDay']): string | undefined {
  for (const [column, lessons] of byDay.entries()) {
    const [first] = lessons.toSorted(inOrder);
    if (first) return `${column}:${first.fromBell}:${first.id}`;
  }
  return undefined;
}
