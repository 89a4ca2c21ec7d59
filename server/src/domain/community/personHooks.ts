import { and, eq, inArray, sql } from 'drizzle-orm';
import { BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import { QuesState } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { blogArticle, blogComment, blogDraft, blogger, blogVersion } from '../../db/schema/blog.ts';
import { attention } from '../../db/schema/people.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { written } from '../../db/written.ts';
import { returnReward } from '../integral/rewards.ts';
import type { Merged, PersonHooks } from '../personData/hooks.ts';
import { BLOGGER } from './policies.ts';
import { keepQuesOnShelf } from './quesShelf.ts';
import { keepOnShelf } from './shelf.ts';

/** What goes with an account of the community, and what becomes of counts when two accounts are one. */
export const communityHooks: PersonHooks = {
  async merging(db, merged) {
    await leaveDouble(db, merged);
    return () => recount(db, merged.to);
  },

  /** Articles leave the shelf with their words; comments lose theirs, so that the threads of others stay whole. */
  async erasing(db, userNo) {
    const own = await db.select().from(blogArticle).where(eq(blogArticle.userNo, userNo));
    const ids = own.map(({ id }) => id);
    if (ids.length > 0) {
      await db.delete(blogDraft).where(inArray(blogDraft.articleId, ids));
      await db.delete(blogVersion).where(inArray(blogVersion.articleId, ids));
    }
    for (const before of own) {
      const [after] = await db
        .update(blogArticle)
        .set({ blogState: BlogState.withdrawn, title: '', summary: '', content: '', blogImg: '' })
        .where(eq(blogArticle.id, before.id))
        .returning();
      await keepOnShelf(db, before, after!, new Date());
    }
    await eraseQuestions(db, userNo);
    await db.update(blogComment).set({ commentText: '（账号已注销）' }).where(eq(blogComment.userNo, userNo));
    const followed = db
      .select({ no: attention.refNo })
      .from(attention)
      .where(and(eq(attention.userNo, userNo), eq(attention.kind, BLOGGER)));
    await db
      .update(blogger)
      .set({ countFans: sql`greatest(${blogger.countFans} - 1, 0)` })
      .where(inArray(blogger.userNo, followed));
  },
};

/** What both accounts liked, collected or follow counts once. */
async function leaveDouble(db: Db, { from, to }: Merged): Promise<void> {
  const twice = (kind: number, op: number) => sql`select subject_id from community_record
    where user_no in (${from}, ${to}) and subject_kind = ${kind} and op_type = ${op}
    group by subject_id having count(*) = 2`;
  await db.execute(sql`update blog_article set count_collect = count_collect - 1 where id in (${twice(1, 1)})`);
  await db.execute(sql`update blog_article set count_like = count_like - 1 where id in (${twice(1, 2)})`);
  await db.execute(sql`update blog_article set count_confirm = count_confirm - 1 where id in (${twice(1, 3)})`);
  await db.execute(sql`update blog_comment set count_like = count_like - 1 where id in (${twice(2, 2)})`);
  await db.execute(sql`update ques set count_collect = count_collect - 1 where id in (${twice(3, 1)})`);
  await db.execute(sql`update ques set count_like = count_like - 1 where id in (${twice(3, 2)})`);
  await db.execute(sql`update ques set count_follow = count_follow - 1 where id in (${twice(3, 4)})`);
  await db.execute(
    sql`update ques_post set count_like = count_like - 1 where id in (${twice(4, 2)} union ${twice(5, 2)})`,
  );
  await db.execute(sql`update blogger set count_fans = count_fans - 1 where user_no in (
    select ref_no from attention where user_no in (${from}, ${to}) and kind = ${BLOGGER}
    group by ref_no having count(*) = 2)`);
  await db.execute(sql`update attention set ref_no = ${to} where ref_no = ${from} and kind = ${BLOGGER}
    and user_no <> ${to} and not exists (select 1 from attention as there
      where there.user_no = attention.user_no and there.kind = ${BLOGGER} and there.ref_no = ${to})`);
  await db.execute(sql`delete from attention where ref_no = ${from} and kind = ${BLOGGER}`);
}

/** The articles of both are one person's now. */
async function recount(db: Db, userNo: string): Promise<void> {
  await db.execute(sql`update blogger set
      count_article = (select count(*) from blog_article own where own.user_no = blogger.user_no
        and own.article_state = ${written(BlogState.published)} and own.visibility = ${written(BlogVisibility.everybody)} and ${enabledAs('own')}),
      count_like = (select coalesce(sum(own.count_like), 0) from blog_article own where own.user_no = blogger.user_no),
      count_fans = (select count(*) from attention where kind = ${BLOGGER} and ref_no = blogger.user_no)
    where user_no = ${userNo}`);
}

/** What is held comes back first, so that the book balances; then the words of questions and answers go. */
async function eraseQuestions(db: Db, userNo: string): Promise<void> {
  const now = new Date();
  const own = await db.select().from(ques).where(eq(ques.userNo, userNo));
  for (const { id, title } of own) {
    await returnReward(db, id, title, now);
    const [after] = await db
      .update(ques)
      .set({ quesState: QuesState.removed, title: '', summary: '', content: '' })
      .where(eq(ques.id, id))
      .returning();
    await keepQuesOnShelf(db, after!);
  }
  await db
    .update(quesPost)
    .set({
      content: sql`case when root_id = 0 then '<p>（账号已注销）</p>' else '' end`,
      commentText: sql`case when root_id = 0 then '' else '（账号已注销）' end`,
    })
    .where(eq(quesPost.userNo, userNo));
}
