import { CONFIRMED_DAYS, STALE_DAYS } from './blog.ts';
import { momentOf } from './time.ts';

interface Aged {
  /** The version it speaks of; empty when it names none. */
  aboutVersion: string;
  publishTime: string | null;
  /** When a reader last confirmed that it holds. */
  confirmTime: string | null;
}

const DAY = 86_400_000;

/** An article that names a version is stale once it is old and nobody has confirmed it for long. */
export function isStale({ aboutVersion, publishTime, confirmTime }: Aged, now: Date): boolean {
  if (aboutVersion === '' || publishTime === null) return false;
  const isOlder = (moment: string, days: number) => now.getTime() - momentOf(moment).getTime() > days * DAY;
  if (!isOlder(publishTime, STALE_DAYS)) return false;
  return confirmTime === null || isOlder(confirmTime, CONFIRMED_DAYS);
}
