import { asc, eq } from 'drizzle-orm';
import type writeExcelFile from 'write-excel-file/node';
import { SittingEventKind, SubmitKind, Verdict } from '#contract/rules/assessments.ts';
import { RunState } from '#contract/rules/running.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { readAll, shownRow } from './list.ts';
import { outagesIn } from './outages.ts';
import { watched } from './policies.ts';
import { runRows, shownName } from './rows.ts';

/** The most events of a sheet, the first ones. */
const MOST_EVENTS = 50_000;

/** An assessment as it was run: its candidates, their times, and everything that happened. @throws NOT_FOUND */
export async function runSheet(ctx: UserCtx, assessmentId: string) {
  const { db, now } = ctx;
  const of = await watched(ctx, assessmentId);
  const rows = (await readAll(ctx, runRows(db, of, await outagesIn(db, of.id, now), now))).map(shownRow);
  const sheets = [
    sheetOf('考生', [people, ...rows.map(lineOf)]),
    sheetOf('发生的事', [happened, ...(await eventLines(db, of.id))]),
  ];
  const { default: writeExcel } = await import('write-excel-file/node');
  const bytes = await writeExcel(sheets as never).toBuffer();
  const day = wireTime(now).slice(0, 10);
  return {
    fileName: `考场记录 ${of.title.replaceAll(/[\\/:*?"<>|]/g, ' ')} ${day}.xlsx`,
    content: bytes.toString('base64'),
  };
}

const people = [
  '编号',
  '姓名',
  '学号',
  '状态',
  '开始',
  '交卷',
  '怎样交卷',
  '已答',
  '题数',
  '单独延长（分钟）',
  '离开次数',
  '离开秒数',
  '复制粘贴',
  '退出全屏',
  '换设备',
  '监考判断',
  '是否确认',
];

const lineOf = (row: ReturnType<typeof shownRow>): Cell[] => [
  row.candidateNo,
  row.userName,
  row.studentNumber,
  RunState.labels[row.runState],
  row.beganAt ?? '',
  row.submittedAt ?? '',
  row.submitKind === null ? '' : SubmitKind.labels[row.submitKind],
  row.countAnswered,
  row.countItems,
  row.extraMinutes,
  row.leaves,
  row.awaySeconds,
  row.copies,
  row.fullScreens,
  row.devices,
  row.verdict === null ? '' : Verdict.labels[row.verdict],
  row.isConfirmed === 1 ? '是' : '',
];

const happened = ['编号', '姓名', '时间', '发生了什么', '持续（秒）', '说明', '考生的解释'];

async function eventLines(db: Db, assessmentId: string): Promise<Cell[][]> {
  const { eventKind, at, seconds, detail, explanation } = sittingEvent;
  const rows = await db
    .select({
      eventKind,
      at,
      seconds,
      detail,
      explanation,
      candidateNo: assessmentCandidate.candidateNo,
      userName: shownName,
    })
    .from(sittingEvent)
    .innerJoin(examSitting, eq(examSitting.id, sittingEvent.sittingId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(userExt, eq(userExt.userNo, examSitting.userNo))
    .where(eq(sittingEvent.assessmentId, assessmentId))
    .orderBy(asc(at), asc(sittingEvent.id))
    .limit(MOST_EVENTS);
  return rows.map((row) => [
    row.candidateNo,
    row.userName,
    row.at,
    SittingEventKind.labels[row.eventKind],
    row.seconds,
    row.detail,
    row.explanation,
  ]);
}

type Cell = string | number;

function sheetOf(sheet: string, [head, ...lines]: readonly (readonly Cell[])[]) {
  const data = [
    head!.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map((value) => ({ value }))),
  ];
  return { sheet, data, stickyRowsCount: 1, columns: head!.map(() => ({ width: 16 })) } as unknown as Parameters<
    typeof writeExcelFile
  >[0];
}
