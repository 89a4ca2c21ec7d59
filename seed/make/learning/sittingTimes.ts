import { seeded } from '#seed/art/seeded.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Step } from './world.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Evenings with one sitting after the other: nobody studies twice in the same second. */
export function sittingTimes({ now, clock }: Pick<Step, 'now' | 'clock'>) {
  const free = new Map<string, number>();
  return {
    /** In the morning of that day, before any sitting of it. */
    joining: (days: number): string => clock.at(-Math.ceil(days), '08:12'),
    /** @param days Before now; today counts as yesterday, because its evening may be yet to come. */
    next(learner: string, days: number, seconds: number): { startedAt: string; lastAt: string } {
      const date = clock.at(-Math.max(1, Math.ceil(days)), '00:00');
      const key = `${learner} ${date}`;
      const pick = seeded(key);
      const from = free.get(key) ?? (12 + pick(9)) * HOUR + pick(40) * 60;
      const at = Math.min(from, DAY - HOUR);
      free.set(key, at + seconds + 45 + pick(90));
      const startedAt = wireTimeIn(momentOf(date), at);
      const lastAt = wireTimeIn(momentOf(date), at + seconds);
      return { startedAt, lastAt: lastAt < wireTime(now) ? lastAt : wireTime(now) };
    },
  };
}
