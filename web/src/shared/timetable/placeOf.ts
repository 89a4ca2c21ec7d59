import { cx } from '../../ui/cx.ts';
import styles from './WeekPlaces.module.css';

/** The lines the style sheet knows: sixteen periods, four long breaks, the days' names, and the end. */
export const MOST_LINES = 22;

/** Beside how many others a lesson may stand; of more, the last ones share a place. */
const MOST_LANES = 4;

interface Place {
  /** 0 Monday … 6 Sunday; left out for what goes all across. */
  column?: number;
  fromLine?: number;
  /** The line at which it ends. */
  toLine?: number;
}

/** The classes that put something at its place in the grid of a week. */
export const placeOf = ({ column, fromLine, toLine }: Place): string =>
  cx(
    column !== undefined && styles[`c${column + 2}`],
    fromLine !== undefined && styles[`r${fromLine}`],
    toLine !== undefined && styles[`e${toLine}`],
  );

/** The classes of one of several lessons beside each other. */
export function laneOf({ lane, lanes }: { lane: number; lanes: number }): string {
  if (lanes === 1) return '';
  const [of, at] = [Math.min(lanes, MOST_LANES), Math.min(lane, MOST_LANES - 1)];
  return cx(styles[`of${of}`], at > 0 && styles[`lane${at}`]);
}
