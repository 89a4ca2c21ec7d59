import * as contract from '#contract/course/coursePreview.ts';
import { previewChapters, previewOf, previewPeriod } from '../../domain/authoring/preview.ts';
import { waitingReview } from '../../domain/courseReview/waiting.ts';
import { handle } from '../../kit/handle.ts';
import { pageAt } from '../../kit/paginate.ts';

export const view = handle(contract.view, async (ctx, { id }) => ({
  ...(await previewOf(ctx, id)),
  waitingReview: await waitingReview(ctx, id),
}));

export const chapters = handle(contract.chapters, async (ctx, { id, ...request }) => {
  const all = await previewChapters(ctx, id);
  return pageAt(request, all.length, async (limit, offset) => all.slice(offset, offset + limit));
});

export const period = handle(contract.period, (ctx, { id }) => previewPeriod(ctx, id));
