import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { halfText, MilestoneState } from '#contract/rules/incubation.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { graduateFigures, incubationFund, milestone } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { hostAdmitted, ofProjects } from './policies.ts';
import { incubationFigures } from './stats.ts';

/** Rows of one sheet; an organization that has more asks for a report of its own. */
const MOST_ROWS = 5000;

type Cells = (string | number)[];

const sheet = (name: string, heads: string[], rows: Cells[]) => ({
  sheet: name,
  data: [heads.map(bold), ...rows.map((cells) => cells.map((value) => ({ value: cellOf(value) })))],
  columns: heads.map((head, at) => ({ width: at === 0 ? 28 : Math.max(12, head.length * 2 + 4) })),
  stickyRowsCount: 1,
});

const cellOf = (value: string | number) => (typeof value === 'string' ? neutral(value) : value);

/** Of one project. The condition is nested: columns that stand in a selected expression itself lose their table. */
const sumOf = (of: typeof milestone | typeof incubationFund, what: SQL) =>
  sql<number>`(select ${what} from ${of} where ${and(eq(of.projectId, startProject.id), enabled(of))})`.mapWith(Number);

/** The figures as a workbook: as they are reported to authorities, and project by project. */
export async function figuresFile(ctx: UserCtx) {
  const { db, user, now } = ctx;
  const today = wireTime(now).slice(0, 10);
  const figures = await incubationFigures(ctx);
  const admitted = hostAdmitted(user);
  const projects = await db
    .select({
      projectName: startProject.projectName,
      startField: startProject.startField,
      projectState: startProject.projectState,
      stateTime: startProject.stateTime,
      milestones: sumOf(milestone, sql`count(*)`),
      accepted: sumOf(
        milestone,
        sql`count(*) filter (where ${milestone.milestoneState} = ${written(MilestoneState.accepted)})`,
      ),
      granted: sumOf(incubationFund, sql`coalesce(sum(${incubationFund.grantedCents}), 0)`),
      used: sumOf(incubationFund, sql`coalesce(sum(${incubationFund.usedCents}), 0)`),
    })
    .from(startProject)
    .where(admitted)
    .orderBy(desc(startProject.stateTime), startProject.id)
    .limit(MOST_ROWS);
  const told = await db
    .select({ projectName: startProject.projectName, figures: graduateFigures })
    .from(graduateFigures)
    .innerJoin(startProject, eq(startProject.id, graduateFigures.projectId))
    .where(ofProjects(graduateFigures.projectId, admitted))
    .orderBy(desc(graduateFigures.half), startProject.projectName)
    .limit(MOST_ROWS);
  return fileOf(`孵化统计 ${today}.xlsx`, [
    sheet(
      '总表',
      ['项目', '数'],
      [
        ...figures.byState.map(({ projectState, count }): Cells => [ProjectState.labels[projectState], count]),
        ['工位', figures.desks],
        ['在用的工位', figures.desksTaken],
        ['里程碑', figures.milestones],
        ['通过的里程碑', figures.milestonesAccepted],
        ['逾期的里程碑', figures.milestonesLate],
        ['导师谈话', figures.talksKept],
        ['批准的资金（元）', figures.granted],
        ['用掉的资金（元）', figures.used],
      ],
    ),
    sheet(
      '行业',
      ['行业', '项目数'],
      figures.byField.map(({ startField, count }) => [StartField.labels[startField], count]),
    ),
    sheet(
      '项目',
      ['项目', '行业', '状态', '到这个状态的日期', '里程碑', '通过', '批准的资金（元）', '用掉的资金（元）'],
      projects.map((row) => [
        row.projectName,
        StartField.labels[row.startField],
        ProjectState.labels[row.projectState],
        row.stateTime.slice(0, 10),
        row.milestones,
        row.accepted,
        yuanOf(row.granted),
        yuanOf(row.used),
      ]),
    ),
    sheet(
      '毕业之后',
      ['项目', '半年', '期末人数', '收入（元）', '融资（元）', '说明'],
      told.map(({ projectName, figures: { half, jobs, revenueCents, financingCents, note } }) => [
        projectName,
        halfText(half),
        jobs,
        yuanOf(revenueCents),
        yuanOf(financingCents),
        note,
      ]),
    ),
  ]);
}
