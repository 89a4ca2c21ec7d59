import { refusedReasons } from '#contract/rules/progress.ts';
import type { RefusedReason } from '#contract/rules/progress.ts';

/** The reason as the table keeps it; one that this version does not know is not told. */
export const asReason = (stored: string): RefusedReason | '' =>
  stored in refusedReasons ? (stored as RefusedReason) : '';
