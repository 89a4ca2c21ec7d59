import { inArray } from 'drizzle-orm';
import type { DraftPeriod } from '#contract/course/draft.ts';
import type { PackageNote } from '#contract/course/coursePackage.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Db } from '../../db/client.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { StorageProvider } from '../../providers/storage.ts';
import type { NewEntry } from '../archive/writeArchive.ts';
import type { DraftRow } from '../authoring/draft.ts';
import { chaptersWithPeriods } from '../authoring/outline.ts';
import { raisedByDraft } from '../authoring/raised.ts';
import { categories } from '../catalogue/categories.ts';
import { storedPictures } from '../files/storedPictures.ts';
import { EXTRAS } from './extras.ts';
import type { Extras } from './extras.ts';
import { fileOf } from './fileOf.ts';
import { manifestXml } from './manifestXml.ts';
import type { Item } from './manifestXml.ts';
import { Packing } from './packing.ts';
import type { LeavingFile } from './packing.ts';
import { picturesIn } from './pages.ts';

/** Everything of a course as a cartridge holds it. */
export interface Leaving {
  entries: NewEntry[];
  files: LeavingFile[];
  notes: PackageNote[];
  chapterCount: number;
  periodCount: number;
}

interface Source {
  db: Db;
  storage: StorageProvider;
  now: Date;
}

/** What of a draft goes into a package, and what does not, in the order of its outline. */
export async function leavingOf(source: Source, draft: DraftRow): Promise<Leaving> {
  const chapters = await chaptersWithPeriods(source.db, draft.id);
  const periods = chapters.flatMap((chapter) => chapter.periods);
  const texts = [draft.introduce, ...periods.map(({ content }) => content)];
  const pictures = await pictureFiles(source, [draft.courseLogo, ...texts.flatMap(picturesIn)]);
  const packing = new Packing(pictures, await mediaFiles(source, periods));
  const hasChapters = courseKinds[draft.courseKind].outline === 'chapters';
  const items = chapters.map(({ chapterName: title, periods: inside }, at): Item => {
    const place = hasChapters ? title : '';
    return { id: `c${at + 1}`, title, items: inside.map((one, n) => packing.item(`p${at + 1}-${n + 1}`, place, one)) };
  });
  const said = chapters.map(({ chapterDesc: desc, isFree }, at) => [`c${at + 1}`, { desc, isFree }] as const);
  const extras = await extrasOf(source, draft, {
    cover: packing.picture(draft.courseLogo) ?? '',
    introduce: packing.text(draft.introduce, ''),
    chapters: Object.fromEntries(said),
    periods: packing.periods,
  });
  const { courseName, summary, tags } = draft;
  const resources = packing.everything();
  const manifest = manifestXml({ title: courseName, summary, tags, items, resources });
  return {
    entries: [
      { path: 'imsmanifest.xml', content: manifest },
      ...packing.entries,
      { path: EXTRAS, content: JSON.stringify(extras) },
    ],
    files: [...packing.files.values()],
    notes: [...packing.notes, ...courseNotes(periods)],
    chapterCount: chapters.length,
    periodCount: periods.length,
  };
}

/** What nothing in a package can say, for the course as a whole. */
function courseNotes(periods: readonly DraftPeriod[]): PackageNote[] {
  const hasTimes = periods.some(({ startTime }) => startTime !== null);
  const note = '开始时间不带走，到了新的地方重新安排';
  return hasTimes ? [{ place: '', name: '开始时间', note, isLeft: 1 }] : [];
}

async function mediaFiles({ db, storage }: Omit<Source, 'now'>, periods: readonly DraftPeriod[]) {
  const ids = periods.flatMap(({ media, wares }) => [media, ...wares.map((ware) => ware.media)]);
  const wanted = [...new Set(ids.flatMap((media) => media?.mediaId ?? []))];
  const rows = wanted.length === 0 ? [] : await db.select().from(mediaFile).where(inArray(mediaFile.id, wanted));
  const files = new Map<string, Awaited<ReturnType<typeof fileOf>>>();
  for (const media of rows) files.set(media.id, await fileOf(storage, media, isTimed(media.fileType)));
  return files;
}

async function pictureFiles({ db, storage }: Omit<Source, 'now'>, urls: readonly string[]) {
  const rows = await storedPictures(db, urls);
  const files = new Map<string, LeavingFile>();
  for (const [url, { id, storageKey, extension }] of rows) {
    const bytes = await storage.size(storageKey);
    const open = async () => (await storage.open(storageKey))!.stream;
    if (bytes !== undefined) files.set(url, { path: `pictures/${id}.${extension}`, bytes, open });
  }
  return files;
}

async function extrasOf(
  { db, now }: Omit<Source, 'storage'>,
  draft: DraftRow,
  { introduce, ...outline }: Pick<Extras, 'cover' | 'chapters' | 'periods'> & { introduce: string },
): Promise<Extras> {
  const known = await categories(db, now);
  const raised = await raisedByDraft(db, draft);
  const { summary, tags, isFree, isVipFree, isAnswer, isDragAllowed, isSpeedAllowed, completionPercent } = draft;
  return {
    format: 'zhitu-course',
    version: 1,
    courseKind: draft.courseKind,
    facts: {
      summary,
      introduce,
      tags,
      isFree,
      isVipFree,
      isAnswer,
      isDragAllowed,
      isSpeedAllowed,
      completionPercent,
      credit: draft.credit / 10,
      courseOriginal: yuanOf(draft.courseOriginal),
      courseDiscount: yuanOf(draft.courseDiscount),
      courseSvipDiscount: yuanOf(draft.courseSvipDiscount),
    },
    categories: [draft.categoryId1, draft.categoryId2, draft.categoryId3].flatMap(
      (id) => known.get(id)?.categoryName ?? [],
    ),
    abilities: raised.map(({ abilityName: name, groupName: group, abilityLevel: level }) => ({ name, group, level })),
    ...outline,
  };
}
