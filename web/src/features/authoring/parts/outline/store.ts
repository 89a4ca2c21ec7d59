import type { DraftChapter, DraftPeriod, Outline } from '#contract/course/draft.ts';
import type { Fields } from '../saving/recordWriter.ts';

export type OutlineStore = ReturnType<typeof createOutlineStore>;

/** The chapters and class-hours as the page shows them; every change makes a new outline in which the rest is the same. */
export function createOutlineStore(initial: Outline) {
  let outline = initial;
  const listeners = new Set<() => void>();

  function put(next: Outline): void {
    outline = next;
    for (const listener of listeners) listener();
  }

  const putChapters = (chapters: DraftChapter[]): void => put({ ...outline, chapters });

  const mapChapter = (id: string, change: (chapter: DraftChapter) => DraftChapter): void =>
    putChapters(outline.chapters.map((chapter) => (chapter.id === id ? change(chapter) : chapter)));

  function mapPeriod(id: string, change: (period: DraftPeriod) => DraftPeriod): void {
    const home = outline.chapters.find(({ periods }) => periods.some((period) => period.id === id));
    if (!home) return;
    const periods = home.periods.map((period) => (period.id === id ? change(period) : period));
    mapChapter(home.id, (chapter) => ({ ...chapter, periods }));
  }

  return {
    get: (): Outline => outline,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    replace: put,
    setRevision: (outlineRevision: number): void => put({ ...outline, outlineRevision }),
    patchChapter: (id: string, fields: Fields): void => mapChapter(id, (chapter) => ({ ...chapter, ...fields })),
    patchPeriod: (id: string, fields: Fields): void => mapPeriod(id, (period) => ({ ...period, ...shown(fields) })),
    putPeriod: (given: DraftPeriod): void => mapPeriod(given.id, ({ chapterId }) => ({ ...given, chapterId })),
    addChapter: (chapter: DraftChapter): void => putChapters([...outline.chapters, chapter]),
    addPeriod: (period: DraftPeriod): void =>
      mapChapter(period.chapterId, (chapter) => ({ ...chapter, periods: [...chapter.periods, period] })),
    removeChapter: (id: string): void => putChapters(outline.chapters.filter((chapter) => chapter.id !== id)),
    removePeriods(ids: ReadonlySet<string>): void {
      putChapters(outline.chapters.map((chapter) => without(chapter, ids)));
    },
    /** Class-hours stand in a chapter in this order, wherever they were. */
    placePeriods(chapterId: string, ids: readonly string[]): void {
      const moved = new Map(
        outline.chapters.flatMap(({ periods }) => periods.map((period) => [period.id, period] as const)),
      );
      const periods = ids.map((id) => ({ ...moved.get(id)!, chapterId }));
      const named = new Set(ids);
      putChapters(
        outline.chapters.map((chapter) =>
          chapter.id === chapterId ? { ...chapter, periods } : without(chapter, named),
        ),
      );
    },
    placeChapters(ids: readonly string[]): void {
      putChapters(ids.flatMap((id) => outline.chapters.find((chapter) => chapter.id === id) ?? []));
    },
  };
}

function without(chapter: DraftChapter, ids: ReadonlySet<string>): DraftChapter {
  const periods = chapter.periods.filter(({ id }) => !ids.has(id));
  return periods.length === chapter.periods.length ? chapter : { ...chapter, periods };
}

/** Files come with the answer of the server, which knows their names. */
const shown = ({ mediaId: _mediaId, wares: _wares, content: _content, ...fields }: Fields): Fields => fields;
