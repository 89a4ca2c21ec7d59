import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  FOLDER_IN_ITSELF,
  FOLDER_NOT_EMPTY,
  FOLDER_TAKEN,
  FOLDER_TOO_DEEP,
  FOLDERS_FULL,
} from '#contract/exam/questionFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import { branchOf, FOLDER_LEVELS, heightOf, levelOf, MOST_FOLDERS } from '#contract/rules/questionFolders.ts';
import type { FolderNode } from '#contract/rules/questionFolders.ts';
import { question, questionFolder } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { ownerOf } from './owned.ts';
import { ownFolders, ownQuestions } from './policies.ts';

type Asking = Pick<UserCtx, 'db' | 'user' | 'can'>;

const once = { question_folder_name_once: FOLDER_TAKEN, question_folder_name_in_org: FOLDER_TAKEN };

const missing = () => fail(NOT_FOUND, '文件夹不存在，或者不归你管理');

/** Every folder of the bank of somebody. */
export async function foldersOf(ctx: Asking): Promise<FolderNode[]> {
  const rows = await selected(ctx);
  return rows.map((row) => ({ ...row, parentId: row.parentId ?? NONE }));
}

const { id: folderNo, parentId: parentNo, folderName: nameOf } = questionFolder;

const selected = (ctx: Asking) =>
  ctx.db
    .select({ id: folderNo, parentId: parentNo, folderName: nameOf })
    .from(questionFolder)
    .where(ownFolders(ctx))
    .limit(MOST_FOLDERS)
    .$dynamic();

/** The same, and nobody else changes them until the transaction ends. */
async function heldFolders(ctx: Asking): Promise<FolderNode[]> {
  const rows = await selected(ctx).for('update');
  return rows.map((row) => ({ ...row, parentId: row.parentId ?? NONE }));
}

/** The folder to put something into, null for none; it stays until the transaction ends. @throws NOT_FOUND */
export async function ownFolder(ctx: Asking, id: string): Promise<string | null> {
  if (id === NONE) return null;
  const own = and(eq(questionFolder.id, id), ownFolders(ctx));
  const [row] = await ctx.db.select({ id: questionFolder.id }).from(questionFolder).where(own).for('key share');
  if (!row) throw missing();
  return row.id;
}

/** The folders with what is in each of them and below. */
export async function folderCounts(ctx: Asking) {
  const folders = await foldersOf(ctx);
  const rows = await ctx.db
    .select({ folderId: question.folderId, count: count() })
    .from(question)
    .where(ownQuestions(ctx))
    .groupBy(question.folderId);
  const direct = new Map(rows.map((row) => [row.folderId ?? NONE, row.count]));
  const list = folders.map((folder) => ({
    ...folder,
    questionCount: branchOf(folders, folder.id).reduce((sum, id) => sum + (direct.get(id) ?? 0), 0),
  }));
  return { list, looseCount: direct.get(NONE) ?? 0 };
}

/** @throws NO_PERMISSION, NOT_FOUND, FOLDERS_FULL, FOLDER_TOO_DEEP, FOLDER_TAKEN */
export async function addFolder(ctx: UserCtx, { folderName, parentId }: { folderName: string; parentId: string }) {
  const { authorUserNo: userNo, orgNo, isOfOrg } = await ownerOf(ctx, 'question:edit');
  const folders = await heldFolders(ctx);
  if (parentId !== NONE && !folders.some(({ id }) => id === parentId)) throw missing();
  if (folders.length >= MOST_FOLDERS) throw fail(FOLDERS_FULL);
  if (levelOf(folders, parentId) >= FOLDER_LEVELS) throw fail(FOLDER_TOO_DEEP);
  const values = { userNo, orgNo: isOfOrg ? orgNo : null, parentId: parentId === NONE ? null : parentId, folderName };
  const [row] = await refusedAs(
    ctx.db.insert(questionFolder).values(values).returning({ id: questionFolder.id }),
    once,
  );
  return row!.id;
}

/** @throws NOT_FOUND, FOLDER_TAKEN */
export async function renameFolder(ctx: Asking, id: string, folderName: string): Promise<void> {
  const own = and(eq(questionFolder.id, id), ownFolders(ctx));
  const renaming = ctx.db.update(questionFolder).set({ folderName }).where(own).returning({ id: questionFolder.id });
  if ((await refusedAs(renaming, once)).length === 0) throw missing();
}

/** @throws NOT_FOUND, FOLDER_IN_ITSELF, FOLDER_TOO_DEEP, FOLDER_TAKEN */
export async function moveFolder(ctx: Asking, id: string, parentId: string): Promise<void> {
  const folders = await heldFolders(ctx);
  const known = new Set(folders.map((folder) => folder.id));
  if (!known.has(id) || (parentId !== NONE && !known.has(parentId))) throw missing();
  if (branchOf(folders, id).includes(parentId)) throw fail(FOLDER_IN_ITSELF);
  if (levelOf(folders, parentId) + heightOf(folders, id) > FOLDER_LEVELS) throw fail(FOLDER_TOO_DEEP);
  const moving = ctx.db
    .update(questionFolder)
    .set({ parentId: parentId === NONE ? null : parentId })
    .where(eq(questionFolder.id, id));
  await refusedAs(moving, once);
}

/** Only an empty one; deleted questions that were in it will be in none. @throws NOT_FOUND, FOLDER_NOT_EMPTY */
export async function removeFolder(ctx: Asking, id: string): Promise<void> {
  const folders = await heldFolders(ctx);
  if (!folders.some((folder) => folder.id === id)) throw missing();
  const alive = and(eq(question.folderId, id), eq(question.statusId, 1), isNull(question.deletedAt));
  if (folders.some(({ parentId }) => parentId === id) || (await ctx.db.$count(question, alive)) > 0) {
    throw fail(FOLDER_NOT_EMPTY);
  }
  await ctx.db
    .update(question)
    .set({ folderId: sql`null` })
    .where(inArray(question.folderId, [id]));
  await ctx.db.delete(questionFolder).where(eq(questionFolder.id, id));
}
