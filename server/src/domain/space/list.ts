import { and, count, desc, eq, getTableColumns, ilike, inArray, isNull, sql } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { FileKind, FileType } from '#contract/rules/fileKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import type { SpaceFile } from '#contract/system/space.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile, mediaFolder } from '../../db/schema/media.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import type { SessionUser } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { ownFiles } from './policies.ts';
import { isUsed } from './used.ts';

interface Wanted extends PageRequest {
  fileType?: FileKind | undefined;
  folderId?: string | undefined;
  keyword: string;
}

/** One page of somebody's files, the newest first. */
export async function spaceList(db: Db, user: SessionUser, wanted: Wanted, now: string): Promise<Page<SpaceFile>> {
  const matching = and(ownFiles(user), narrowed(wanted));
  const { id, fileName, fileType, fileSize, mediaState, processed, failure, folderId, gmtCreate } =
    getTableColumns(mediaFile);
  const rows = db
    .select({
      id,
      fileName,
      fileType,
      fileSize,
      mediaState,
      processed,
      failure,
      folderId,
      gmtCreate,
      folderName: mediaFolder.folderName,
      isUsed: sql<0 | 1>`(${isUsed(db)})::int`,
    })
    .from(mediaFile)
    .leftJoin(mediaFolder, eq(mediaFolder.id, mediaFile.folderId))
    .where(matching)
    .orderBy(desc(mediaFile.id));
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(mediaFile, matching));
  const shares = await sharesOf(
    db,
    page.list.map((row) => row.id),
    now,
  );
  const list = page.list.map((row) => ({
    ...row,
    fileSize: Number(row.fileSize),
    folderId: row.folderId ?? NONE,
    folderName: row.folderName ?? '',
    shareCount: shares.get(row.id) ?? 0,
  }));
  return { ...page, list };
}

/** A package is an archive that is opened in courses. */
const typesOf = (kind: FileKind): FileType[] =>
  kind === FileKind.archive ? [FileKind.archive, FileType.package] : [kind];

const narrowed = ({ fileType, folderId, keyword }: Wanted) =>
  and(
    fileType === undefined ? undefined : inArray(mediaFile.fileType, typesOf(fileType)),
    folderId === undefined
      ? undefined
      : folderId === NONE
        ? isNull(mediaFile.folderId)
        : eq(mediaFile.folderId, folderId),
    keyword === '' ? undefined : ilike(mediaFile.fileName, containing(keyword)),
  );

/** How many links to each of the files are open. */
async function sharesOf(db: Db, ids: readonly string[], now: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: mediaShare.mediaId, count: count() })
    .from(mediaShare)
    .where(and(inArray(mediaShare.mediaId, [...ids]), enabled(mediaShare), sql`${mediaShare.expiresAt} > ${now}`))
    .groupBy(mediaShare.mediaId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** How many files there are of each kind and in each folder. */
export async function spaceCounts(db: Db, user: SessionUser) {
  const bytes = sql<string>`coalesce(sum(${mediaFile.fileSize}), 0)`;
  const kind = sql<FileKind>`case when ${mediaFile.fileType} = ${FileType.package} then ${FileKind.archive}
    else ${mediaFile.fileType} end`.as('kind');
  const kinds = await db
    .select({ fileType: kind, count: count(), bytes })
    .from(mediaFile)
    .where(ownFiles(user))
    .groupBy(sql`kind`);
  const folders = await db
    .select({ id: mediaFolder.id, folderName: mediaFolder.folderName, fileCount: count(mediaFile.id) })
    .from(mediaFolder)
    .leftJoin(mediaFile, and(eq(mediaFile.folderId, mediaFolder.id), enabled(mediaFile)))
    .where(eq(mediaFolder.userNo, user.userNo))
    .groupBy(mediaFolder.id)
    .orderBy(mediaFolder.folderName, mediaFolder.id);
  return { kinds, folders };
}
