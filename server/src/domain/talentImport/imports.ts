import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { TalentImport, view } from '#contract/position/talentImport.ts';
import * as fails from '#contract/position/talentImportFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { mayTakeBack } from '#contract/rules/importedTalent.ts';
import { ImportState } from '#contract/rules/importStates.ts';
import { MOST_IMPORTED_RESUMES } from '#contract/rules/resumeFiles.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { talentImport } from '../../db/schema/importedTalent.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { readAside } from '../resumeExchange/readAside.ts';
import type { ReadRow } from '../resumeExchange/row.ts';
import { hiringFor } from '../vacancies/policies.ts';
import { ownImports } from './policies.ts';
import { repeatedIn } from './repeated.ts';

const CHECKS_A_DAY = 500;

type ImportRecord = Omit<typeof talentImport.$inferSelect, 'rows'> & { rows: ReadRow[] };

/**
 * Has a file read, alone or beside those of a check that was begun: what it says is kept, nobody is in the pool yet.
 * Reading takes its time, so that no transaction waits for it.
 * @throws NO_PERMISSION, READ_OFTEN, RESUMES_UNREADABLE, IMPORT_GONE, BROUGHT_ALREADY, TOO_MANY_RESUMES
 */
export async function checkResumes(
  ctx: UserCtx,
  { id, file }: { id: string; file: UploadedFile },
): Promise<TalentImport> {
  const { db, user, now } = ctx;
  const orgNo = hiringFor(user);
  const { count } = await countUp(db, ['talentImport', orgNo], { seconds: 86_400 }, now);
  if (count > CHECKS_A_DAY) throw fail(fails.READ_OFTEN);
  const read = await readAside(file, fails.RESUMES_UNREADABLE);
  const record = await db.transaction((tx) => addRows({ db: tx, user, now }, { id, orgNo, file, read }));
  return lineOf(record, await nameOf(db, record.userNo), now);
}

interface Added {
  id: string;
  orgNo: string;
  file: UploadedFile;
  read: readonly ReadRow[];
}

async function addRows(
  { db, user, now }: Pick<UserCtx, 'db' | 'user' | 'now'>,
  { id, orgNo, file, read }: Added,
): Promise<ImportRecord> {
  const begun = id === '' ? undefined : await findImport({ db, user }, id, true);
  if (begun && begun.importedAt !== null) throw fail(fails.BROUGHT_ALREADY);
  const before = begun?.rows ?? [];
  const rows = [...before, ...read.map((row, at) => ({ ...row, row: before.length + at + 1 }))];
  if (rows.length > MOST_IMPORTED_RESUMES) throw fail(fails.TOO_MANY_RESUMES);
  const at = wireTime(now);
  const facts = {
    rows,
    fileNames: [...(begun?.fileNames ?? []), fileNameOf(file.fileName)],
    totalCount: rows.length,
    badCount: rows.filter(({ resume }) => !resume).length,
    gmtModified: at,
  };
  const [row] = begun
    ? await db.update(talentImport).set(facts).where(eq(talentImport.id, begun.id)).returning()
    : await db
        .insert(talentImport)
        .values({ ...facts, orgNo, userNo: user.userNo, gmtCreate: at })
        .returning();
  return row as ImportRecord;
}

const fileNameOf = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '').slice(0, 120) || '简历';

/** An import of the caller's enterprise, held where it is to be changed. @throws NO_PERMISSION, IMPORT_GONE */
export async function findImport(
  { db, user }: Pick<UserCtx, 'db' | 'user'>,
  id: string,
  isHeld = false,
): Promise<ImportRecord> {
  const asked = db
    .select()
    .from(talentImport)
    .where(and(eq(talentImport.id, id), ownImports(user)));
  const [row] = isHeld ? await asked.for('update') : await asked;
  if (!row) throw fail(fails.IMPORT_GONE);
  return row as ImportRecord;
}

/** A page of what is in an import, refused ones before the others. @throws NO_PERMISSION, IMPORT_GONE */
export async function viewImport(ctx: UserCtx, { id, isBadOnly, pageCurrent, pageSize }: OutputOf<typeof view.input>) {
  const record = await findImport(ctx, id);
  const repeated = await repeatedIn(ctx, record.rows);
  const bad = record.rows.filter(({ resume }) => !resume);
  const rows = isBadOnly === 1 ? bad : [...bad, ...record.rows.filter(({ resume }) => resume)];
  return {
    imported: lineOf(record, await nameOf(ctx.db, record.userNo), ctx.now),
    repeatedCount: repeated.size,
    rows: {
      list: rows.slice((pageCurrent - 1) * pageSize, pageCurrent * pageSize).map(({ row, place, issues, resume }) => ({
        row,
        place,
        issues,
        isRepeated: repeated.has(row) ? (1 as const) : (0 as const),
        resume: resume ?? null,
      })),
      totalCount: rows.length,
      totalPage: Math.ceil(rows.length / pageSize),
      pageCurrent,
      pageSize,
    },
  };
}

const { rows: _rows, ...columns } = getTableColumns(talentImport);

/** The imports of the enterprise, the newest first. */
export async function listImports({ db, user, now }: UserCtx, request: PageRequest) {
  const own = ownImports(user);
  const rows = db
    .select({ ...columns, nickname: userExt.nickname, mobile: account.mobile })
    .from(talentImport)
    .innerJoin(account, eq(account.userNo, talentImport.userNo))
    .innerJoin(userExt, eq(userExt.userNo, talentImport.userNo))
    .where(own)
    .orderBy(desc(talentImport.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(talentImport, own));
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, ...row }) => lineOf(row, displayName({ nickname, mobile }), now)),
  };
}

async function nameOf(db: Db, userNo: string): Promise<string> {
  const [row] = await db
    .select({ nickname: userExt.nickname, mobile: account.mobile })
    .from(account)
    .innerJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(eq(account.userNo, userNo));
  return row ? displayName(row) : '';
}

function lineOf(row: Omit<ImportRecord, 'rows'>, userName: string, now: Date): TalentImport {
  const { id, fileNames, totalCount, badCount, broughtCount, gmtCreate, importedAt, undoneAt } = row;
  const importStatus =
    undoneAt !== null ? ImportState.undone : importedAt !== null ? ImportState.imported : ImportState.checked;
  const canUndo = importStatus === ImportState.imported && mayTakeBack(momentOf(importedAt!), now);
  const facts = { id, fileNames, totalCount, badCount, broughtCount, gmtCreate, importedAt, undoneAt };
  return { ...facts, userName, importStatus, canUndo };
}

/** What marks an import as brought in, once: who presses later finds it done. */
export const notBrought = (id: string) => and(eq(talentImport.id, id), isNull(talentImport.importedAt));
