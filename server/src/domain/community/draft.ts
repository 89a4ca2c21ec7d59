import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { save, update } from '#contract/community/blog.ts';
import { Draft } from '#contract/community/blogShapes.ts';
import type { DraftFields } from '#contract/community/blogShapes.ts';
import { ARTICLES_ENOUGH, DRAFT_CHANGED, DRAFT_NOT_THEIRS } from '#contract/community/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { BlogState, MOST_ARTICLES, MOST_VERSIONS, VERSION_MINUTES, VersionReason } from '#contract/rules/blog.ts';
import { lettersIn } from '#contract/rules/richText.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogDraft, blogVersion } from '../../db/schema/blog.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { only } from '../../kit/only.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { ownArticle, standingOf } from './policies.ts';

const cleaned = (fields: DraftFields): DraftFields => ({
  ...fields,
  content: cleanHtml(fields.content),
  labels: [...new Set(fields.labels)],
});

/** Begins a draft, or goes on with the one of this key. @throws DRAFT_NOT_THEIRS, ARTICLES_ENOUGH */
export async function beginDraft(ctx: UserCtx, begun: OutputOf<typeof save.input>): Promise<Draft> {
  const { db, user, now } = ctx;
  const { userNo } = user;
  if (begun.userNo !== undefined && begun.userNo !== userNo) throw fail(DRAFT_NOT_THEIRS);
  await oneAtATime(db, userNo);
  const mine = and(eq(blogArticle.userNo, userNo), enabled(blogArticle));
  const [known] = await db
    .select({ id: blogArticle.id })
    .from(blogArticle)
    .where(and(mine, eq(blogArticle.draftKey, begun.draftKey)));
  if (known) return rewriteDraft(ctx, { id: known.id, basedOn: [], isReplacing: 0, ...begun });
  if ((await db.$count(blogArticle, mine)) >= MOST_ARTICLES) throw fail(ARTICLES_ENOUGH);
  const fields = cleaned(begun.fields);
  const at = wireTime(now);
  // A deleted one gives its key back, so that a page that was left open begins anew.
  await db
    .update(blogArticle)
    .set({ draftKey: sql`${blogArticle.draftKey} || '-' || ${blogArticle.id}` })
    .where(and(eq(blogArticle.userNo, userNo), eq(blogArticle.draftKey, begun.draftKey)));
  const [row] = await db
    .insert(blogArticle)
    .values({ userNo, draftKey: begun.draftKey, title: fields.title, gmtCreate: at, gmtModified: at, writeTime: at })
    .returning({ id: blogArticle.id });
  await db.insert(blogDraft).values({ articleId: row!.id, fields, revision: begun.revision, gmtModified: at });
  await keepVersion(db, { articleId: row!.id, fields, versionReason: VersionReason.typed }, now);
  return ownDraft(db, userNo, row!.id);
}

/**
 * Keeps what was typed. A save that was heard already changes nothing.
 * @throws NOT_FOUND, DRAFT_CHANGED with the other version
 */
export async function rewriteDraft(
  { db, user, now }: UserCtx,
  { id, revision, basedOn, isReplacing, ...written }: OutputOf<typeof update.input>,
): Promise<Draft> {
  await oneAtATime(db, user.userNo);
  const known = await ownDraft(db, user.userNo, id);
  if (known.revision === revision) return known;
  if (!basedOn.includes(known.revision)) throw changed(known);
  if (isReplacing === 1)
    await keepVersion(db, { articleId: id, fields: known.fields, versionReason: VersionReason.replaced }, now);
  const fields = cleaned(written.fields);
  const at = wireTime(now);
  await db.update(blogDraft).set({ fields, revision, gmtModified: at }).where(eq(blogDraft.articleId, id));
  const title = known.blogState === BlogState.draft ? { title: fields.title } : {};
  await db
    .update(blogArticle)
    .set({ ...title, isChanged: 1, writeTime: at })
    .where(eq(blogArticle.id, id));
  if (await isVersionDue(db, id, now))
    await keepVersion(db, { articleId: id, fields, versionReason: VersionReason.typed }, now);
  return ownDraft(db, user.userNo, id);
}

/** @throws NOT_FOUND */
export async function ownDraft(db: Db, userNo: string, id: string): Promise<Draft> {
  const [row] = await db
    .select({
      id: blogArticle.id,
      blogState: standingOf,
      isChanged: blogArticle.isChanged,
      fields: blogDraft.fields,
      revision: blogDraft.revision,
      gmtModified: blogDraft.gmtModified,
    })
    .from(blogArticle)
    .innerJoin(blogDraft, eq(blogDraft.articleId, blogArticle.id))
    .where(ownArticle(userNo, id));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

export const changed = (theirs: Draft) => fail(DRAFT_CHANGED, undefined, only(Draft, theirs));

async function isVersionDue(db: Db, articleId: string, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ at: blogVersion.gmtCreate })
    .from(blogVersion)
    .where(eq(blogVersion.articleId, articleId))
    .orderBy(desc(blogVersion.id))
    .limit(1);
  return !last || now.getTime() - momentOf(last.at).getTime() >= VERSION_MINUTES * 60_000;
}

type NewVersion = Pick<typeof blogVersion.$inferInsert, 'articleId' | 'fields' | 'versionReason'>;

/** Keeps a version for the history; of many the oldest go. */
export async function keepVersion(db: Db, version: NewVersion, now: Date): Promise<void> {
  const letters = lettersIn(version.fields.content);
  await db.insert(blogVersion).values({ ...version, letters, gmtCreate: wireTime(now) });
  const { articleId } = version;
  const oldest = sql`(select id from blog_version kept where kept.article_id = ${articleId}
    order by id desc offset ${MOST_VERSIONS - 1} limit 1)`;
  await db.delete(blogVersion).where(and(eq(blogVersion.articleId, articleId), lt(blogVersion.id, oldest)));
}
