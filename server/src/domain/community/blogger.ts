import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Blogger } from '#contract/community/blogShapes.ts';
import { BLOGGER_GONE, NOT_OPEN, OPENED_ALREADY } from '#contract/community/failures.ts';
import { BlogState } from '#contract/rules/blog.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogger } from '../../db/schema/blog.ts';
import { attention } from '../../db/schema/people.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { BLOGGER } from './policies.ts';
import { mustBeClean } from './words.ts';

const follows = (reader: string) => sql`exists (select 1 from "attention" followed where followed.user_no = ${reader}
  and followed.kind = ${BLOGGER} and followed.ref_no = "blogger"."user_no")`;

const bloggerRows = (db: Db, reader = '0') =>
  db
    .select({
      userNo: blogger.userNo,
      blogName: blogger.blogName,
      intro: blogger.intro,
      countArticle: blogger.countArticle,
      countFans: blogger.countFans,
      countLike: blogger.countLike,
      nickname: userExt.nickname,
      mobile: user.mobile,
      headImgUrl: userExt.headImgUrl,
      isAttention: sql<0 | 1>`${follows(reader)}::int`,
    })
    .from(blogger)
    .innerJoin(user, and(eq(user.userNo, blogger.userNo), enabled(user)))
    .innerJoin(userExt, eq(userExt.userNo, blogger.userNo));

type Row = Awaited<ReturnType<typeof bloggerRows>>[number];

const shown = ({ nickname, mobile, headImgUrl, ...row }: Row): Blogger => ({
  ...row,
  userName: displayName({ nickname, mobile }),
  headImgUrl: headImgUrl ?? '',
});

/** Somebody's blog as `reader` sees it. @throws BLOGGER_GONE */
export async function bloggerOf(db: Db, userNo: string, reader: string | undefined): Promise<Blogger> {
  const [row] = await bloggerRows(db, reader).where(and(eq(blogger.userNo, userNo), enabled(blogger)));
  if (!row) throw fail(BLOGGER_GONE);
  return shown(row);
}

/** Bloggers whose articles are warm; of somebody, neither themselves nor those they follow. */
export async function warmBloggers(db: Db, count: number, reader?: string): Promise<Blogger[]> {
  const conditions: (SQL | undefined)[] = [gt(blogger.countArticle, 0), enabled(blogger)];
  if (reader !== undefined) {
    const known = and(eq(attention.userNo, reader), eq(attention.kind, BLOGGER), eq(attention.refNo, blogger.userNo));
    conditions.push(
      ne(blogger.userNo, reader),
      notExists(
        db
          .select({ one: sql`1` })
          .from(attention)
          .where(known),
      ),
    );
  }
  const rows = await bloggerRows(db, reader)
    .where(and(...conditions))
    .orderBy(desc(blogger.heat), desc(blogger.id))
    .limit(count);
  return rows.map(shown);
}

interface Named {
  blogName: string;
  intro: string;
}

/** @throws OPENED_ALREADY when it has a name, BAD_WORDS */
export async function openBlog(db: Db, userNo: string, named: Named): Promise<void> {
  await mustBeClean(db, { ...named });
  const [row] = await db
    .insert(blogger)
    .values({ userNo, ...named })
    .onConflictDoUpdate({ target: blogger.userNo, set: named, setWhere: eq(blogger.blogName, '') })
    .returning({ id: blogger.id });
  if (!row) throw fail(OPENED_ALREADY);
}

/** @throws NOT_OPEN, BAD_WORDS */
export async function renameBlog(db: Db, userNo: string, named: Named, now: Date): Promise<void> {
  await mustBeClean(db, { ...named });
  const [row] = await db
    .update(blogger)
    .set({ ...named, gmtModified: wireTime(now) })
    .where(eq(blogger.userNo, userNo))
    .returning({ id: blogger.id });
  if (!row) throw fail(NOT_OPEN);
}

/** One's own blog, whether it is open yet, and what is not in its counts. */
export async function ownBlog(db: Db, userNo: string) {
  const [row] = await bloggerRows(db, userNo).where(eq(blogger.userNo, userNo));
  const drafts = and(eq(blogArticle.userNo, userNo), eq(blogArticle.blogState, BlogState.draft), enabled(blogArticle));
  const followed = and(eq(attention.userNo, userNo), eq(attention.kind, BLOGGER));
  return {
    isOpen: row && row.blogName !== '' ? (1 as const) : (0 as const),
    blogger: row ? shown(row) : null,
    countDraft: await db.$count(blogArticle, drafts),
    countAttention: await db.$count(attention, followed),
  };
}
