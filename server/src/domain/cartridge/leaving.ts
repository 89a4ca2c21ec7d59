import { inArray } from 'drizzle-orm';
import type { Readable } from 'node:stream';
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
import { linkXml, manifestXml } from './manifestXml.ts';
import type { Item, Resource } from './manifestXml.ts';
import { pageOf, picturesIn, withPictures } from './pages.ts';

/** A file of a package that is read from storage when its turn comes. */
export interface LeavingFile {
  path: string;
  bytes: number;
  open(): Promise<Readable>;
}

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
export async function leavingOf({ db, storage, now }: Source, draft: DraftRow): Promise<Leaving> {
  const chapters = await chaptersWithPeriods(db, draft.id);
  const periods = chapters.flatMap((chapter) => chapter.periods);
  const notes: PackageNote[] = [];
  const texts = [draft.introduce, ...periods.map(({ content }) => content)];
  const pictures = await pictureFiles({ db, storage }, [draft.courseLogo, ...texts.flatMap(picturesIn)]);
  const files = await mediaFiles({ db, storage }, periods);
  const used = new Map<string, LeavingFile>();
  const take = <T extends LeavingFile>(file: T): T => {
    used.set(file.path, file);
    return file;
  };
  const entries: NewEntry[] = [];
  const resources: Resource[] = [];
  const said: Extras['periods'] = {};
  const packed = (html: string, from: string): string =>
    withPictures(html, (src) => {
      const file = pictures.get(src);
      return file && `${from}${take(file).path}`;
    });
  const contentOf = (id: string, place: string, period: (typeof periods)[number]): string | undefined => {
    const note = (text: string, isLeft: 0 | 1): void => {
      notes.push({ place, name: period.periodName, note: text, isLeft });
    };
    const { media, linkUrl, content, assessment } = period;
    const resource = `r-${id}`;
    if (assessment) note(`「${assessment.title}」不在包里：作业与考试属于题库，可以在题库里导出成 QTI`, 1);
    if (media) {
      const file = files.get(media.mediaId)!;
      if ('left' in file) return void note(file.left, 1);
      if (file.note) note(file.note, 0);
      resources.push({ id: resource, type: 'webcontent', href: take(file).path });
      return resource;
    }
    if (linkUrl !== '') {
      const path = `links/${id}.xml`;
      entries.push({ path, content: linkXml(period.periodName, linkUrl) });
      resources.push({ id: resource, type: 'imswl_xmlv1p3', href: path });
      return resource;
    }
    if (content === '') return void (assessment ?? note('还没有内容', 1));
    const path = `pages/${id}.html`;
    entries.push({ path, content: pageOf(period.periodName, packed(content, '../')) });
    resources.push({ id: resource, type: 'webcontent', href: path });
    return resource;
  };
  const waresOf = (place: string, { wares, periodName }: DraftPeriod) =>
    wares.flatMap(({ docName, media }) => {
      const file = files.get(media.mediaId)!;
      if (!('left' in file)) return [{ docName, path: take(file).path }];
      notes.push({ place, name: `${periodName}的资料「${docName}」`, note: file.left, isLeft: 1 });
      return [];
    });
  const items = chapters.map((chapter, at): Item => {
    const { chapterName } = chapter;
    const inside = chapter.periods.map((period, place): Item => {
      const id = `p${at + 1}-${place + 1}`;
      const where = courseKinds[draft.courseKind].outline === 'chapters' ? chapterName : '';
      const resource = contentOf(id, where, period);
      const { fileType, periodDesc: desc, isFree, pageSeconds, minutes } = period;
      said[id] = { fileType, desc, isFree, pageSeconds, minutes, wares: waresOf(where, period) };
      return { id, title: period.periodName, resource, items: [] };
    });
    return { id: `c${at + 1}`, title: chapterName, items: inside };
  });
  notes.push(...courseNotes(periods));
  const extras = await extrasOf({ db, now }, draft, {
    cover: pictures.get(draft.courseLogo) ? take(pictures.get(draft.courseLogo)!).path : '',
    introduce: packed(draft.introduce, ''),
    chapters: Object.fromEntries(
      chapters.map(({ chapterDesc: desc, isFree }, at) => [`c${at + 1}`, { desc, isFree }] as const),
    ),
    periods: said,
  });
  const named = new Set(resources.map(({ href }) => href));
  const others = [EXTRAS, ...[...used.keys()].filter((path) => !named.has(path))];
  resources.push(...others.map((href, at) => ({ id: `f-${at + 1}`, type: 'webcontent', href })));
  entries.push({ path: EXTRAS, content: JSON.stringify(extras) });
  const { courseName, summary, tags } = draft;
  entries.unshift({
    path: 'imsmanifest.xml',
    content: manifestXml({ title: courseName, summary, tags, items, resources }),
  });
  return { entries, files: [...used.values()], notes, chapterCount: chapters.length, periodCount: periods.length };
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
    },
    categories: [draft.categoryId1, draft.categoryId2, draft.categoryId3].flatMap(
      (id) => known.get(id)?.categoryName ?? [],
    ),
    abilities: raised.map(({ abilityName: name, groupName: group, abilityLevel: level }) => ({ name, group, level })),
    ...outline,
  };
}
