import { LEAST_OUTAGE_SECONDS } from '#contract/rules/outage.ts';

export interface Span {
  at: number;
  seconds: number;
}

/** What is kept of outages until the server has answered; it outlives the page. */
export interface KeptOutages {
  /** Since when nothing could be sent; null: it can. */
  since: number | null;
  untold: readonly Span[];
}

const DAY_SECONDS = 86_400;

/**
 * Measures how long nothing could be sent: from the first failure, or from when the browser said that it is offline, until
 * something arrived again, also when another page of the same sitting finds that. Short ones are nothing.
 */
export function createOutageWatch(now: () => number, keep: (kept: KeptOutages) => void) {
  let kept: KeptOutages = { since: null, untold: [] };
  const change = (to: Partial<KeptOutages>): void => keep((kept = { ...kept, ...to }));
  return {
    /** What an earlier page could not tell. */
    takeUp({ since, untold }: KeptOutages): void {
      kept = { since: since ?? kept.since, untold: [...untold, ...kept.untold] };
    },
    fails(): void {
      if (kept.since === null) change({ since: now() });
    },
    arrives(): void {
      const { since, untold } = kept;
      if (since === null) return;
      const seconds = Math.min(Math.round((now() - since) / 1000), DAY_SECONDS);
      change({ since: null, untold: seconds < LEAST_OUTAGE_SECONDS ? untold : [...untold, { at: since, seconds }] });
    },
    /** Nothing that was sent arrived last. */
    isOut: (): boolean => kept.since !== null,
    untold: (): readonly Span[] => kept.untold,
    /** The server has answered these. */
    told(spans: readonly Span[]): void {
      if (spans.length > 0) change({ untold: kept.untold.filter((one) => !spans.includes(one)) });
    },
  };
}
