import type { Drop } from '../../../../kit/drag/drop.ts';
import type { Room } from './useOutline.ts';

/** Chapters and class-hours are dragged in one list. */
export const LIST = 'outline';

/** What every row of the editor can do. */
export interface RowActs {
  room: Room;
  isCurrent: boolean;
  isWritable: boolean;
  onOpen: (target: string) => void;
  onDrop: (key: string, drop: Drop) => void;
  /** One place up or down, or into the chapter before or behind. */
  onStep: (key: string, by: -1 | 1, isFar?: boolean) => void;
}
