import * as contract from '#contract/exam/paper.ts';
import { paperPdf } from '../../domain/assessments/paperPdf.ts';
import { previewPaper } from '../../domain/assessments/paperPreview.ts';
import { pickQuestions } from '../../domain/papers/bank.ts';
import { saveContent, saveFacts } from '../../domain/papers/draft.ts';
import { checkCells, copyPaper, removePaper } from '../../domain/papers/keep.ts';
import { papersPage, versionsPage, viewPaper } from '../../domain/papers/list.ts';
import { publishPaper } from '../../domain/papers/publish.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, papersPage);

export const view = handle(contract.view, (ctx, { id }) => viewPaper(ctx, id));

export const pick = handle(contract.pick, pickQuestions);

export const pdf = handle(contract.pdf, paperPdf);

export const save = handle(contract.save, async (ctx, wanted) => {
  const saved = await saveFacts(ctx, wanted);
  ctx.changed({ after: { ...wanted, id: saved.id } });
  return saved;
});

export const content = handle(contract.content, saveContent);

export const check = handle(contract.check, async (ctx, { id, sections }) => {
  return { cells: await checkCells(ctx, id, sections) };
});

export const publish = handle(contract.publish, async (ctx, wanted) => {
  const made = await publishPaper(ctx, wanted);
  ctx.changed({ after: { id: wanted.id, versionNo: made.versionNo, note: wanted.note } });
  return made;
});

export const copy = handle(contract.copy, (ctx, { id }) => copyPaper(ctx, id));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removePaper(ctx, id);
  return {};
});

export const versions = handle(contract.versions, versionsPage);

export const preview = handle(contract.preview, previewPaper);
