import { desc } from 'drizzle-orm';
import { NOTHING_TO_EXPORT } from '#contract/position/hiringFailures.ts';
import { ApplicationSource, DeclineReason, LookPart, MOST_EXPORTED } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { recordLooks } from '../vacancies/looks.ts';
import { candidateOf, candidatesWhere, people } from './candidates.ts';
import type { Wanted } from './candidates.ts';

const heads = ['姓名', '一句话介绍', '职位', '阶段', '不合适的原因', '来源', '投递时间', '到这一步的时间', '标签'];
const widths = [16, 28, 24, 12, 24, 12, 20, 20, 30];

/** The pool as a workbook, without how to reach anybody; each of them reads of it in their diary. @throws NOTHING_TO_EXPORT */
export async function candidateSheet(ctx: UserCtx, wanted: Wanted) {
  const rows = await people(ctx)
    .where(candidatesWhere(ctx.user, wanted))
    .orderBy(desc(vacancyApplication.appliedAt), desc(vacancyApplication.id))
    .limit(MOST_EXPORTED);
  if (rows.length === 0) throw fail(NOTHING_TO_EXPORT);
  await recordLooks(ctx, rows, LookPart.export);
  ctx.changed({ after: { count: rows.length } });
  const lines = rows
    .map(candidateOf)
    .map((row) =>
      [
        neutral(row.name),
        neutral(row.headline),
        neutral(row.vacancyName),
        ApplicationState.labels[row.applicationState],
        DeclineReason.labels[row.declineReason],
        ApplicationSource.labels[row.applicationSource],
        row.appliedAt,
        row.stageAt,
        neutral(row.tags.join('、')),
      ].map((value) => ({ value })),
    );
  const columns = widths.map((width) => ({ width }));
  return fileOf(`候选人 ${wireTime(ctx.now).slice(0, 10)}.xlsx`, [
    { sheet: '候选人', data: [heads.map(bold), ...lines], columns, stickyRowsCount: 1 },
  ]);
}
