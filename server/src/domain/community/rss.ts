import { blogPath, BlogTab } from '#contract/rules/blog.ts';
import type { Db } from '../../db/client.ts';
import { feed } from './feed.ts';

const NEWEST = 50;

/** The newest articles for those who subscribe. */
export async function rssEntries(db: Db) {
  const { list } = await feed(db, { listType: BlogTab.latest, pageSize: NEWEST }, undefined);
  return list.map(({ id, title, summary, author, gmtCreate }) => ({
    path: blogPath(id),
    title,
    summary,
    author,
    at: gmtCreate,
  }));
}
