import type { DraftChapter } from '#contract/course/draft.ts';
import type { Drop } from '../../../../kit/drag/drop.ts';
import { droppedOrder } from '../../../../kit/drag/drop.ts';

/** What a move makes of the outline: chapters in another order, or the class-hours of one chapter. */
export type Placing = { kind: 'chapters'; ids: string[] } | { kind: 'periods'; chapterId: string; ids: string[] };

type Chapters = readonly DraftChapter[];

const idsOf = ({ periods }: DraftChapter): string[] => periods.map(({ id }) => id);
const [CHAPTER, PERIOD] = ['chapter:', 'period:'] as const;
const plain = (key: string): string => key.slice(key.indexOf(':') + 1);
const homeOf = (chapters: Chapters, periodId: string): number =>
  chapters.findIndex(({ periods }) => periods.some(({ id }) => id === periodId));

/** What letting a row go at another one means; undefined where it changes nothing. */
export function dropped(chapters: Chapters, key: string, drop: Drop): Placing | undefined {
  return key.startsWith(CHAPTER)
    ? droppedChapter(chapters, plain(key), drop)
    : droppedPeriod(chapters, plain(key), drop);
}

/** A chapter let go at a class-hour stands behind the chapter of that one. */
function droppedChapter(chapters: Chapters, id: string, { targetId, at }: Drop): Placing | undefined {
  const isBeside = targetId.startsWith(CHAPTER);
  const target = isBeside ? plain(targetId) : chapters[homeOf(chapters, plain(targetId))]?.id;
  if (target === undefined || target === id) return undefined;
  const ids = chapters.map((chapter) => chapter.id);
  return {
    kind: 'chapters',
    ids: droppedOrder(ids, id, { targetId: target, at: isBeside && at === 'before' ? at : 'after' }),
  };
}

function droppedPeriod(chapters: Chapters, id: string, { targetId, at }: Drop): Placing | undefined {
  if (targetId.startsWith(PERIOD)) {
    const home = chapters[homeOf(chapters, plain(targetId))];
    if (!home) return undefined;
    return {
      kind: 'periods',
      chapterId: home.id,
      ids: droppedOrder(idsOf(home), id, { targetId: plain(targetId), at }),
    };
  }
  const place = chapters.findIndex((chapter) => chapter.id === plain(targetId));
  // Above the first chapter there is none to go into.
  const home = at === 'before' ? chapters[Math.max(0, place - 1)] : chapters[place];
  if (!home) return undefined;
  const others = idsOf(home).filter((one) => one !== id);
  const ids = at === 'after' || place === 0 ? [id, ...others] : [...others, id];
  return { kind: 'periods', chapterId: home.id, ids };
}

/** One place up or down; a class-hour at the edge of its chapter goes into the next one. */
export function stepped(chapters: Chapters, key: string, by: -1 | 1): Placing | undefined {
  const id = plain(key);
  if (key.startsWith(CHAPTER)) {
    const ids = chapters.map((chapter) => chapter.id);
    const from = ids.indexOf(id);
    if (from + by < 0 || from + by >= ids.length) return undefined;
    return { kind: 'chapters', ids: ids.toSpliced(from, 1).toSpliced(from + by, 0, id) };
  }
  const at = homeOf(chapters, id);
  const home = chapters[at];
  if (!home) return undefined;
  const ids = idsOf(home);
  const from = ids.indexOf(id);
  if (from + by >= 0 && from + by < ids.length)
    return { kind: 'periods', chapterId: home.id, ids: ids.toSpliced(from, 1).toSpliced(from + by, 0, id) };
  return intoNeighbour(chapters, key, by);
}

/** Into the chapter before, at its end, or the chapter behind, at its beginning. */
export function intoNeighbour(chapters: Chapters, key: string, by: -1 | 1): Placing | undefined {
  if (!key.startsWith(PERIOD)) return undefined;
  const id = plain(key);
  const next = chapters[homeOf(chapters, id) + by];
  if (!next) return undefined;
  return { kind: 'periods', chapterId: next.id, ids: by < 0 ? [...idsOf(next), id] : [id, ...idsOf(next)] };
}

/** Several class-hours at the end of one chapter, in the order they stand in. */
export function gathered(chapters: Chapters, chosen: ReadonlySet<string>, chapterId: string): Placing | undefined {
  const home = chapters.find(({ id }) => id === chapterId);
  if (!home) return undefined;
  const moved = chapters.flatMap(idsOf).filter((id) => chosen.has(id));
  return { kind: 'periods', chapterId, ids: [...idsOf(home).filter((id) => !chosen.has(id)), ...moved] };
}
