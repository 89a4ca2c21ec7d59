import type { LiveEntry } from '#contract/live/shapes.ts';
import { CAPTION_SECONDS, EntryKind } from '#contract/rules/liveRooms.ts';

/** Specification, section 10: a list over 2,000 is cut to 1,000. */
const MOST = 2000;
const KEPT = 1000;

/** Both together in the order of their numbers, each once; what was deleted loses its words. */
export function merged(before: readonly LiveEntry[], more: readonly LiveEntry[]): LiveEntry[] {
  const bySeq = new Map(before.map((entry) => [entry.seq, entry]));
  for (const entry of more) bySeq.set(entry.seq, entry);
  const hidden = new Set(more.flatMap(({ entryKind, value }) => (entryKind === EntryKind.hide ? [value] : [])));
  const all = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  const shown = all.map((entry) => (hidden.has(entry.seq) ? { ...entry, isHidden: 1 as const, text: '' } : entry));
  return shown.length > MOST ? cut(shown) : shown;
}

/** The slides and what is written on them: kept as long as it can be seen. */
const board: ReadonlySet<EntryKind> = new Set([EntryKind.deck, EntryKind.page, EntryKind.ink, EntryKind.inkClear]);

function cut(all: readonly LiveEntry[]): LiveEntry[] {
  const lines = all.filter(({ entryKind }) => !board.has(entryKind));
  const from = lines.length > MOST ? lines.at(-KEPT)!.seq : 0;
  const since = wiped(all);
  return all.filter(({ entryKind, seq, value }) =>
    board.has(entryKind) ? entryKind !== EntryKind.ink || seq > since(value) : seq >= from,
  );
}

/** After which number the strokes of a page stand: the slides were changed then, or the page was wiped. */
function wiped(all: readonly LiveEntry[]): (page: number) => number {
  const deck = all.findLast(({ entryKind }) => entryKind === EntryKind.deck)?.seq ?? 0;
  const wipes = all.filter(({ entryKind }) => entryKind === EntryKind.inkClear);
  const byPage = new Map(wipes.map(({ value, seq }) => [value, seq]));
  return (page) => Math.max(deck, byPage.get(page) ?? 0);
}

/** Up to which number nothing is missing, once these are heard too. */
export function reached(last: number, more: readonly LiveEntry[]): number {
  let upTo = last;
  for (const seq of more.map((entry) => entry.seq).toSorted((a, b) => a - b)) if (seq === upTo + 1) upTo = seq;
  return upTo;
}

const told: ReadonlySet<EntryKind> = new Set([
  EntryKind.chat,
  EntryKind.status,
  EntryKind.hand,
  EntryKind.stage,
  EntryKind.pollOpen,
  EntryKind.pollClose,
  EntryKind.signOpen,
]);

/** What stands in the discussion. */
export const linesOf = (entries: readonly LiveEntry[]): LiveEntry[] =>
  entries.filter(({ entryKind }) => told.has(entryKind));

/** After which the room itself is another one: pages ask for it anew. */
export const changesRoom = ({ entryKind }: LiveEntry): boolean =>
  entryKind !== EntryKind.chat &&
  entryKind !== EntryKind.caption &&
  entryKind !== EntryKind.ink &&
  entryKind !== EntryKind.inkClear;

/** What stands under the slides at a second of the class; empty when the last words are too long ago. */
export function captionAt(entries: readonly LiveEntry[], second: number): string {
  const last = entries.findLast((entry) => entry.entryKind === EntryKind.caption && entry.second <= second);
  return last && second - last.second <= CAPTION_SECONDS ? last.text : '';
}

/** The strokes on a page, since the slides were changed and the page was wiped. */
export function inkOn(entries: readonly LiveEntry[], page: number): LiveEntry[] {
  const since = entries.findLastIndex(
    ({ entryKind, value }) => entryKind === EntryKind.deck || (entryKind === EntryKind.inkClear && value === page),
  );
  return entries.slice(since + 1).filter(({ entryKind, value }) => entryKind === EntryKind.ink && value === page);
}

/** Where the slides stand at a moment of the class. */
export function slideAt(entries: readonly LiveEntry[], second: number): { mediaId: string | null; page: number } {
  const past = entries.filter((entry) => entry.second <= second);
  const deck = past.findLast(({ entryKind }) => entryKind === EntryKind.deck);
  const turned = past.findLast(({ entryKind }) => entryKind === EntryKind.page || entryKind === EntryKind.deck);
  return { mediaId: deck?.refId ?? null, page: turned?.value ?? 0 };
}
