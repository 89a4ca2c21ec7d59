import { and, asc, desc, eq, gt, gte, lte } from 'drizzle-orm';
import { MESSAGE_GONE, OWN_MESSAGE, REPORTED_ALREADY } from '#contract/im/failures.ts';
import type { handleList, handleSave, save } from '#contract/im/report.ts';
import { reportSteps } from '#contract/im/transitions.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { ChatMessageState, REPORT_WINDOW, ReportState } from '#contract/rules/chat.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { chatMessage, chatReport } from '../../db/schema/chat.ts';
import type { RecordedLine } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { registry } from '../../kit/registry.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage as sendNotice } from '../messages/send.ts';
import { peopleOf, shownPerson } from './people.ts';
import { empty, seenMessage } from './recall.ts';
import { lineOfRow, messageColumns } from './shown.ts';
import type { MessageRow } from './shown.ts';

/** Lines that are said elsewhere than in a conversation and come into the same queue; listed in server/src/hooks.ts. */
export interface ReportedLines {
  /** Where each of these was said. */
  placesOf(db: Db, liveEntryIds: readonly string[]): Promise<Map<string, string>>;
  /** It was found to deserve it: the words go. */
  removed(ctx: UserCtx, liveEntryId: string): Promise<void>;
}

export const reportedLines = registry<ReportedLines>('reportedLines');

/** The most that is kept of one line of the window. */
const LINE = 500;

/** Keeps a message as it is now, with what stands around it. @throws MESSAGE_GONE, OWN_MESSAGE, REPORTED_ALREADY */
export async function reportMessage({ db, user, now }: UserCtx, { id, ...why }: OutputOf<typeof save.input>) {
  const { message, member } = await seenMessage(db, user.userNo, id);
  if (message.senderUserNo === user.userNo) throw fail(OWN_MESSAGE);
  if (message.senderUserNo === null || message.messageState !== ChatMessageState.normal) throw fail(MESSAGE_GONE);
  const facts = { userNo: user.userNo, messageId: id, againstUserNo: message.senderUserNo, seq: message.seq };
  const window = await windowOf(db, message, member.floorSeq);
  const adding = db
    .insert(chatReport)
    .values({ ...facts, ...why, window, gmtCreate: wireTime(now) })
    .returning({ id: chatReport.id });
  const [row] = await refusedAs(adding, { chat_report_once: REPORTED_ALREADY });
  return row!;
}

/** Only what the reporter may see himself. */
async function windowOf(db: Db, { conversationId, seq }: MessageRow, floorSeq: number): Promise<RecordedLine[]> {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        gt(chatMessage.seq, floorSeq),
        gte(chatMessage.seq, seq - REPORT_WINDOW),
        lte(chatMessage.seq, seq + REPORT_WINDOW),
      ),
    )
    .orderBy(asc(chatMessage.seq));
  const people = await peopleOf(
    db,
    rows.flatMap(({ senderUserNo }) => senderUserNo ?? []),
  );
  return rows.map((row) => ({
    seq: row.seq,
    userName: (row.senderUserNo && people.get(row.senderUserNo)?.userName) || '',
    line: lineOfRow(row, LINE),
    gmtCreate: row.gmtCreate,
  }));
}

/** The queue of the operators: what waits in the order it came, what is done the newest first. */
export async function listReports(
  { db, now }: UserCtx,
  { reportState, ...request }: OutputOf<typeof handleList.input>,
) {
  const where = and(eq(chatReport.reportState, reportState), enabled(chatReport));
  const order = reportState === ReportState.waiting ? asc(chatReport.id) : desc(chatReport.id);
  const rows = db.select().from(chatReport).where(where).orderBy(order).$dynamic();
  const page = await paginate(request, rows, () => db.$count(chatReport, where));
  const people = await peopleOf(
    db,
    page.list.flatMap(({ userNo, againstUserNo }) => [userNo, againstUserNo]),
  );
  const places = await placesOf(
    db,
    page.list.flatMap(({ liveEntryId }) => liveEntryId ?? []),
  );
  const person = (userNo: string) =>
    people.get(userNo) ?? shownPerson(userNo, { nickname: '已注销用户', mobile: null, headImgUrl: null });
  const list = page.list.map((row) => ({
    ...row,
    reporter: person(row.userNo),
    against: person(row.againstUserNo),
    liveName: (row.liveEntryId === null ? undefined : places.get(row.liveEntryId)) ?? '',
    ...waitOf({ auditStatus: auditOf(row.reportState), submitTime: row.gmtCreate, auditTime: row.handleTime }, now),
  }));
  return { ...page, list };
}

async function placesOf(db: Db, liveEntryIds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (liveEntryIds.length === 0) return found;
  for (const lines of reportedLines.entries())
    for (const [id, place] of await lines.placesOf(db, liveEntryIds)) found.set(id, place);
  return found;
}

const auditOf = (state: ReportState): number =>
  state === ReportState.waiting ? AuditState.waiting : AuditState.passed;

type Verdict = OutputOf<typeof handleSave.input>;

/** Of two operators one decides; the message goes when it deserves to. @throws NOT_FOUND, HANDLED */
export async function handleReport(ctx: UserCtx, { id, reportState, reply }: Verdict): Promise<void> {
  const { db, user, now } = ctx;
  const row = await takeStep(db, reportSteps, reportState === ReportState.removed ? 'remove' : 'dismiss', {
    table: chatReport,
    state: 'reportState',
    where: and(eq(chatReport.id, id), enabled(chatReport)),
    set: { reply, replyUserNo: user.userNo, handleTime: wireTime(now), gmtModified: wireTime(now) },
  });
  if (reportState === ReportState.removed) {
    if (row.messageId !== null) await removeReported(db, row.messageId);
    if (row.liveEntryId !== null)
      for (const lines of reportedLines.entries()) await lines.removed(ctx, row.liveEntryId);
  }
  const verdict = reportState === ReportState.removed ? '举报成立，消息已经删除' : '经核实，没有发现违规';
  await sendNotice(ctx, {
    to: [row.userNo],
    msgType: 'system',
    msgTitle: `你举报的聊天消息：${verdict}`,
    msgText: reply,
  });
  ctx.changed({ after: { reportState, reply } });
}

async function removeReported(db: Db, messageId: string): Promise<void> {
  const [message] = await db.select(messageColumns).from(chatMessage).where(eq(chatMessage.id, messageId));
  // who sent it may have taken it back meanwhile
  if (message?.messageState === ChatMessageState.normal) await empty(db, message, ChatMessageState.removed);
}
