import { and, eq, inArray } from 'drizzle-orm';
import { posix } from 'node:path';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { isOneOf } from '#contract/rules/choice.ts';
import { extensionOf } from '#contract/rules/mediaUploads.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/system/space.ts';
import { mediaFile, mediaFolder } from '../../db/schema/media.ts';
import { isPlaylist } from '../../domain/media/kinds.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { oneAtATime } from '../../domain/person/oneAtATime.ts';
import { spaceCounts, spaceList } from '../../domain/space/list.ts';
import { isShown } from '../../domain/space/openShare.ts';
import { ownFileRow, ownFiles, ownFolder, ownFolders } from '../../domain/space/policies.ts';
import { removeFile } from '../../domain/space/remove.ts';
import { revokeShare, shareFile, sharesOfFile } from '../../domain/space/shares.ts';
import { withExtension } from '../../domain/uploads/fileName.ts';
import { roomOf, roomOrg } from '../../domain/uploads/quota.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { refusedAs } from '../../kit/refusedAs.ts';

const FOLDERS = 100;
const once = { media_folder_name_once: contract.FOLDER_TAKEN };

export const list = handle(contract.list, (ctx, input) => spaceList(ctx.db, ctx.user, input, wireTime(ctx.now)));

export const summary = handle(contract.summary, async ({ db, user, config }) => {
  const { kinds, folders } = await spaceCounts(db, user);
  const shown = kinds.flatMap(({ fileType, count, bytes }) =>
    isOneOf(FileKind, fileType) ? [{ fileType, count, bytes: Number(bytes) }] : [],
  );
  return { ...(await roomOf(db, config, { userNo: user.userNo, orgNo: roomOrg(user) })), kinds: shown, folders };
});

export const open = handle(contract.open, async ({ db, user, config, now }, { id }) => {
  const media = await ownFileRow(db, user, id);
  const signer = { secretKey: config.secretKey, owner: user.userNo, now };
  const link = mediaLink(signer, { id, part: 'm', name: posix.basename(media.storageKey) });
  const delivery = isPlaylist(media.storageKey) ? ('hls' as const) : ('file' as const);
  return { ...link, contentType: media.contentType, delivery, isShown: isShown(media) };
});

export const rename = handle(contract.rename, async ({ db, user, now }, { id, fileName }) => {
  const own = and(eq(mediaFile.id, id), ownFiles(user));
  const before = await ownFileRow(db, user, id);
  const extension = extensionOf(before.fileName);
  const named = extensionOf(fileName) === extension ? fileName : `${fileName}.${extension}`;
  const kept = withExtension(named, extension);
  await db
    .update(mediaFile)
    .set({ fileName: kept, gmtModified: wireTime(now) })
    .where(own);
  return { id, fileName: kept };
});

export const move = handle(contract.move, async ({ db, user }, { ids, folderId: wanted }) => {
  const folderId = await ownFolder(db, user, wanted);
  const own = and(inArray(mediaFile.id, ids), ownFiles(user));
  const moved = await db.update(mediaFile).set({ folderId }).where(own).returning({ id: mediaFile.id });
  const done = new Set(moved.map(({ id }) => id));
  const failed = ids.filter((id) => !done.has(id)).map((id) => ({ id, reason: '文件不存在或已被删除' }));
  return { doneCount: done.size, failed };
});

export const remove = handle(contract.remove, async ({ db, user, now }, { ids }) => {
  const { doneCount, failed } = await eachRow(db, ids, (one, id) => removeFile(one, user, id, now));
  return { doneCount, failed };
});

export const folderSave = handle(contract.folderSave, async ({ db, user }, { folderName }) => {
  await oneAtATime(db, user.userNo);
  if ((await db.$count(mediaFolder, ownFolders(user))) >= FOLDERS) throw fail(contract.FOLDERS_FULL);
  const adding = db.insert(mediaFolder).values({ userNo: user.userNo, folderName }).returning({ id: mediaFolder.id });
  const [row] = await refusedAs(adding, once);
  return { id: row!.id };
});

export const folderUpdate = handle(contract.folderUpdate, async ({ db, user }, { id, folderName }) => {
  const own = and(eq(mediaFolder.id, id), ownFolders(user));
  const renaming = db.update(mediaFolder).set({ folderName }).where(own).returning({ id: mediaFolder.id });
  const renamed = await refusedAs(renaming, once);
  if (renamed.length === 0) throw fail(NOT_FOUND, '文件夹不存在或已被删除');
  return { id };
});

export const folderRemove = handle(contract.folderRemove, async ({ db, user }, { id }) => {
  const own = and(eq(mediaFolder.id, id), ownFolders(user));
  const [found] = await db.select({ id: mediaFolder.id }).from(mediaFolder).where(own).for('update');
  if (!found) throw fail(NOT_FOUND, '文件夹不存在或已被删除');
  await db.update(mediaFile).set({ folderId: null }).where(eq(mediaFile.folderId, id));
  await db.delete(mediaFolder).where(own);
  return {};
});

export const shareList = handle(contract.shareList, async ({ db, user, now }, { id }) => {
  await ownFileRow(db, user, id);
  return { list: await sharesOfFile(db, id, now) };
});

export const shareSave = handle(contract.shareSave, (ctx, input) => shareFile(ctx, input));

export const shareRevoke = handle(contract.shareRevoke, async (ctx, { id }) => {
  await revokeShare(ctx, id);
  return {};
});
