import { TOO_MANY_CHAPTERS, TOO_MANY_PERIODS } from '#contract/course/authoringFailures.ts';
import type { PackageNote } from '#contract/course/coursePackage.ts';
import { courseFacts } from '#contract/fields/course.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { fail } from '../../kit/fail.ts';
import { ArchiveRefusal, keyOf } from '../archive/openArchive.ts';
import type { Archive } from '../archive/openArchive.ts';
import { MOST_CHAPTERS } from '../authoring/chapters.ts';
import { MOST_IN_CHAPTER, MOST_IN_COURSE } from '../authoring/periods.ts';
import { EXTRAS, EXTRAS_BYTES, readExtras } from './extras.ts';
import type { Extras } from './extras.ts';
import { small } from './inside.ts';
import { cut, ItemReader } from './itemReader.ts';
import type { Content, IncomingChapter } from './itemReader.ts';
import { MANIFEST, MANIFEST_BYTES, readStructure } from './structure.ts';

export interface Incoming {
  courseName: string;
  summary: string;
  tags: string[];
  courseKind: CourseKind;
  extras: Extras | undefined;
  chapters: IncomingChapter[];
  notes: PackageNote[];
  /** Every file that is stored, once. */
  files: { path: string; bytes: number }[];
}

/** What a package would become, without unfolding its files. @throws ArchiveRefusal, TOO_MANY_CHAPTERS, TOO_MANY_PERIODS */
export async function readCartridge(archive: Archive): Promise<Incoming> {
  const sizes = new Map(archive.entries.map(({ path, bytes }) => [keyOf(path), bytes]));
  const manifest = await small(archive, sizes, MANIFEST, MANIFEST_BYTES);
  if (!manifest) throw new ArchiveRefusal(`压缩包的最外层没有 ${MANIFEST}，不是课程包`);
  const structure = readStructure(manifest);
  const said = await small(archive, sizes, EXTRAS, EXTRAS_BYTES);
  const extras = said && readExtras(said);
  const courseKind = extras?.courseKind ?? CourseKind.online;
  const reader = new ItemReader(archive, sizes, courseKind, extras);
  const chapters = await reader.chapters(structure.nodes);
  mustBeFew(chapters);
  if (chapters.every(({ periods }) => periods.length === 0) && !extras)
    throw new ArchiveRefusal('课程包的目录里什么也没有');
  const wares = chapters.flatMap(({ periods }) => periods.flatMap(({ extra }) => extra?.wares ?? []));
  const held = chapters.flatMap(({ periods }) => periods.flatMap(({ content }) => pathOf(content)));
  const paths = new Map([...held, ...wares.map(({ path }) => path)].map((path) => [keyOf(path), path]));
  return {
    courseName: cut(structure.title, courseFacts.courseName.max) || '导入的课程',
    summary: cut(extras?.facts.summary ?? structure.summary, courseFacts.summary.max),
    tags: structure.tags,
    courseKind,
    extras,
    chapters,
    notes: reader.notes,
    files: [...paths].flatMap(([key, path]) => (sizes.has(key) ? [{ path, bytes: sizes.get(key)! }] : [])),
  };
}

const pathOf = (content: Content): string[] => (content.kind === 'file' ? [content.path] : []);

function mustBeFew(chapters: readonly IncomingChapter[]): void {
  const total = chapters.reduce((sum, { periods }) => sum + periods.length, 0);
  if (chapters.length > MOST_CHAPTERS) throw fail(TOO_MANY_CHAPTERS);
  if (total > MOST_IN_COURSE || chapters.some(({ periods }) => periods.length > MOST_IN_CHAPTER))
    throw fail(TOO_MANY_PERIODS);
}
