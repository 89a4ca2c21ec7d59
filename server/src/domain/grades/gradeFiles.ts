import { and, desc, eq } from 'drizzle-orm';
import { posix } from 'node:path';
import { FILE_THERE } from '#contract/exam/gradeFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeFile } from '../../db/schema/grade.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { mediaLink } from '../media/links.ts';
import { isShown } from '../space/openShare.ts';
import { ownFileRow } from '../space/policies.ts';
import { managedGrade, standingIn } from './policies.ts';

const GONE = '文件不存在，或者主人已经删除了';

/** Puts files of one's own space into a class; each stands for itself. @throws GRADE_GONE, NOT_MANAGER, … */
export async function addFiles(ctx: UserCtx, gradeId: string, ids: readonly string[]) {
  const { grade } = await managedGrade(ctx, gradeId);
  const { done, doneCount, failed } = await eachRow(ctx.db, ids, async (db, mediaId) => {
    const { fileName } = await ownFileRow(db, ctx.user, mediaId);
    const row = { gradeId, mediaId, userNo: ctx.user.userNo, gmtCreate: wireTime(ctx.now) };
    await refusedAs(db.insert(gradeFile).values(row), { grade_file_once: FILE_THERE });
    return fileName;
  });
  ctx.changed({ after: { gradeName: grade.gradeName, fileName: done.join('、') } });
  return { doneCount, failed };
}

/** What the class may open; files that their owner deleted are gone from here too. @throws GRADE_GONE */
export async function listFiles(ctx: { db: Db; user: SessionUser }, gradeId: string, wanted: PageRequest) {
  const { db } = ctx;
  await standingIn(ctx, gradeId);
  const its = and(eq(gradeFile.gradeId, gradeId), enabled(gradeFile));
  const there = and(eq(mediaFile.id, gradeFile.mediaId), enabled(mediaFile));
  const rows = db
    .select({
      id: gradeFile.id,
      gmtCreate: gradeFile.gmtCreate,
      media: mediaFile,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(gradeFile)
    .innerJoin(mediaFile, there)
    .innerJoin(account, eq(account.userNo, gradeFile.userNo))
    .innerJoin(userExt, eq(userExt.userNo, gradeFile.userNo))
    .where(its)
    .orderBy(desc(gradeFile.id))
    .$dynamic();
  const counted = db.select({ id: gradeFile.id }).from(gradeFile).innerJoin(mediaFile, there).where(its).as('counted');
  const listed = await paginate(wanted, rows, () => db.$count(counted));
  const list = listed.list.map(({ id, gmtCreate, media, ...person }) => ({
    id,
    gmtCreate,
    fileName: media.fileName,
    fileType: media.fileType,
    fileSize: Number(media.fileSize),
    ownerName: displayName(person, UserType.lecturer),
    isShown: isShown(media),
  }));
  return { ...listed, list };
}

/** A signed address of a file of a class. @throws NOT_FOUND, GRADE_GONE */
export async function openFile(ctx: UserCtx, id: string, isDownload: 0 | 1): Promise<string> {
  const { config, user, now, db } = ctx;
  const [found] = await db
    .select({ gradeId: gradeFile.gradeId, media: mediaFile })
    .from(gradeFile)
    .innerJoin(mediaFile, and(eq(mediaFile.id, gradeFile.mediaId), enabled(mediaFile)))
    .where(and(eq(gradeFile.id, id), enabled(gradeFile)));
  if (!found) throw fail(NOT_FOUND, GONE);
  await standingIn(ctx, found.gradeId);
  const { id: mediaId, storageKey } = found.media;
  const signer = { secretKey: config.secretKey, owner: user.userNo, now };
  return mediaLink(signer, { id: mediaId, part: isDownload === 1 ? 'd' : 'm', name: posix.basename(storageKey) }).url;
}

/** Takes a file out of a class; it stays in its owner's space. @throws NOT_FOUND, NOT_MANAGER, GRADE_DISBANDED */
export async function removeFile(ctx: UserCtx, id: string): Promise<void> {
  const its = and(eq(gradeFile.id, id), enabled(gradeFile));
  const [found] = await ctx.db
    .select({ gradeId: gradeFile.gradeId, fileName: mediaFile.fileName })
    .from(gradeFile)
    .innerJoin(mediaFile, eq(mediaFile.id, gradeFile.mediaId))
    .where(its);
  if (!found) throw fail(NOT_FOUND, GONE);
  await managedGrade(ctx, found.gradeId);
  await ctx.db
    .update(gradeFile)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(ctx.now) })
    .where(its);
  ctx.changed({ before: { fileName: found.fileName } });
}
