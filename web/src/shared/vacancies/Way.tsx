import type { LinePoint } from '#contract/position/hiringShapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { PathItem, PathList } from '../../ui/PathList.tsx';
import styles from './Way.module.css';

interface WayProps {
  line: readonly (LinePoint & { actorName?: string })[];
}

const ended: ReadonlySet<ApplicationState> = new Set([
  ApplicationState.hired,
  ApplicationState.declined,
  ApplicationState.withdrawn,
]);

/** The way of an application, with its times; both sides read the same. */
export function Way({ line }: WayProps) {
  return (
    <PathList compact>
      {line.map(({ applicationState, at, actorName }, index) => {
        const isLast = index === line.length - 1 && !ended.has(applicationState);
        return (
          <PathItem key={`${at} ${applicationState}`} state={isLast ? 'now' : 'done'}>
            <span className={styles.point}>
              <b>{ApplicationState.labels[applicationState]}</b>
              <small>
                {shownTime(at)}
                {actorName ? `，${actorName}` : ''}
              </small>
            </span>
          </PathItem>
        );
      })}
    </PathList>
  );
}
