import type { Playhead } from '../playhead.ts';

/** How to get to what was found. */
export interface Ways {
  /** The page of a class-hour; `periods.ts` AT may follow. */
  hrefOf: (periodId: string) => string;
  /** Where the materials are given out, unless that is beside the screen. */
  filesHref?: string;
  /** Beside the screen. */
  stage?: {
    /** Of the open class-hour, which is moved where it stands. */
    periodId: string | undefined;
    playhead: Playhead;
    /** Opens the class-hour when it is not yet. */
    start: () => void;
    openFiles: () => void;
  };
}
