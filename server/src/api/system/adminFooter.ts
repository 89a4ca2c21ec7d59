import { eq, sql } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { wireTime } from '#contract/rules/time.ts';
import { IN_USE } from '#contract/system/adminFailures.ts';
import * as contract from '#contract/system/adminFooter.ts';
import { websiteNav, websiteNavArticle } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { cleanHtml } from '../../kit/html.ts';

/** The groups (parent 0), or the entries of one. */
const within = (parentId: string) => ({ where: eq(websiteNav.parentId, parentId), most: 50 });

/** Within `select`, columns in free SQL lose their table: it is named here. */
const extra = {
  childCount: sql<number>`(select count(*)::int from website_nav child where child.parent_id = website_nav.id)`,
  artTitle: sql<string>`coalesce((select art_title from website_nav_article where nav_id = website_nav.id), '')`,
  artDesc: sql<string>`coalesce((select art_desc from website_nav_article where nav_id = website_nav.id), '')`,
};

export const list = handle(contract.list, async (ctx, { parentId }) => {
  const rows = await managedRows(ctx.db, websiteNav, within(parentId), extra);
  return { list: rows.map((row) => ({ ...row, artDesc: cleanHtml(row.artDesc) })) };
});

export const save = handle(contract.save, async (ctx, { id, version, statusId, artTitle, artDesc, ...values }) => {
  const isEntry = values.parentId !== '0';
  if (isEntry && isBlankHtml(artDesc)) throw missing('artDesc', '请输入正文');
  if (isEntry && (await ctx.db.$count(websiteNav, eq(websiteNav.id, values.parentId))) === 0) throw fail(NOT_FOUND);
  const saved = await saveManaged(ctx, websiteNav, { id, version, statusId }, values, within(values.parentId));
  if (isEntry) await writeArticle(ctx, saved, { artTitle: artTitle || values.navName, artDesc: cleanHtml(artDesc) });
  return { id: saved };
});

export const arrange = handle(contract.arrange, async (ctx, { ids, parentId }) =>
  arrangeManaged(ctx, websiteNav, websiteNav.navName, ids, within(parentId)),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  const children = await ctx.db.$count(websiteNav, eq(websiteNav.parentId, input.id));
  if (children > 0) throw fail(IN_USE, `这一组里还有 ${children} 项，先删除它们`);
  await removeManaged(ctx, websiteNav, input);
  return {};
});

/** The text belongs to its entry: one row each, changed together with it. */
async function writeArticle(ctx: UserCtx, navId: string, text: { artTitle: string; artDesc: string }): Promise<void> {
  const [before] = await ctx.db.select().from(websiteNavArticle).where(eq(websiteNavArticle.navId, navId));
  const set = { ...text, gmtModified: wireTime(ctx.now) };
  await ctx.db
    .insert(websiteNavArticle)
    .values({ navId, ...set })
    .onConflictDoUpdate({ target: websiteNavArticle.navId, set });
  // The text does not touch the row in website_nav, but its version has to change: of two who edit, the later
  // one must know.
  await ctx.db.update(websiteNav).set({ gmtModified: set.gmtModified }).where(eq(websiteNav.id, navId));
  ctx.changed({ before: before && { artTitle: before.artTitle, artDesc: before.artDesc }, after: text });
}

const missing = (path: string, message: string) => fail(INVALID_INPUT, message, { issues: [{ path, message }] });
