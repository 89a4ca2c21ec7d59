import { asc } from 'drizzle-orm';
import * as contract from '#contract/exam/questionImport.ts';
import { questionFolder } from '../../db/schema/question.ts';
import { bringQuestions } from '../../domain/questionExchange/bring.ts';
import { badQuestions, questionTemplate } from '../../domain/questionExchange/files.ts';
import { checkQuestions, findImport, listImports, viewImport } from '../../domain/questionExchange/imports.ts';
import { ownFolders } from '../../domain/questionExchange/policies.ts';
import { takeBack } from '../../domain/questionExchange/takeBack.ts';
import { ownerOf } from '../../domain/questions/owned.ts';
import { subjectList } from '../../domain/questions/subjects.ts';
import { handle } from '../../kit/handle.ts';

const MOST_FOLDERS = 1000;

export const template = handle(contract.template, async (ctx) => {
  await ownerOf(ctx, 'question:edit');
  return questionTemplate();
});

export const check = handle(contract.check, (ctx, { file }) => checkQuestions(ctx, file), {
  transaction: 'own', // reading a file and storing its pictures takes its time
});

export const view = handle(contract.view, viewImport);

export const places = handle(contract.places, async (ctx) => {
  const own = ownFolders(await ownerOf(ctx, 'question:edit'));
  const { id, parentId, folderName } = questionFolder;
  const folders = await ctx.db
    .select({ id, parentId, folderName })
    .from(questionFolder)
    .where(own)
    .orderBy(asc(folderName))
    .limit(MOST_FOLDERS);
  return { subjects: await subjectList(ctx.db), folders };
});

export const bring = handle(contract.bring, bringQuestions);

export const undo = handle(contract.undo, (ctx, { id }) => takeBack(ctx, id));

export const list = handle(contract.list, listImports);

export const badSheet = handle(contract.badSheet, async (ctx, { id }) =>
  badQuestions((await findImport(ctx, id)).rows),
);
