import { suggest as contract } from '#contract/course/search.ts';
import type { Mark } from '#contract/kit/mark.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { foundPath, SearchKind } from '#contract/rules/searchKinds.ts';
import { call } from '../../kit/call.ts';
import type { SearchScope } from './searchTarget.ts';

/** Something that is found by what is typed, and where it has its page. */
export interface Suggestion {
  title: string;
  marks: readonly Mark[];
  /** What it is, in words. */
  kind: string;
  to: string;
}

/** What to offer while somebody types. */
export interface Offer {
  found: readonly Suggestion[];
  /** Null for titles that are written as typed; else the word that was probably meant, empty when they only sound alike. */
  meant: string | null;
}

export const NOTHING: Offer = { found: [], meant: null };

/** What has titles like what is typed. Of the directories only that of the courses has something to offer. */
export async function suggest(str: string, { kind, type }: SearchScope, signal: AbortSignal): Promise<Offer> {
  if (kind === 'directory' && type !== 1) return NOTHING;
  const { list, meant } = await call(contract, { str }, { signal, isShowErrTip: false });
  const fitting = kind === 'directory' ? list.filter((one) => one.type === SearchKind.course) : list;
  return { found: fitting.map(suggestionOf), meant: fitting.length > 0 ? meant : null };
}

type Hit = OutputOf<typeof contract.output>['list'][number];

const suggestionOf = ({ type, id, title, marks }: Hit): Suggestion => ({
  title,
  marks,
  kind: SearchKind.labels[type],
  to: foundPath(type, id),
});
