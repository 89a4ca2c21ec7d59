import { and, eq, exists, isNull, ne } from 'drizzle-orm';
import type { PackageNote } from '#contract/course/coursePackage.ts';
import { courseFacts, periodFields } from '#contract/fields/course.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { isBlankHtml, lettersIn } from '#contract/rules/richText.ts';
import { wireTime } from '#contract/rules/time.ts';
import { courseAudit, coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import type { Platform } from '../../kit/context.ts';
import { ArchiveRefusal, keyOf } from '../archive/openArchive.ts';
import type { Archive } from '../archive/openArchive.ts';
import { storePicture } from '../files/storePicture.ts';
import { readCartridge } from './incoming.ts';
import { readTopic, small, TEXT_BYTES } from './inside.ts';
import type { IncomingPeriod } from './itemReader.ts';
import { keptHtml, picturesIn, readPage, withPictures } from './pages.ts';
import { takeFile } from './takeFile.ts';
import type { Owner } from './takeFile.ts';

/** What is to be filled, and for whom. */
export interface Filled {
  courseId: string;
  user: Owner;
  /** The class-hours by their numbers in the package. */
  periodIds: Readonly<Record<string, string>>;
}

/** The work on one package. */
export class Filling {
  readonly #platform: Platform;
  readonly #wanted: Filled;
  readonly #archive: Archive;
  readonly #folder: string;
  readonly #sizes: ReadonlyMap<string, number>;
  /** Where the pictures of the package are by now; null for what is none. */
  readonly #pictures = new Map<string, string | null>();
  readonly #files = new Map<string, { id: string } | { reason: string }>();
  readonly #notes: PackageNote[] = [];

  constructor(platform: Platform, wanted: Filled, archive: Archive, folder: string) {
    this.#platform = platform;
    this.#wanted = wanted;
    this.#archive = archive;
    this.#folder = folder;
    this.#sizes = new Map(archive.entries.map(({ path, bytes }) => [keyOf(path), bytes]));
  }

  async all(): Promise<PackageNote[]> {
    const incoming = await readCartridge(this.#archive);
    if (incoming.extras) await this.#facts(incoming.extras.facts.introduce, incoming.extras.cover);
    for (const { name, periods } of incoming.chapters)
      for (const period of periods) {
        const periodId = this.#wanted.periodIds[period.id];
        if (periodId !== undefined) await this.#period(periodId, period, name);
      }
    return this.#notes;
  }

  async #facts(raw: string, cover: string): Promise<void> {
    const { html, left } = readPage(Buffer.from(raw), 'course.html');
    const introduce = await this.#kept(html);
    const courseLogo = cover === '' ? '' : ((await this.#picture(cover)) ?? '');
    if (left !== '') this.#note('', courseFacts.introduce.label, left, 0);
    const { courseId } = this.#wanted;
    const isUntouched = and(eq(courseAudit.id, courseId), eq(courseAudit.revision, 0), this.#isWritable());
    await this.#platform.db
      .update(courseAudit)
      .set({ introduce: lettersIn(introduce) > courseFacts.introduce.max ? '' : introduce, courseLogo, revision: 1 })
      .where(isUntouched);
  }

  async #period(id: string, { content, name, extra, fileType }: IncomingPeriod, place: string): Promise<void> {
    const set: Partial<typeof coursePeriodAudit.$inferInsert> = {};
    if (content.kind === 'file') {
      const file = await this.#file(content.path, fileType);
      if ('id' in file) set.mediaId = file.id;
      else this.#note(place, name, file.reason, 1);
    }
    if (content.kind === 'page' || content.kind === 'topic') {
      const text = await this.#text(content, place, name);
      if (text !== undefined) set.content = text;
    }
    await this.#write(id, set);
    await this.#wares(id, extra?.wares ?? [], place, name);
  }

  async #write(id: string, set: Partial<typeof coursePeriodAudit.$inferInsert>): Promise<void> {
    if (Object.keys(set).length === 0) return;
    const { db, clock } = this.#platform;
    const table = coursePeriodAudit;
    const isUntouched = and(eq(table.id, id), eq(table.revision, 0), isNull(table.mediaId), eq(table.content, ''));
    const writable = db.select({ id: courseAudit.id }).from(courseAudit);
    const isOpen = exists(writable.where(and(eq(courseAudit.id, table.courseId), this.#isWritable())));
    await db
      .update(table)
      .set({ ...set, revision: 1, gmtModified: wireTime(clock()) })
      .where(and(isUntouched, isOpen));
  }

  async #wares(periodId: string, wares: readonly { docName: string; path: string }[], place: string, name: string) {
    const { db } = this.#platform;
    if (wares.length === 0 || (await db.$count(coursewareAudit, eq(coursewareAudit.periodId, periodId))) > 0) return;
    const rows: (typeof coursewareAudit.$inferInsert)[] = [];
    for (const [sort, { docName, path }] of wares.entries()) {
      const file = await this.#file(path);
      if ('id' in file) rows.push({ courseId: this.#wanted.courseId, periodId, docName, mediaId: file.id, sort });
      else this.#note(place, `${name}的资料「${docName}」`, file.reason, 1);
    }
    if (rows.length > 0) await db.insert(coursewareAudit).values(rows);
  }

  async #text(
    { kind, path }: { kind: 'page' | 'topic'; path: string },
    place: string,
    name: string,
  ): Promise<string | undefined> {
    try {
      const bytes = await small(this.#archive, this.#sizes, path, TEXT_BYTES);
      if (!bytes) return undefined;
      const page = readPage(kind === 'topic' ? Buffer.from(readTopic(bytes, path)) : bytes, path);
      const html = await this.#kept(page.html);
      if (isBlankHtml(html)) {
        this.#note(place, name, page.left || '网页里没有能留下的文字与图片', 1);
        return undefined;
      }
      if (lettersIn(html) > periodFields.content.max) {
        this.#note(place, name, `正文超过 ${periodFields.content.max} 个字，没有带进来`, 1);
        return undefined;
      }
      if (page.left !== '') this.#note(place, name, page.left, 0);
      return html;
    } catch (error) {
      if (!(error instanceof ArchiveRefusal)) throw error;
      this.#note(place, name, error.message, 1);
      return undefined;
    }
  }

  /** The text with its pictures stored, as it may be kept. */
  async #kept(html: string): Promise<string> {
    for (const path of picturesIn(html)) await this.#picture(path);
    return keptHtml(withPictures(html, (path) => this.#pictures.get(keyOf(path)) ?? undefined));
  }

  async #picture(path: string): Promise<string | undefined> {
    const key = keyOf(path);
    if (this.#pictures.has(key)) return this.#pictures.get(key) ?? undefined;
    const bytes = await small(this.#archive, this.#sizes, path, PICTURE_BYTES).catch(() => undefined);
    const { db, providers, clock } = this.#platform;
    const keeper = { db, providers, user: this.#wanted.user, now: clock() };
    const stored = bytes ? await storePicture(keeper, path, bytes) : { reason: '不在包里，或者太大' };
    if ('reason' in stored) this.#note('', `图片 ${path.slice(-80)}`, stored.reason, 1);
    this.#pictures.set(key, 'url' in stored ? stored.url : null);
    return 'url' in stored ? stored.url : undefined;
  }

  async #file(path: string, fileType?: number): Promise<{ id: string } | { reason: string }> {
    const key = `${keyOf(path)} ${fileType ?? ''}`;
    const known = this.#files.get(key);
    if (known) return known;
    const bytes = this.#sizes.get(keyOf(path)) ?? 0;
    const file = { path, bytes, folder: this.#folder, fileType };
    const taken = await takeFile(this.#platform, this.#wanted.user, this.#archive, file);
    this.#files.set(key, taken);
    return taken;
  }

  #note(place: string, name: string, note: string, isLeft: 0 | 1): void {
    this.#notes.push({ place, name, note, isLeft });
  }

  #isWritable = () => ne(courseAudit.auditStatus, DraftState.waiting);
}

const PICTURE_BYTES = 20 * 1_048_576;
