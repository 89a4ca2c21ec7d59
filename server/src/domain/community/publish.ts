import { and, eq } from 'drizzle-orm';
import type { stand } from '#contract/community/blog.ts';
import type { DraftFields } from '#contract/community/blogShapes.ts';
import { ARTICLE_REMOVED, NOT_SO } from '#contract/community/failures.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { BlogOrigin, BlogState, VersionReason } from '#contract/rules/blog.ts';
import { heatOf } from '#contract/rules/heat.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { blogArticle, blogDraft, blogger, blogVersion } from '../../db/schema/blog.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { plainText } from '../../kit/html.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { changed, keepVersion, ownDraft } from './draft.ts';
import { hotter } from './heat.ts';
import { mayPublish } from './limits.ts';
import { ownArticle } from './policies.ts';
import { ensureBlogger, keepOnShelf } from './shelf.ts';
import { mustBeClean } from './words.ts';

const SUMMARY = 120;

/** What a list shows of a text whose author wrote no summary. */
export const summaryOf = (content: string): string => plainText(content, SUMMARY);

/**
 * Readers see what the draft says from now on. The first time counts as its publishing; doing it again does not bring
 * it up in the lists.
 * @throws NOT_FOUND, ARTICLE_REMOVED, DRAFT_CHANGED with the draft, INVALID_INPUT at fields, BAD_WORDS, PUBLISHED_ENOUGH
 */
export async function publish(ctx: UserCtx, { id, revision }: OutputOf<typeof stand.input>): Promise<BlogState> {
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  const before = await mustBeOwn(ctx, id);
  if (before.removedFor !== null) throw fail(ARTICLE_REMOVED);
  const draft = await ownDraft(db, user.userNo, id);
  if (revision !== undefined && revision !== draft.revision) throw changed(draft);
  const { labels, ...fields } = draft.fields;
  mustBeWhole(draft.fields);
  const { title, summary, content, sourceName, aboutVersion } = fields;
  await mustBeClean(db, { title, summary, content, sourceName, aboutVersion, labels: labels.join(' ') });
  const isFirst = before.publishTime === null;
  if (isFirst) await mayPublish(db, user.userNo, now);
  await ensureBlogger(db, user.userNo);
  const at = wireTime(now);
  const [after] = await db
    .update(blogArticle)
    .set({
      ...fields,
      summary: summary || summaryOf(content),
      blogState: BlogState.published,
      isChanged: 0,
      gmtModified: at,
      ...(isFirst ? { publishTime: at, heat: heatOf('publish', now) } : {}),
    })
    .where(eq(blogArticle.id, id))
    .returning();
  if (isFirst)
    await db
      .update(blogger)
      .set({ heat: hotter(blogger.heat, heatOf('publish', now)) })
      .where(eq(blogger.userNo, user.userNo));
  await keepVersion(db, { articleId: id, fields: draft.fields, versionReason: VersionReason.published }, now);
  await keepOnShelf(db, before, after!, now, labels);
  return BlogState.published;
}

/** Only the author sees it from now on. @throws NOT_FOUND, NOT_SO when it is not published */
export async function withdraw(ctx: UserCtx, id: string): Promise<BlogState> {
  const { db, now } = ctx;
  const before = await mustBeOwn(ctx, id);
  if (before.blogState !== BlogState.published) throw fail(NOT_SO);
  const [after] = await db
    .update(blogArticle)
    .set({ blogState: BlogState.withdrawn })
    .where(and(eq(blogArticle.id, id), eq(blogArticle.blogState, BlogState.published)))
    .returning();
  if (!after) throw fail(NOT_SO);
  await keepOnShelf(db, before, after, now);
  return BlogState.withdrawn;
}

/** Takes an article or a draft away, with its history. @throws NOT_FOUND */
export async function removeArticle(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const before = await mustBeOwn(ctx, id);
  const [after] = await db
    .update(blogArticle)
    .set({ statusId: RowState.disabled })
    .where(eq(blogArticle.id, id))
    .returning();
  await db.delete(blogDraft).where(eq(blogDraft.articleId, id));
  await db.delete(blogVersion).where(eq(blogVersion.articleId, id));
  await keepOnShelf(db, before, after!, now);
}

/** Held until the transaction ends. */
async function mustBeOwn({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(blogArticle).where(ownArticle(user.userNo, id)).for('no key update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

function mustBeWhole({ title, content, blogOrigin, sourceName, sourceUrl }: DraftFields): void {
  const issues = [
    title === '' && { path: 'title', message: '请输入标题' },
    isBlankHtml(content) && { path: 'content', message: '请输入正文' },
    blogOrigin === BlogOrigin.reprint &&
      sourceName === '' &&
      sourceUrl === '' && { path: 'sourceName', message: '转载请写明原文出处或原文地址' },
  ].filter((issue) => issue !== false);
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
}
