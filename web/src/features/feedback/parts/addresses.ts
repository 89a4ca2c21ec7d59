import { ownPath } from '#contract/rules/guard.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** The tabs of the page; the first is what an empty address means. */
export const feedbackTabs = ['write', 'mine'] as const;

export const mineList = listSpec({});

/** The queue of the operators, by `handleStatus`. */
export const queueList = listSpec({ filters: { status: ['1', '2'] } });

/** Query name of the page the feedback is about; a link from there sets it. */
export const TARGET = 'target';

/** The page of this site that the feedback is about, or an empty text. */
export function targetOf(search: URLSearchParams): string {
  const given = search.get(TARGET);
  return given !== null && ownPath(given) === given ? given : '';
}

/** People paste whole addresses: of one of this site the path stays, everything else is left for the check. */
export function pathWithin(origin: string, typed: string): string {
  const text = typed.trim();
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  return url.origin === origin ? url.pathname + url.search : text;
}
