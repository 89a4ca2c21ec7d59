import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Imported, ImportRow } from '#contract/exam/questionImport.ts';
import * as fails from '#contract/exam/questionImportFailures.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { ImportState } from '#contract/rules/importStates.ts';
import { EXCHANGE_BYTES, mayTakeBack } from '#contract/rules/questionExchange.ts';
import type { QuestionFormat } from '#contract/rules/questionExchange.ts';
import { momentOf } from '#contract/rules/time.ts';
import { question, questionImport } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { foldedOf } from '../questions/folded.ts';
import { ownerOf } from '../questions/owned.ts';
import { ownQuestions } from '../questions/policies.ts';
import { shownQuestion } from '../questions/versions.ts';
import { ownImports } from './policies.ts';
import { readAside } from './readAside.ts';
import type { ReadRow } from './row.ts';
import { withPictures } from './storePictures.ts';

const CHECKS_A_DAY = 100;

export type ImportRecord = Omit<typeof questionImport.$inferSelect, 'rows'> & { rows: ReadRow[] };

/**
 * Has a file read: what it says is kept, nothing of it is in the bank yet. Reading takes its time, so that no
 * transaction waits for it.
 * @throws NO_PERMISSION, CHECKED_OFTEN, FILE_TOO_BIG, and what `readAside` throws
 */
export async function checkQuestions(ctx: UserCtx, file: UploadedFile): Promise<Imported> {
  const owner = await ownerOf(ctx, 'question:edit');
  if (file.bytes > EXCHANGE_BYTES) throw fail(fails.FILE_TOO_BIG);
  const { count } = await countUp(ctx.db, ['questionImport', ctx.user.userNo], { seconds: 86_400 }, ctx.now);
  if (count > CHECKS_A_DAY) throw fail(fails.CHECKED_OFTEN);
  const { format, rows: read, pictures } = await readAside(file.path);
  const rows = await withPictures(ctx, read, pictures);
  const facts = {
    userNo: ctx.user.userNo,
    orgNo: owner.isOfOrg === 1 ? owner.orgNo : null,
    fileName: file.fileName.replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '').slice(0, 200) || '题目',
    format,
    totalCount: rows.length,
    badCount: rows.filter(({ content }) => !content).length,
  };
  const [row] = await ctx.db
    .insert(questionImport)
    .values({ ...facts, rows })
    .returning(summary);
  return lineOf(row!, ctx.now);
}

/** An import into the caller's own bank. @throws NO_PERMISSION, IMPORT_GONE */
export async function findImport(ctx: UserCtx, id: string): Promise<ImportRecord> {
  const owner = await ownerOf(ctx, 'question:edit');
  const [row] = await ctx.db
    .select()
    .from(questionImport)
    .where(and(eq(questionImport.id, id), ownImports(owner)));
  if (!row) throw fail(fails.IMPORT_GONE);
  return row as ImportRecord;
}

/** A page of what is in an import, bad rows before the others. @throws NO_PERMISSION, IMPORT_GONE */
export async function viewImport(
  ctx: UserCtx,
  { id, isBadOnly, pageCurrent, pageSize }: PageRequest & { id: string; isBadOnly: 0 | 1 },
) {
  const record = await findImport(ctx, id);
  const repeated = await repeatedIn(ctx, record.rows);
  const bad = record.rows.filter(({ content }) => !content);
  const rows = isBadOnly === 1 ? bad : [...bad, ...record.rows.filter(({ content }) => content)];
  const list = rows.slice((pageCurrent - 1) * pageSize, pageCurrent * pageSize);
  return {
    imported: lineOf({ ...record, broughtCount: record.questionIds.length }, ctx.now),
    repeatedCount: repeated.size,
    rows: {
      list: await Promise.all(list.map((row) => shownRow(row, repeated.has(row.row)))),
      totalCount: rows.length,
      totalPage: Math.ceil(rows.length / pageSize),
      pageCurrent,
      pageSize,
    },
  };
}

async function shownRow({ row, place, title, content, issues }: ReadRow, isRepeated: boolean): Promise<ImportRow> {
  return {
    row,
    place,
    title,
    isRepeated: isRepeated ? 1 : 0,
    issues: issues.map((issue) => ({ place: issue.place ?? place, column: issue.column, reason: issue.reason })),
    question: content ? await shownQuestion(content) : null,
  };
}

/** The numbers of the good rows whose stems stand in the own bank, or before them in the file. */
export async function repeatedIn(ctx: UserCtx, rows: readonly ReadRow[]): Promise<Set<number>> {
  const stems = rows.flatMap(({ row, content }) =>
    content ? [{ row, folded: foldedOf(content.stem, content.keyed) }] : [],
  );
  const wanted = sql.param(stems.map(({ folded }) => folded));
  const there = await ctx.db
    .selectDistinct({ folded: question.folded })
    .from(question)
    .where(and(ownQuestions(ctx), sql`${question.folded} = any(${wanted}::text[])`));
  const seen = new Set(there.map(({ folded }) => folded));
  return new Set(
    stems.flatMap(({ row, folded }) => {
      const isSeen = seen.has(folded);
      seen.add(folded);
      return isSeen ? [row] : [];
    }),
  );
}

/** The imports into the caller's own bank, the newest first. @throws NO_PERMISSION */
export async function listImports(ctx: UserCtx, request: PageRequest) {
  const own = ownImports(await ownerOf(ctx, 'question:edit'));
  const rows = ctx.db.select(summary).from(questionImport).where(own).orderBy(desc(questionImport.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(questionImport, own));
  return { ...page, list: page.list.map((row) => lineOf(row, ctx.now)) };
}

const { rows: _rows, questionIds: _ids, ...columns } = getTableColumns(questionImport);
const summary = {
  ...columns,
  broughtCount: sql<number>`jsonb_array_length("question_import"."question_ids")`.as('brought_count'),
};

type Summary = Omit<ImportRecord, 'rows' | 'questionIds'> & { broughtCount: number };

function lineOf({ importedAt, undoneAt, ...row }: Summary, now: Date): Imported {
  const importStatus =
    undoneAt !== null ? ImportState.undone : importedAt !== null ? ImportState.imported : ImportState.checked;
  const canUndo = importStatus === ImportState.imported && mayTakeBack(momentOf(importedAt!), now);
  return { ...row, format: row.format as QuestionFormat, importedAt, undoneAt, importStatus, canUndo };
}
