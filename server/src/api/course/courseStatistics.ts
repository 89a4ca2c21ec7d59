import * as contract from '#contract/course/courseStatistics.ts';
import { curveOf } from '../../domain/courseFigures/curve.ts';
import { learnerPage, learnersCsv } from '../../domain/courseFigures/learners.ts';
import { figuresOf } from '../../domain/courseFigures/overview.ts';
import { periodFigures, periodsCsv } from '../../domain/courseFigures/periods.ts';
import { ownPublic } from '../../domain/courseFigures/policies.ts';
import { toolMarkPage } from '../../domain/courseFigures/toolMarks.ts';
import { handle } from '../../kit/handle.ts';

export const overview = handle(contract.overview, async (ctx, { id }) => {
  const { courseName } = await ownPublic(ctx, id);
  return { courseName, ...(await figuresOf(ctx.db, id, ctx.now)) };
});

export const periods = handle(contract.periods, async (ctx, { id, ...request }) =>
  periodFigures(ctx.db, await ownPublic(ctx, id), request),
);

export const periodsExport = handle(contract.periodsExport, async (ctx, { id }) => {
  const course = await ownPublic(ctx, id);
  return { fileName: `${course.courseName}-课时.csv`, ...(await periodsCsv(ctx.db, course)) };
});

export const curve = handle(contract.curve, async (ctx, { id, periodId }) => {
  await ownPublic(ctx, id);
  const { db, user, now, config } = ctx;
  return curveOf(db, id, periodId, { secretKey: config.secretKey, owner: user.userNo, now });
});

export const learners = handle(contract.learners, async (ctx, wanted) => {
  await ownPublic(ctx, wanted.id);
  return learnerPage(ctx.db, wanted);
});

export const learnersExport = handle(contract.learnersExport, async (ctx, wanted) => {
  const { courseName } = await ownPublic(ctx, wanted.id);
  return { fileName: `${courseName}-学员.csv`, ...(await learnersCsv(ctx.db, wanted)) };
});

export const toolMarks = handle(contract.toolMarks, async (ctx, wanted) => {
  await ownPublic(ctx, wanted.id);
  return toolMarkPage(ctx.db, wanted);
});
