import type { sheet } from '#contract/exam/learnProgress.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { cellText, LearnState } from '#contract/rules/learnProgress.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { UserCtx } from '../../kit/context.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { cellsOf, hoursOf } from './cells.ts';
import { scopeOf } from './scope.ts';
import { standings } from './standings.ts';

/** The most rows of a sheet. */
const MOST_LEARNERS = 2000;

const facts = ['学员', '状态', '进度（%）', '学完课时', '最近学习', '计划学完'];

/** The same matrix as a workbook; no cell begins what a spreadsheet would reckon. @throws NO_SCOPE, NO_COURSE */
export async function progressSheet(ctx: UserCtx, wanted: OutputOf<typeof sheet.input>) {
  const scope = await scopeOf(ctx, wanted);
  const { course } = scope;
  const hours = await hoursOf(ctx.db, course);
  const rows = await standings(ctx, scope, { by: wanted, filter: wanted, limit: MOST_LEARNERS, offset: 0 });
  const cells = await cellsOf(
    ctx.db,
    course,
    hours,
    rows.map(({ userNo }) => userNo),
  );
  const lines = rows.map((row) => {
    const its = new Map((cells.get(row.userNo) ?? []).map((cell) => [cell.at, cell]));
    const texts = hours.map((_, at) => {
      const cell = its.get(at);
      return { value: cellText(cell?.share ?? null, cell?.isDone === 1) };
    });
    const { name, state, progress, periodDone, lastStudyAt, planDate } = row;
    return [
      { value: neutral(name) },
      { value: LearnState.labels[state] },
      { value: progress },
      { value: periodDone },
      { value: lastStudyAt ?? '' },
      { value: planDate ?? '' },
      ...texts,
    ];
  });
  const head = [...facts, ...hours.map(({ periodName }) => neutral(periodName))].map(bold);
  const data = [head, ...lines];
  const columns = head.map((_, index) => ({ width: index === 0 || index === 4 ? 20 : 12 }));
  const name = `学习进度 ${scope.title} ${wireTime(ctx.now).slice(0, 10)}`.replaceAll(/[\\/:*?"<>|]/g, ' ');
  const sheets = [{ sheet: '学习进度', data, columns, stickyRowsCount: 1, stickyColumnsCount: 1 }];
  return fileOf(`${name}.xlsx`, sheets);
}
