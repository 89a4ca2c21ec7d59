import type { PgTable } from 'drizzle-orm/pg-core';
import { blogArticle, blogComment, blogDraft, blogger, blogVersion } from '#server/db/schema/blog.ts';
import { communityReport } from '#server/db/schema/communityReport.ts';
import { ques, quesDraft, quesPost } from '#server/db/schema/ques.ts';

type Insert = (table: PgTable, values: object) => Promise<string>;

const NOW = '2026-11-21 10:00:00';

/** A draft with its history and a comment of somebody, by what a call names them with. */
export async function makeBlogRows(insert: Insert, { tag, userNo }: { tag: string; userNo: string }) {
  const fields = {
    title: `${tag}文章`,
    summary: '',
    content: `<p>${tag}正文</p>`,
    blogImg: '',
    blogOrigin: 1,
    sourceName: '',
    sourceUrl: '',
    blogVisibility: 3,
    aboutVersion: '',
    labels: [],
  };
  await insert(blogger, { userNo, blogName: `${tag}博客` });
  const own = { userNo, title: fields.title, content: fields.content };
  const blog = await insert(blogArticle, {
    ...own,
    draftKey: `${tag}-draft-key`,
    blogState: 1,
    blogVisibility: 3,
    publishTime: NOW,
  });
  await insert(blogDraft, { articleId: blog, fields, revision: 'revision-one', gmtModified: NOW });
  const version = { articleId: blog, fields, letters: 4, versionReason: 1, gmtCreate: NOW };
  return {
    blog,
    blogVersion: await insert(blogVersion, version),
    blogComment: await insert(blogComment, { articleId: blog, userNo, commentText: `${tag}评论` }),
  };
}

/** A question with a draft, an answer and what was removed of somebody, by what a call names them with. */
export async function makeQuesRows(insert: Insert, { tag, userNo }: { tag: string; userNo: string }) {
  const fields = { title: `${tag}草稿`, content: '', labels: [], rewardPoints: 0 };
  const id = await insert(ques, { userNo, askKey: `${tag}-ask-key`, title: `${tag}问题` });
  const report = { userNo, againstUserNo: userNo, quesId: id, subjectId: id, subjectKind: 3, reason: 1 };
  return {
    ques: id,
    quesPost: await insert(quesPost, { quesId: id, userNo, content: `<p>${tag}回答</p>` }),
    quesDraft: await insert(quesDraft, { userNo, place: 'ask', fields, revision: 'revision-one', gmtModified: NOW }),
    postRemoval: await insert(communityReport, {
      ...report,
      title: `${tag}移除`,
      words: tag,
      reportState: 2,
      isDecisive: 1,
      handleTime: NOW,
    }),
  };
}
