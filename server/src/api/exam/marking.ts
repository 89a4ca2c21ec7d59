import * as contract from '#contract/exam/marking.ts';
import { analysisOf, itemAnalysis } from '../../domain/marking/analysis.ts';
import { markBlanks } from '../../domain/marking/blanks.ts';
import { changesPage } from '../../domain/marking/changes.ts';
import { correctItem } from '../../domain/marking/correct.ts';
import { giveMark } from '../../domain/marking/give.ts';
import { markFile } from '../../domain/marking/markFile.ts';
import { holdAnswer, nextAnswer, openAnswer } from '../../domain/marking/open.ts';
import { overviewOf } from '../../domain/marking/overview.ts';
import { queuePage } from '../../domain/marking/queue.ts';
import { giveBack, remarkSitting } from '../../domain/marking/redo.ts';
import { releaseMarks, withdrawMarks } from '../../domain/marking/release.ts';
import * as schedule from '../../domain/marking/scheduled.ts';
import { sittingPaper } from '../../domain/marking/sittingPaper.ts';
import { sittingsPage } from '../../domain/marking/sittings.ts';
import { handle } from '../../kit/handle.ts';

export const overview = handle(contract.overview, (ctx, { assessmentId }) => overviewOf(ctx, assessmentId));

export const answers = handle(contract.answers, queuePage);

export const open = handle(contract.open, (ctx, { answerId }) => openAnswer(ctx, answerId));

export const next = handle(contract.next, async (ctx, { assessmentId, slot }) => ({
  answer: await nextAnswer(ctx, assessmentId, slot),
}));

export const hold = handle(contract.hold, async (ctx, { answerId, isOver }) => ({
  heldUntil: await holdAnswer(ctx, answerId, isOver === 1),
}));

export const mark = handle(contract.mark, async (ctx, wish) => {
  const { before, points, isApart } = await giveMark(ctx, wish);
  ctx.changed({ before: { points: before }, after: { points, reason: wish.reason } });
  return { points, isApart };
});

export const blanks = handle(contract.blanks, async (ctx, wish) => {
  const count = await markBlanks(ctx, wish);
  ctx.changed({ after: { ...wish, count } });
  return { count };
});

export const sittings = handle(contract.sittings, sittingsPage);

export const sitting = handle(contract.sitting, (ctx, { sittingId }) => sittingPaper(ctx, sittingId));

export const remark = handle(contract.remark, async (ctx, { sittingId, remark: words }) => {
  ctx.changed({ before: { remark: await remarkSitting(ctx, sittingId, words) }, after: { remark: words } });
  return {};
});

export const redo = handle(contract.redo, async (ctx, wish) => {
  await giveBack(ctx, wish);
  ctx.changed({ after: wish });
  return {};
});

export const release = handle(contract.release, async (ctx, { assessmentId }) => {
  const candidateCount = await releaseMarks(ctx, assessmentId);
  ctx.changed({ after: { assessmentId, candidateCount } });
  return { candidateCount };
});

export const scheduleRelease = handle(contract.scheduleRelease, async (ctx, { assessmentId, releaseAt }) => {
  await schedule.scheduleRelease(ctx, assessmentId, releaseAt);
  ctx.changed({ after: { assessmentId, releaseAt } });
  return {};
});

export const cancelSchedule = handle(contract.cancelSchedule, async (ctx, { assessmentId }) => {
  await schedule.cancelSchedule(ctx, assessmentId);
  ctx.changed({ after: { assessmentId, releaseAt: null } });
  return {};
});

export const withdrawRelease = handle(contract.withdrawRelease, async (ctx, { assessmentId, reason }) => {
  await withdrawMarks(ctx, assessmentId, reason);
  ctx.changed({ after: { assessmentId, reason } });
  return {};
});

export const correct = handle(contract.correct, async (ctx, wish) => {
  const changedCount = await correctItem(ctx, wish);
  ctx.changed({ after: { ...wish, changedCount } });
  return { changedCount };
});

export const changes = handle(contract.changes, changesPage);

export const analysis = handle(contract.analysis, (ctx, { assessmentId }) => analysisOf(ctx, assessmentId));

export const item = handle(contract.item, async (ctx, wish) => ({ item: await itemAnalysis(ctx, wish) }));

export const file = handle(contract.file, markFile);
