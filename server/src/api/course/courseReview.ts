import * as contract from '#contract/course/courseReview.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { decideCourse } from '../../domain/courseReview/decide.ts';
import { reviewHistory } from '../../domain/courseReview/history.ts';
import { reviewPage } from '../../domain/courseReview/queue.ts';
import { reviewView } from '../../domain/courseReview/view.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, reviewPage);

export const view = handle(contract.view, (ctx, { id }) => reviewView(ctx, id));

export const decide = handle(contract.decide, async (ctx, verdict) => {
  const courseName = await decideCourse(ctx, verdict);
  const { auditStatus, auditOpinion, remarks } = verdict;
  ctx.changed({
    before: { courseName, auditStatus: AuditState.waiting },
    after: { auditStatus, auditOpinion, remarks: remarks.map(({ text }) => text) },
  });
  return { id: verdict.id };
});

export const batch = handle(contract.batch, async (ctx, { ids, ...verdict }) => {
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) =>
    decideCourse({ ...ctx, db }, { id, ...verdict, remarks: [] }),
  );
  ctx.changed({ before: { auditStatus: AuditState.waiting }, after: { courseNames: done, ...verdict } });
  return outcome;
});

export const history = handle(contract.history, (ctx, { courseId, ...request }) =>
  reviewHistory(ctx, courseId, request),
);
