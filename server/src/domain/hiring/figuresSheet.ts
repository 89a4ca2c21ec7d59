import { ApplicationSource, DeclineReason, reachedKeys, reachedNames } from '#contract/rules/hiring.ts';
import type { Reached } from '#contract/rules/hiring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { hiringFigures } from './figures.ts';

const heads = reachedKeys.map((key) => bold(reachedNames[key]));
const cellsOf = (reached: Record<Reached, number>) => reachedKeys.map((key) => ({ value: reached[key] }));
const hours = (value: number | null) => ({ value: value ?? '' });

/** The figures as a workbook, a sheet for each way to look at them. */
export async function figuresSheet(ctx: UserCtx, wanted: Parameters<typeof hiringFigures>[1]) {
  const { from, to, ...figures } = await hiringFigures(ctx, wanted);
  const sheet = (name: string, data: { value: string | number }[][]) => ({
    sheet: name,
    data,
    columns: [{ width: 28 }, ...reachedKeys.map(() => ({ width: 12 })), { width: 18 }],
    stickyRowsCount: 1,
  });
  const reply = bold('首次答复（小时，中位数）');
  return fileOf(`招聘统计 ${from} 至 ${to}.xlsx`, [
    sheet('职位', [
      [bold('职位'), ...heads, reply],
      ...figures.byVacancy.map((row) => [
        { value: neutral(row.vacancyName) },
        ...cellsOf(row.reached),
        hours(row.replyHours),
      ]),
      [{ value: '合计' }, ...cellsOf(figures.reached), hours(figures.replyHours)],
    ]),
    sheet('来源', [
      [bold('来源'), ...heads],
      ...figures.bySource.map((row) => [
        { value: ApplicationSource.labels[row.applicationSource] },
        ...cellsOf(row.reached),
      ]),
    ]),
    sheet('每周', [
      [bold('周一'), ...heads],
      ...figures.byWeek.map((row) => [{ value: row.week }, ...cellsOf(row.reached)]),
    ]),
    sheet('不合适的原因', [
      [bold('原因'), bold('人数')],
      ...figures.declined.map((row) => [
        { value: DeclineReason.labels[row.declineReason] || '没有写明' },
        { value: row.count },
      ]),
    ]),
  ]);
}
