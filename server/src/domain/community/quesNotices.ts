import { quesPath } from '#contract/rules/ques.ts';
import { SubjectKind } from '#contract/rules/blog.ts';
import type { ques, quesPost } from '../../db/schema/ques.ts';
import type { UserCtx } from '../../kit/context.ts';
import { nameOf } from '../chat/people.ts';
import { sendMessage } from '../messages/send.ts';
import { mentionedBelow } from './mentions.ts';
import { followersOf } from './quesFollow.ts';

type Ques = typeof ques.$inferSelect;

/** Where an answer or a comment is found. */
export const postPath = (quesId: string, id: string): string => `${quesPath(quesId)}#answer-${id}`;

/** Names what a post of a question is, for a sentence. */
export const kindOfPost = (rootId: string) => (rootId === '0' ? SubjectKind.answer : SubjectKind.quesComment);

/** The asker hears of an answer, and who follows the question; nobody of oneself. */
export async function tellOfAnswer(
  ctx: UserCtx,
  { question, id, words }: { question: Ques; id: string; words: string },
) {
  const { db, user } = ctx;
  const name = await nameOf(db, user.userNo);
  const msgUrl = postPath(question.id, id);
  const send = (to: string[], msgTitle: string) =>
    sendMessage(ctx, { to, msgType: 'community', msgTitle, msgText: words, msgUrl });
  if (question.userNo !== user.userNo) await send([question.userNo], `${name}回答了你的问题「${question.title}」`);
  const followers = await followersOf(db, question.id, [user.userNo, question.userNo]);
  await send(followers, `你关注的问题「${question.title}」有了新回答`);
}

interface Heard {
  question: Ques;
  parent: typeof quesPost.$inferSelect;
  rootId: string;
  id: string;
  commentText: string;
}

/** Each hears of a comment once: whom it answers first, then who is mentioned. */
export async function tellOfComment(ctx: UserCtx, { question, parent, rootId, commentText }: Heard): Promise<void> {
  const { db, user } = ctx;
  const name = await nameOf(db, user.userNo);
  const told = new Set([user.userNo]);
  const tell = async (to: readonly string[], msgTitle: string) => {
    const others = to.filter((userNo) => !told.has(userNo));
    for (const userNo of others) told.add(userNo);
    const msgUrl = postPath(question.id, rootId);
    await sendMessage(ctx, { to: others, msgType: 'community', msgTitle, msgText: commentText, msgUrl });
  };
  const what = parent.rootId === '0' ? '评论了你的回答' : '回复了你的评论';
  await tell([parent.userNo], `${name}${what}：「${question.title}」`);
  await tell(await mentionedBelow(db, question.id, commentText), `${name}在「${question.title}」下提到了你`);
}
