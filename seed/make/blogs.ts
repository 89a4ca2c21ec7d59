import { and, eq } from 'drizzle-orm';
import { BlogState, OpType, SubjectKind, VersionReason } from '#contract/rules/blog.ts';
import { addHeat, heatOf } from '#contract/rules/heat.ts';
import { lettersIn } from '#contract/rules/richText.ts';
import { wireTime } from '#contract/rules/time.ts';
import { craftBlogs } from '#seed/data/blogs/craft.ts';
import type { SeedBlog } from '#seed/data/blogs/shapes.ts';
import { studyBlogs } from '#seed/data/blogs/study.ts';
import { workBlogs } from '#seed/data/blogs/work.ts';
import type { Db } from '#server/db/client.ts';
import { blogArticle, blogComment, blogDraft, blogger, blogVersion, communityRecord } from '#server/db/schema/blog.ts';
import { attention } from '#server/db/schema/people.ts';
import { keepOnShelf } from '#server/domain/community/shelf.ts';
import { summaryOf } from '#server/domain/community/publish.ts';

const HOUR = 3_600_000;

/** A few have a name for their blog; the others' are called after them. */
const names: Readonly<Record<string, [blogName: string, intro: string]>> = {
  yunanxing: ['南星的招聘笔记', '看过很多简历，也改过自己的'],
  chenyanqing: ['砚清的数据课', '数据分析的教与学'],
  lushiyi: ['固件里的坑', '十三年嵌入式，踩过的都写在这里'],
  shenzhiwei: ['青栗手记', '版式、颜色与读者的眼睛'],
};

/** Articles of demo people with their comments and likes; counts are counted, nothing is made up. */
export async function loadBlogs(db: Db, userNos: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const blogs = [...studyBlogs, ...workBlogs, ...craftBlogs].toSorted((a, b) => b.daysAgo - a.daysAgo);
  const readers = [...new Set(blogs.map(({ who }) => who))];
  for (const [index, one] of blogs.entries()) {
    const at = new Date(now.getTime() - one.daysAgo * 24 * HOUR - (index % 9) * HOUR);
    const likes = readers.filter((who, n) => who !== one.who && (n * 7 + index * 3) % 11 < 4);
    await makeBlog(db, { one, at, likes, number: index }, userNos);
  }
  for (const [index, who] of readers.entries())
    for (const whom of ['yunanxing', 'chenyanqing', readers[(index * 5 + 3) % readers.length]!])
      await follow(db, userNos.get(who)!, userNos.get(whom)!, now);
  for (const who of readers) await countBlogger(db, userNos.get(who)!);
}

interface Made {
  one: SeedBlog;
  at: Date;
  likes: readonly string[];
  number: number;
}

async function makeBlog(db: Db, { one, at, likes, number }: Made, userNos: ReadonlyMap<string, string>) {
  const userNo = userNos.get(one.who)!;
  const [blogName, intro] = names[one.who] ?? ['', ''];
  await db.insert(blogger).values({ userNo, blogName, intro }).onConflictDoNothing();
  const content = one.html;
  const written = {
    title: one.title,
    summary: summaryOf(content),
    content,
    aboutVersion: one.aboutVersion ?? '',
  };
  const said = one.comments.map((line, n) => ({ line, at: new Date(at.getTime() + (n + 1) * 2 * HOUR) }));
  const heats = [
    heatOf('publish', at),
    ...likes.map(() => heatOf('like', at)),
    ...said.map((comment) => heatOf('comment', comment.at)),
  ];
  const time = wireTime(at);
  const [row] = await db
    .insert(blogArticle)
    .values({
      ...written,
      userNo,
      draftKey: `demo-${String(number).padStart(4, '0')}`,
      blogState: BlogState.published,
      publishTime: time,
      gmtCreate: time,
      gmtModified: time,
      writeTime: time,
      countLike: likes.length,
      countComment: said.length,
      heat: heats.reduce(addHeat),
    })
    .returning();
  const article = row!;
  const fields = { ...written, blogImg: '', blogOrigin: 1, sourceName: '', sourceUrl: '', blogVisibility: 1 } as const;
  const draft = { articleId: article.id, fields: { ...fields, labels: [...one.labels] } };
  await db.insert(blogDraft).values({ ...draft, revision: 'demo-revision', gmtModified: time });
  const letters = lettersIn(content);
  await db.insert(blogVersion).values({ ...draft, letters, versionReason: VersionReason.published, gmtCreate: time });
  const record = { subjectKind: SubjectKind.article, subjectId: article.id, opType: OpType.like, gmtCreate: time };
  if (likes.length > 0)
    await db.insert(communityRecord).values(likes.map((who) => ({ ...record, userNo: userNos.get(who)! })));
  for (const comment of said) {
    const [who] = comment.line.split('：', 1) as [string];
    const sentAt = wireTime(comment.at);
    const commentText = comment.line.slice(who.length + 1);
    await db.insert(blogComment).values({
      articleId: article.id,
      userNo: userNos.get(who)!,
      commentText,
      gmtCreate: sentAt,
      gmtModified: sentAt,
    });
  }
  await keepOnShelf(db, { ...article, blogState: BlogState.draft }, article, at, [...one.labels]);
}

async function follow(db: Db, userNo: string, refNo: string, now: Date): Promise<void> {
  if (userNo === refNo) return;
  await db
    .insert(attention)
    .values({ userNo, kind: 'blogger', refNo, gmtCreate: wireTime(now) })
    .onConflictDoNothing();
}

/** Fans, likes and heat as the rows say. */
async function countBlogger(db: Db, userNo: string): Promise<void> {
  const articles = await db.select().from(blogArticle).where(eq(blogArticle.userNo, userNo));
  const countFans = await db.$count(attention, and(eq(attention.kind, 'blogger'), eq(attention.refNo, userNo)));
  await db
    .update(blogger)
    .set({
      countFans,
      countLike: articles.reduce((sum, { countLike }) => sum + countLike, 0),
      heat: articles.map(({ heat }) => heat).reduce(addHeat),
    })
    .where(eq(blogger.userNo, userNo));
}
