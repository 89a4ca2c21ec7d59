import * as contract from '#contract/exam/gradeFile.ts';
import { addFiles, listFiles, openFile, removeFile } from '../../domain/grades/gradeFiles.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, (ctx, { gradeId, ids }) => addFiles(ctx, gradeId, ids));

export const page = handle(contract.page, (ctx, { gradeId, ...wanted }) => listFiles(ctx, gradeId, wanted));

export const open = handle(contract.open, async (ctx, { id, isDownload }) => ({
  url: await openFile(ctx, id, isDownload),
}));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeFile(ctx, id);
  return {};
});
