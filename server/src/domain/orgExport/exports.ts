import { and, desc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/user/orgExport.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { EXPORTS_A_DAY, MOST_EXPORT_BYTES, OrgExportState } from '#contract/rules/orgExports.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgExport } from '../../db/schema/orgExport.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { mediaLink } from '../media/links.ts';
import { administered } from './admins.ts';
import { bytesOfFiles } from './files.ts';
import { makeOrgExport } from './make.ts';

/** The part of a claim that opens an export, whose id it is then. */
export const ORG_EXPORT_PART = 'e';

const ofOrg = (orgNo: string) => and(eq(orgExport.orgNo, orgNo), enabled(orgExport));

/** The exports of the organization that the caller runs, the newest first. @throws NO_PERMISSION */
export async function exportPage(ctx: UserCtx, request: PageRequest): Promise<Page<contract.OrgExport>> {
  const { db } = ctx;
  const own = ofOrg(await administered(ctx));
  const rows = db
    .select({ row: orgExport, nickname: userExt.nickname, mobile: account.mobile })
    .from(orgExport)
    .innerJoin(account, eq(account.userNo, orgExport.userNo))
    .innerJoin(userExt, eq(userExt.userNo, orgExport.userNo))
    .where(own)
    .orderBy(desc(orgExport.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(orgExport, own));
  return {
    ...page,
    list: page.list.map(({ row, nickname, mobile }) => ({
      id: row.id,
      exportState: row.exportState,
      isWithFiles: row.isWithFiles,
      userName: displayName({ nickname, mobile }),
      rowCount: row.rowCount,
      fileCount: row.fileCount,
      bytes: Number(row.bytes),
      downloads: row.downloads,
      gmtCreate: row.gmtCreate,
      readyAt: row.readyAt,
      expiresAt: row.expiresAt,
    })),
  };
}

/** Counts the exports of a day, of whoever proved to be themselves. @throws NO_PERMISSION, ORG_EXPORTS_ENOUGH */
export async function mayExport(ctx: UserCtx): Promise<string> {
  const orgNo = await administered(ctx);
  const { count } = await countUp(ctx.db, ['orgExport', orgNo], { seconds: 86_400 }, ctx.now);
  if (count > EXPORTS_A_DAY) throw fail(contract.ORG_EXPORTS_ENOUGH);
  return orgNo;
}

interface Wish {
  orgNo: string;
  isWithFiles: 0 | 1;
}

/** Asks for an export; it is made beside everything else. @throws EXPORT_WAITING, EXPORT_TOO_BIG */
export async function askForExport(ctx: UserCtx, db: Db, { orgNo, isWithFiles }: Wish): Promise<string> {
  if (isWithFiles === 1 && (await bytesOfFiles(db, orgNo)) > MOST_EXPORT_BYTES) throw fail(contract.EXPORT_TOO_BIG);
  const at = wireTime(ctx.now);
  const asking = db
    .insert(orgExport)
    .values({ orgNo, userNo: ctx.user.userNo, isWithFiles, gmtCreate: at, gmtModified: at })
    .returning({ id: orgExport.id });
  const [row] = await refusedAs(asking, { org_export_once: contract.EXPORT_WAITING });
  await enqueue(db, makeOrgExport, { id: row!.id });
  return row!.id;
}

/** A signed address of an export that is ready, counted. @throws NO_PERMISSION, NOT_FOUND, EXPORT_NOT_READY */
export async function exportLink(ctx: UserCtx, id: string) {
  const { db, user, now, config } = ctx;
  const where = and(eq(orgExport.id, id), ofOrg(await administered(ctx)));
  const [row] = await db.select().from(orgExport).where(where).for('update');
  if (!row) throw fail(NOT_FOUND);
  const isOver = row.expiresAt === null || row.expiresAt <= wireTime(now);
  if (row.exportState !== OrgExportState.ready || isOver) throw fail(contract.EXPORT_NOT_READY);
  await db
    .update(orgExport)
    .set({ downloads: sql`${orgExport.downloads} + 1` })
    .where(where);
  const fileName = await exportName(db, row);
  const { url, expiresAt } = mediaLink(
    { secretKey: config.secretKey, owner: user.userNo, now },
    { id, part: ORG_EXPORT_PART, name: fileName },
  );
  ctx.changed({ after: { fileName, rowCount: row.rowCount } });
  return { url, fileName, expiresAt };
}

type Row = Pick<typeof orgExport.$inferSelect, 'orgNo' | 'gmtCreate'>;

async function exportName(db: Db, { orgNo, gmtCreate }: Row): Promise<string> {
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  const name = (org?.orgName ?? '单位').replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, '');
  return `${name}-全部数据-${gmtCreate.slice(0, 10)}.zip`;
}

/** What an address opens that was made for an administrator; undefined once it is removed. */
export async function storedExport(db: Db, id: string): Promise<{ key: string; fileName: string } | undefined> {
  const [row] = await db
    .select()
    .from(orgExport)
    .where(and(eq(orgExport.id, id), eq(orgExport.exportState, OrgExportState.ready), enabled(orgExport)));
  return row && { key: row.storageKey, fileName: await exportName(db, row) };
}
