import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { SeedClock } from './world.ts';

const DAY = 86_400_000;

export function seedClock(now: Date): SeedClock {
  const today = momentOf(`${wireTime(now).slice(0, 10)} 00:00:00`);
  return {
    before: (days) => wireTime(new Date(now.getTime() - days * DAY)),
    at: (day, time) => `${wireTime(new Date(today.getTime() + day * DAY)).slice(0, 10)} ${time}:00`,
  };
}
