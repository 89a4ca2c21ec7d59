import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/exam/question.ts';
import type { BankScope } from '#contract/exam/questionFacts.ts';
import { question } from '../../db/schema/question.ts';
import { twinsOf } from '../../domain/questions/alike.ts';
import {
  changeFacts,
  deleteQuestions,
  moveQuestions,
  purgeQuestions,
  restoreQuestions,
  shareQuestions,
} from '../../domain/questions/batch.ts';
import { foldedText } from '../../domain/questions/folded.ts';
import { mustKeepBank } from '../../domain/questions/keeper.ts';
import { bankFacets, bankPage, isReported, knowledgeIn } from '../../domain/questions/list.ts';
import { ownerOf } from '../../domain/questions/owned.ts';
import { ownQuestions, questionsIn, readableQuestions, usableQuestions } from '../../domain/questions/policies.ts';
import { questionBy, questionView, versionLines, versionShown } from '../../domain/questions/read.ts';
import { copyQuestion, saveQuestion } from '../../domain/questions/save.ts';
import { statisticsOf } from '../../domain/questions/statistics.ts';
import { subjectList } from '../../domain/questions/subjects.ts';
import { usesOf } from '../../domain/questions/used.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, bankPage);

export const summary = handle(contract.summary, async (ctx, { scope }) => {
  const { orgNo } = await ownerOf(ctx, 'question:edit');
  const countIn = (one: BankScope) => ctx.db.$count(question, questionsIn(ctx, one));
  const reported = await ctx.db.$count(question, and(ownQuestions(ctx), isReported));
  const [all, own, shared, bin] = [
    await countIn('all'),
    await countIn('own'),
    await countIn('shared'),
    await countIn('bin'),
  ];
  const canShare = orgNo === null ? (0 as const) : (1 as const);
  return { counts: { all, own, shared, bin, reported }, canShare, ...(await bankFacets(ctx, scope)) };
});

export const view = handle(contract.view, (ctx, { id, isRaw }) => questionView(ctx, id, isRaw));

export const save = handle(contract.save, saveQuestion);

export const update = handle(contract.update, (ctx, { ids, ...facts }) => changeFacts(ctx, ids, facts));

export const move = handle(contract.move, (ctx, { ids, folderId }) => moveQuestions(ctx, ids, folderId));

export const share = handle(contract.share, (ctx, { ids, shareLevel }) => shareQuestions(ctx, ids, shareLevel));

export const copy = handle(contract.copy, async (ctx, { id }) => ({ id: await copyQuestion(ctx, id) }));

export const remove = handle(contract.remove, (ctx, { ids }) => deleteQuestions(ctx, ids));

export const restore = handle(contract.restore, (ctx, { ids }) => restoreQuestions(ctx, ids));

export const purge = handle(contract.purge, (ctx, { ids }) => purgeQuestions(ctx, ids));

export const versions = handle(contract.versions, async (ctx, { id }) => ({ list: await versionLines(ctx, id) }));

export const version = handle(contract.version, (ctx, { id, versionNo }) => versionShown(ctx, id, versionNo));

export const used = handle(contract.used, async (ctx, { id }) => {
  await questionBy(ctx, id, readableQuestions(ctx));
  return usesOf(ctx, id);
});

export const statistics = handle(contract.statistics, async (ctx, { id }) =>
  statisticsOf(ctx.db, await questionBy(ctx, id, readableQuestions(ctx))),
);

export const alike = handle(contract.alike, async (ctx, { id, stem }) => {
  if (id !== undefined) await questionBy(ctx, id, ownQuestions(ctx));
  return { list: await twinsOf(ctx, { id, stem }) };
});

export const knowledge = handle(contract.knowledge, async (ctx, { subjectId, keyword }) => {
  mustKeepBank(ctx);
  const ofSubject = subjectId === undefined ? undefined : eq(question.subjectId, subjectId);
  const all = await knowledgeIn(ctx, and(usableQuestions(ctx), ofSubject), 200);
  const sought = foldedText(keyword);
  return { list: all.filter(({ point }) => foldedText(point).includes(sought)).slice(0, 20) };
});

export const subjects = handle(contract.subjects, async (ctx) => {
  mustKeepBank(ctx);
  return { list: await subjectList(ctx.db) };
});
