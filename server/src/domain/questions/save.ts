import { and, eq } from 'drizzle-orm';
import { KIND_FIXED, QUESTION_CHANGED } from '#contract/exam/questionFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Difficulty, Keyed, QuestionSource } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { checkedBy, keepAbilities } from './abilities.ts';
import type { CheckedAbility } from './abilities.ts';
import { authorNameOfUser } from './authors.ts';
import { checkedContent, isSameContent } from './content.ts';
import type { Content } from './content.ts';
import { dropDraft } from './drafts.ts';
import { foldedOf } from './folded.ts';
import { ownFolder } from './folders.ts';
import { ownerOf } from './owned.ts';
import type { Owner } from './owned.ts';
import { ownQuestions, usableQuestions } from './policies.ts';
import { mustBeSubject } from './subjects.ts';

/** What is known of a question besides what it says. */
export interface Facts {
  difficulty: Difficulty;
  subjectId: string;
  knowledge: string[];
  source: QuestionSource;
  year: number | null;
}

interface Saving extends Content, Facts {
  id?: string | undefined;
  versionNo: number;
  folderId: string;
  note: string;
  abilities?: CheckedAbility[] | undefined;
}

type QuestionLine = typeof question.$inferSelect;

const missing = () => fail(NOT_FOUND, '题目不存在，或者不归你管理');

/**
 * A new question, a new version of one, or only other facts about it.
 * @throws NO_PERMISSION, NOT_FOUND, QUESTION_CHANGED, KIND_FIXED, INVALID_INPUT
 */
export async function saveQuestion(ctx: UserCtx, wish: Saving) {
  const owner = await ownerOf(ctx, 'question:edit');
  const before = wish.id === undefined ? undefined : await heldQuestion(ctx, wish.id);
  const folderId = await ownFolder(ctx, wish.folderId);
  await mustBeSubject(ctx.db, wish.subjectId);
  const content = checkedContent(wish);
  const { difficulty, subjectId, knowledge, source, year, note } = wish;
  const facts = { difficulty, subjectId, knowledge, source, year, folderId };
  await dropDraft(ctx, before?.id);
  if (before) {
    const saved = await saveVersion(ctx, before, { ...content, ...facts, versionNo: wish.versionNo, note });
    if (wish.abilities) await keepAbilities(ctx.db, before.id, wish.abilities);
    return saved;
  }
  const made = await addQuestion(ctx.db, owner, { ...content, ...facts, note }, ctx.now);
  await keepAbilities(ctx.db, made.id, wish.abilities ?? []);
  return { id: made.id, versionNo: 1, isNewVersion: 1 as const };
}

async function heldQuestion(ctx: UserCtx, id: string): Promise<QuestionLine> {
  const [row] = await ctx.db
    .select()
    .from(question)
    .where(and(eq(question.id, id), ownQuestions(ctx)))
    .for('update');
  if (!row) throw missing();
  return row;
}

type Change = Content & Facts & { folderId: string | null; note: string };

async function saveVersion(ctx: UserCtx, before: QuestionLine, wish: Change & { versionNo: number }) {
  const { db, now, user } = ctx;
  const newest = await contentOf(db, before.versionId!);
  if (wish.versionNo !== before.versionNo) {
    const msg = `${await authorNameOfUser(db, newest.userNo)}刚把它存成了第 ${before.versionNo} 版，先看看改了什么`;
    throw fail(QUESTION_CHANGED, msg);
  }
  const isMaterial = before.questionType === QuestionType.compound;
  if (isMaterial !== (wish.question.questionType === QuestionType.compound)) throw fail(KIND_FIXED);
  const { stem, question: keyed, analysis, points, note: _, versionNo, ...facts } = wish;
  const isNew = !isSameContent(newest.content, { stem, question: keyed, analysis, points });
  const versionId = isNew
    ? await addVersion(db, { questionId: before.id, versionNo: versionNo + 1, userNo: user.userNo }, wish)
    : before.versionId;
  const next = { versionNo: versionNo + (isNew ? 1 : 0), versionId, questionType: keyed.questionType };
  await db
    .update(question)
    .set({ ...facts, ...next, folded: foldedOf(stem, keyed), gmtModified: wireTime(now) })
    .where(eq(question.id, before.id));
  return { id: before.id, versionNo: next.versionNo, isNewVersion: isNew ? (1 as const) : (0 as const) };
}

async function contentOf(db: Db, versionId: string): Promise<{ content: Content; userNo: string }> {
  const [row] = await db.select().from(questionVersion).where(eq(questionVersion.id, versionId));
  const { stem, questionType, body, key, analysis, points, userNo } = row!;
  return { content: { stem, question: { questionType, body, key } as Keyed, analysis, points }, userNo };
}

interface Numbered {
  questionId: string;
  versionNo: number;
  userNo: string;
}

async function addVersion(db: Db, numbered: Numbered, { stem, question: keyed, analysis, points, note }: Change) {
  const [row] = await db
    .insert(questionVersion)
    .values({ ...numbered, ...keyed, stem, analysis, points, note })
    .returning({ id: questionVersion.id });
  return row!.id;
}

/** A question with its first version; the content is as `checkedContent` made it. */
export async function addQuestion(db: Db, owner: Owner, wish: Change, now: Date) {
  const { stem, question: keyed, analysis: _, points: __, note: ___, ...facts } = wish;
  const [row] = await db
    .insert(question)
    .values({
      ...owner,
      ...facts,
      questionType: keyed.questionType,
      folded: foldedOf(stem, keyed),
      gmtModified: wireTime(now),
    })
    .returning({ id: question.id });
  const { id } = row!;
  const versionId = await addVersion(db, { questionId: id, versionNo: 1, userNo: owner.authorUserNo }, wish);
  await db.update(question).set({ versionId }).where(eq(question.id, id));
  return { id, versionId };
}

/** A question of one's own that says the same as one that may be used. @throws NO_PERMISSION, NOT_FOUND */
export async function copyQuestion(ctx: UserCtx, id: string): Promise<string> {
  const owner = await ownerOf(ctx, 'question:edit');
  const [row] = await ctx.db
    .select()
    .from(question)
    .where(and(eq(question.id, id), usableQuestions(ctx)));
  if (!row) throw missing();
  const { content } = await contentOf(ctx.db, row.versionId!);
  const { difficulty, subjectId, knowledge, source, year, authorUserNo } = row;
  const facts = { difficulty, subjectId, knowledge, source, year, folderId: null };
  const isOwn = authorUserNo === owner.authorUserNo;
  const note = isOwn ? '复制自己的题' : `复制自${await authorNameOfUser(ctx.db, authorUserNo)}的题`;
  const made = await addQuestion(ctx.db, owner, { ...content, ...facts, note }, ctx.now);
  await keepAbilities(ctx.db, made.id, await checkedBy(ctx.db, row.id));
  return made.id;
}
