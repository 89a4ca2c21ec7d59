import { and, desc, eq, sql } from 'drizzle-orm';
import { FOLLOWED } from '#contract/community/blogAttention.ts';
import { BLOGGER_GONE, YOURSELF } from '#contract/community/failures.ts';
import { bloggerPath } from '#contract/rules/blog.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogger } from '../../db/schema/blog.ts';
import { attention } from '../../db/schema/people.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { nameOf } from '../chat/people.ts';
import { sendMessage } from '../messages/send.ts';
import { BLOGGER } from './policies.ts';

/** Returns the id. @throws BLOGGER_GONE, YOURSELF, FOLLOWED */
export async function followBlogger(ctx: UserCtx, refNo: string): Promise<string> {
  const { db, user: self, now } = ctx;
  if (refNo === self.userNo) throw fail(YOURSELF);
  if ((await db.$count(blogger, and(eq(blogger.userNo, refNo), enabled(blogger)))) === 0) throw fail(BLOGGER_GONE);
  const [row] = await db
    .insert(attention)
    .values({ userNo: self.userNo, kind: BLOGGER, refNo, gmtCreate: wireTime(now) })
    .onConflictDoNothing()
    .returning({ id: attention.id });
  if (!row) throw fail(FOLLOWED);
  await countFans(db, refNo, 1);
  await sendMessage(ctx, {
    to: [refNo],
    msgType: 'community',
    msgTitle: `${await nameOf(db, self.userNo)}关注了你的博客`,
    msgUrl: bloggerPath(self.userNo),
  });
  return row.id;
}

/** Ends it; nothing happens where it never began. */
export async function unfollowBlogger(db: Db, userNo: string, refNo: string): Promise<void> {
  const ended = await db
    .delete(attention)
    .where(and(eq(attention.userNo, userNo), eq(attention.kind, BLOGGER), eq(attention.refNo, refNo)))
    .returning({ id: attention.id });
  if (ended.length > 0) await countFans(db, refNo, -1);
}

const countFans = (db: Db, userNo: string, step: 1 | -1) =>
  db
    .update(blogger)
    .set({ countFans: sql`greatest(0, ${blogger.countFans} + ${step}::int)` })
    .where(eq(blogger.userNo, userNo));

/** Whom somebody follows, or who follows them; the latest first. Who left the platform is not listed. */
export async function listFollows(db: Db, userNo: string, isFans: 0 | 1, request: PageRequest) {
  const [self, other] = isFans === 1 ? [attention.refNo, attention.userNo] : [attention.userNo, attention.refNo];
  const where = and(eq(attention.kind, BLOGGER), eq(self, userNo));
  const isThere = and(eq(user.userNo, other), enabled(user));
  const mutual = sql<0 | 1>`exists (select 1 from "attention" own where own.user_no = ${userNo}
    and own.kind = ${BLOGGER} and own.ref_no = ${user.userNo})::int`;
  const rows = db
    .select({
      id: attention.id,
      userNo: user.userNo,
      nickname: userExt.nickname,
      mobile: user.mobile,
      headImgUrl: userExt.headImgUrl,
      blogName: sql<string>`coalesce(${blogger.blogName}, '')`,
      intro: sql<string>`coalesce(${blogger.intro}, '')`,
      isAttention: mutual,
      gmtCreate: attention.gmtCreate,
    })
    .from(attention)
    .innerJoin(user, isThere)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .leftJoin(blogger, eq(blogger.userNo, user.userNo))
    .where(where)
    .orderBy(desc(attention.id))
    .$dynamic();
  const joined = sql`${attention} inner join ${user} on ${isThere}`;
  const page = await paginate(request, rows, () => countOf(db, joined, where));
  const list = page.list.map(({ id, isAttention, gmtCreate, nickname, mobile, headImgUrl, ...person }) => ({
    id,
    isAttention,
    gmtCreate,
    blogger: { ...person, userName: displayName({ nickname, mobile }), headImgUrl: headImgUrl ?? '' },
  }));
  return { ...page, list };
}
