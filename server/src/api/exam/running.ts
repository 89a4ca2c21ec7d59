import * as contract from '#contract/exam/running.ts';
import type { AssessmentRow } from '../../domain/assessments/policies.ts';
import { endNow } from '../../domain/running/end.ts';
import { evidenceOf } from '../../domain/running/evidence.ts';
import { extend as extendTime } from '../../domain/running/extend.ts';
import { cancel as cancelSitting, forceSubmit as takeAway } from '../../domain/running/forced.ts';
import { heatOf } from '../../domain/running/heat.ts';
import { allowLate as admit } from '../../domain/running/late.ts';
import { listSittings } from '../../domain/running/list.ts';
import { announce, noticesTo } from '../../domain/running/notices.ts';
import { overviewOf } from '../../domain/running/overview.ts';
import { pause as pauseClocks, resume as resumeClocks } from '../../domain/running/pause.ts';
import { named } from '../../domain/running/policies.ts';
import { readinessOf } from '../../domain/running/readiness.ts';
import { checkReceipt } from '../../domain/running/receipt.ts';
import { runSheet } from '../../domain/running/sheet.ts';
import { confirm, judge } from '../../domain/running/verdict.ts';
import { handle } from '../../kit/handle.ts';

/** Whose log it belongs to. */
const whose = ({ orgNo }: Pick<AssessmentRow, 'orgNo'>) => (orgNo === null ? {} : { orgNo });

export const overview = handle(contract.overview, (ctx, { assessmentId }) => overviewOf(ctx, assessmentId));

export const sittings = handle(contract.sittings, listSittings);

export const heat = handle(contract.heat, (ctx, { assessmentId }) => heatOf(ctx, assessmentId));

export const readiness = handle(contract.readiness, (ctx, { assessmentId }) => readinessOf(ctx, assessmentId));

export const extend = handle(contract.extend, async (ctx, { minutes, reason, ...whom }) => {
  const { of, chosen } = await named(ctx, whom);
  const count = await extendTime(ctx, of, chosen, { minutes, reason });
  ctx.changed({ before: { endsAt: of.endsAt }, after: { minutes, count }, ...whose(of) });
  return { count };
});

export const pause = handle(contract.pause, async (ctx, { reason, ...whom }) => {
  const { of, chosen } = await named(ctx, whom);
  const count = await pauseClocks(ctx, of, chosen, reason);
  ctx.changed({ after: { count }, ...whose(of) });
  return { count };
});

export const resume = handle(contract.resume, async (ctx, whom) => {
  const { of, chosen } = await named(ctx, whom);
  const count = await resumeClocks(ctx, of, chosen);
  ctx.changed({ after: { count }, ...whose(of) });
  return { count };
});

export const forceSubmit = handle(contract.forceSubmit, async (ctx, { sittingId, reason }) => {
  ctx.changed(whose(await takeAway(ctx, sittingId, reason)));
  return {};
});

export const cancel = handle(contract.cancel, async (ctx, { sittingId, ...wish }) => {
  const { of, before } = await cancelSitting(ctx, sittingId, wish);
  ctx.changed({ before: { sittingState: before }, ...whose(of) });
  return {};
});

export const allowLate = handle(contract.allowLate, async (ctx, { candidateId, reason }) => {
  ctx.changed(whose(await admit(ctx, candidateId, reason)));
  return {};
});

export const notice = handle(contract.notice, async (ctx, { content, ...whom }) => {
  const { of, chosen } = await named(ctx, whom);
  const count = await announce(ctx, of, chosen, content);
  ctx.changed({ after: { count }, ...whose(of) });
  return { count };
});

export const notices = handle(contract.notices, (ctx, { sittingId, ...page }) => noticesTo(ctx, sittingId, page));

export const evidence = handle(contract.evidence, (ctx, { sittingId }) => evidenceOf(ctx, sittingId));

export const receipt = handle(contract.receipt, checkReceipt);

export const verdict = handle(contract.verdict, async (ctx, { sittingId, ...said }) => {
  const { of, before } = await judge(ctx, sittingId, said);
  ctx.changed({ before, after: said, ...whose(of) });
  return {};
});

export const confirmVerdict = handle(contract.confirmVerdict, async (ctx, { sittingId, verdict: seen }) => {
  ctx.changed(whose(await confirm(ctx, sittingId, seen)));
  return {};
});

export const end = handle(contract.end, async (ctx, wish) => {
  const { of, count, awayNames } = await endNow(ctx, wish);
  ctx.changed({ before: { endsAt: of.endsAt }, after: { count }, ...whose(of) });
  return { count, awayNames };
});

export const exportRun = handle(contract.exportRun, (ctx, { assessmentId }) => runSheet(ctx, assessmentId));
