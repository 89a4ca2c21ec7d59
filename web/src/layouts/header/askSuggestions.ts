import { suggest as contract } from '#contract/course/search.ts';
import { call } from '../../kit/call.ts';
import type { SearchScope } from './searchTarget.ts';

/** What to offer while somebody types. */
export interface Offer {
  titles: readonly string[];
  /** Null for titles that are written as typed; else the word that was probably meant, empty when they only sound alike. */
  meant: string | null;
}

export const NOTHING: Offer = { titles: [], meant: null };

/** Titles that what is typed may become. Of the directories only that of the courses has titles to offer. */
export async function suggest(str: string, { kind, type }: SearchScope, signal: AbortSignal): Promise<Offer> {
  if (kind === 'directory' && type !== 1) return NOTHING;
  const { list, meant } = await call(contract, { str }, { signal, isShowErrTip: false });
  const fitting = kind === 'directory' ? list.filter((one) => one.type === 1) : list;
  return { titles: [...new Set(fitting.map(({ title }) => title))], meant: fitting.length > 0 ? meant : null };
}
