import { SittingEventKind } from '#contract/rules/assessments.ts';
import type { Told } from './sittingStore.ts';

const FIRST_MS = 15_000;
const AGAIN_MS = 60_000;
const DAY_SECONDS = 86_400;

/**
 * Measures how long somebody is away from the page. A long absence is told while it lasts, longer each time, for who does
 * not come back before the end would leave no trace of it.
 * @param now milliseconds of the server's clock
 */
export function createAbsence(now: () => number, tell: (event: Told) => void) {
  let leftAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    if (leftAt === undefined) return;
    const seconds = Math.min(DAY_SECONDS, Math.round((now() - leftAt) / 1000));
    tell({ eventKind: SittingEventKind.left, at: leftAt, seconds });
  };
  const sayLater = (ms: number) => {
    timer = setTimeout(() => {
      say();
      sayLater(AGAIN_MS);
    }, ms);
  };
  const stops = () => {
    clearTimeout(timer);
    leftAt = undefined;
  };
  return {
    begins(): void {
      if (leftAt !== undefined) return;
      leftAt = now();
      sayLater(FIRST_MS);
    },
    ends(): void {
      say();
      stops();
    },
    stops,
  };
}
