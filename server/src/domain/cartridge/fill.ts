import { and, eq, exists, isNull, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { PackageNote } from '#contract/course/coursePackage.ts';
import { courseFacts, periodFields } from '#contract/fields/course.ts';
import { oneOf } from '#contract/kit/oneOf.ts';
import { Id } from '#contract/kit/values.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { isBlankHtml, lettersIn } from '#contract/rules/richText.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { courseAudit, coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { Platform } from '../../kit/context.ts';
import { job } from '../../kit/job.ts';
import { ArchiveRefusal, keyOf } from '../archive/openArchive.ts';
import type { Archive } from '../archive/openArchive.ts';
import { inWorkshop } from '../media/process/workshop.ts';
import { Refusal } from '../media/process/refusal.ts';
import { sendMessage } from '../messages/send.ts';
import { openCartridge, readCartridge, readTopic, small, TEXT_BYTES } from './incoming.ts';
import type { IncomingPeriod } from './incoming.ts';
import { keptHtml, picturesIn, readPage, withPictures } from './pages.ts';
import { takeFile } from './takeFile.ts';
import type { Owner } from './takeFile.ts';
import { storePicture } from '../files/storePicture.ts';

const input = z.object({
  courseId: Id,
  /** The package. */
  mediaId: Id,
  user: z.object({ userNo: Id, orgNo: Id.nullable(), userType: oneOf(UserType) }),
  /** The class-hours by the items of the package. */
  periodIds: z.record(z.string(), Id),
});

type Input = z.infer<typeof input>;

/**
 * Puts what a package holds into the class-hours that were made of it, one after the other. What an author wrote there
 * in the meantime stays; done again after a crash it finds the files that are stored already.
 */
export const fillCourse = job({
  name: 'fillCourse',
  input,
  attempts: 8,
  isLong: true,
  key: ({ courseId }) => courseId,
  async run(platform, wanted) {
    const { db, providers } = platform;
    const [media] = await db.select().from(mediaFile).where(eq(mediaFile.id, wanted.mediaId));
    if (!media) return;
    const notes = await inWorkshop(providers.storage, media.storageKey, async ({ folder, source }) => {
      const archive = await openCartridge(source);
      try {
        return await new Filling(platform, wanted, archive, folder).all();
      } finally {
        archive.close();
      }
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal || error instanceof ArchiveRefusal)) throw error;
      return [{ place: '', name: media.fileName, note: error.message, isLeft: 1 as const }];
    });
    await report(platform, wanted, notes);
  },
  async onGivenUp(platform, wanted) {
    const note = '系统暂时放不进去，可以用这个课程包再建一门';
    await report(platform, wanted, [{ place: '', name: '课程包', note, isLeft: 1 }]);
  },
});

const SAID = 20;

async function report({ db }: Platform, { courseId, user }: Input, notes: readonly PackageNote[]): Promise<void> {
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, courseId));
  if (!draft) return;
  const lines = notes.slice(0, SAID).map(({ place, name, note }) => `${place ? `${place} / ` : ''}${name}：${note}`);
  const rest = notes.length > SAID ? [`另有 ${notes.length - SAID} 处`] : [];
  const { outline, facts } = placesOf(draft.courseKind, courseId);
  await db.transaction((tx) =>
    sendMessage(
      { db: tx },
      {
        to: [user.userNo],
        msgType: 'system',
        msgTitle: `「${draft.courseName}」的内容已经从课程包放好${notes.length > 0 ? `，${notes.length} 处没有照原样` : ''}`,
        msgText: [...lines, ...rest].join('\n'),
        msgUrl: outline ?? facts,
      },
    ),
  );
}

/** The work on one package. */
class Filling {
  readonly #platform: Platform;
  readonly #wanted: Input;
  readonly #archive: Archive;
  readonly #folder: string;
  readonly #sizes: ReadonlyMap<string, number>;
  /** Where the pictures of the package are by now; null for what is none. */
  readonly #pictures = new Map<string, string | null>();
  readonly #files = new Map<string, { id: string } | { reason: string }>();
  readonly #notes: PackageNote[] = [];

  constructor(platform: Platform, wanted: Input, archive: Archive, folder: string) {
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
    const owner: Owner = this.#wanted.user;
    const bytes = this.#sizes.get(keyOf(path)) ?? 0;
    const file = { path, bytes, folder: this.#folder, fileType };
    const taken = await takeFile(this.#platform, owner, this.#archive, file);
    this.#files.set(key, taken);
    return taken;
  }

  #note(place: string, name: string, note: string, isLeft: 0 | 1): void {
    this.#notes.push({ place, name, note, isLeft });
  }

  #isWritable = () => ne(courseAudit.auditStatus, DraftState.waiting);
}

const PICTURE_BYTES = 20 * 1_048_576;
