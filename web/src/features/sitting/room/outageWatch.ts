import { LEAST_OUTAGE_SECONDS } from '#contract/rules/outage.ts';

interface Span {
  at: number;
  seconds: number;
}

/**
 * Measures how long nothing could be sent: from the first failure, or from when the browser said that it is offline, until
 * something arrived again. Short ones are nothing.
 */
export function createOutageWatch(now: () => number, told: (span: Span) => void) {
  let since: number | undefined;
  return {
    fails(): void {
      since ??= now();
    },
    arrives(): void {
      if (since === undefined) return;
      const seconds = Math.round((now() - since) / 1000);
      const at = since;
      since = undefined;
      if (seconds >= LEAST_OUTAGE_SECONDS) told({ at, seconds });
    },
  };
}
