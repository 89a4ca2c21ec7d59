import * as contract from '#contract/exam/questionDraft.ts';
import { discardDraft, keepDraft, readDraft } from '../../domain/questions/drafts.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { id }) => ({ draft: await readDraft(ctx, id) }));

export const save = handle(contract.save, async (ctx, { id, content }) => ({
  gmtModified: await keepDraft(ctx, id, content),
}));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await discardDraft(ctx, id);
  return {};
});
