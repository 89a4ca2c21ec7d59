import * as contract from '#contract/course/userCourseScoreApply.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { applyForCredit, proveAgain, withdrawCredit } from '../../domain/credits/apply.ts';
import { creditablePage, schoolOfLearner } from '../../domain/credits/creditable.ts';
import { decideCredit, revokeCredit } from '../../domain/credits/decide.ts';
import type { DeskName } from '../../domain/credits/decide.ts';
import { creditLedger, creditQueue, ownApplications } from '../../domain/credits/list.ts';
import type { UserCtx } from '../../kit/context.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { handle } from '../../kit/handle.ts';

export const choices = handle(contract.choices, async (ctx, request) => ({
  ...(await creditablePage(ctx.db, ctx.user.userNo, request, ctx.now)),
  schoolName: (await schoolOfLearner(ctx.db, ctx.user.userNo))?.orgName ?? '',
}));

export const apply = handle(contract.apply, async (ctx, wish) => {
  const id = await applyForCredit(ctx, wish);
  ctx.changed({ after: wish });
  return { id };
});

export const again = handle(contract.again, async (ctx, { id, ...proofs }) => {
  await proveAgain(ctx, id, proofs);
  ctx.changed({ after: proofs });
  return { id };
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawCredit(ctx, id);
  return { id };
});

export const list = handle(contract.list, (ctx, { applyState, ...request }) =>
  ownApplications(ctx, applyState, request),
);

export const ledger = handle(contract.ledger, creditLedger);

export const lecturerList = handle(contract.lecturerList, (ctx, request) => creditQueue(ctx, 'lecturer', request));

export const lecturerAudit = handle(contract.lecturerAudit, (ctx, verdict) => audit(ctx, 'lecturer', verdict));

export const lecturerBatch = handle(contract.lecturerBatch, (ctx, given) => batch(ctx, 'lecturer', given));

export const orgList = handle(contract.orgList, (ctx, request) => creditQueue(ctx, 'school', request));

export const orgAudit = handle(contract.orgAudit, (ctx, verdict) => audit(ctx, 'school', verdict));

export const orgBatch = handle(contract.orgBatch, (ctx, given) => batch(ctx, 'school', given));

export const revoke = handle(contract.revoke, async (ctx, { id, revokeReason }) => {
  const subjectName = await revokeCredit(ctx, id, revokeReason);
  ctx.changed({ before: { subjectName }, after: { revokeReason } });
  return { id };
});

async function audit(ctx: UserCtx, desk: DeskName, { id, ...verdict }: OutputOf<typeof contract.orgAudit.input>) {
  const subjectName = await decideCredit(ctx, desk, { id, ...verdict });
  ctx.changed({ before: { subjectName, auditStatus: AuditState.waiting }, after: verdict });
  return { id };
}

async function batch(ctx: UserCtx, desk: DeskName, { ids, ...verdict }: OutputOf<typeof contract.orgBatch.input>) {
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) =>
    decideCredit({ ...ctx, db }, desk, { id, ...verdict }),
  );
  ctx.changed({ before: { auditStatus: AuditState.waiting }, after: { subjectNames: done, ...verdict } });
  return outcome;
}
