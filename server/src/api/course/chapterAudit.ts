import * as contract from '#contract/course/chapterAudit.ts';
import { addChapter, removeChapter, sortChapters, writeChapter } from '../../domain/authoring/chapters.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, (ctx, { courseId, chapterName }) => addChapter(ctx, courseId, chapterName));

export const update = handle(contract.update, (ctx, { id, revision, ...written }) =>
  writeChapter(ctx, id, revision, written),
);

export const sort = handle(contract.sort, async (ctx, input) => ({ outlineRevision: await sortChapters(ctx, input) }));

export const remove = handle(contract.remove, async (ctx, { id }) => ({
  outlineRevision: await removeChapter(ctx, id),
}));
