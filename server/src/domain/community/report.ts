import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { handleList, handleSave, save } from '#contract/community/blogReport.ts';
import { OWN_POST, REPORTED_ALREADY } from '#contract/community/failures.ts';
import { reportSteps } from '#contract/community/transitions.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { APPEAL_DAYS, PostReason, PostReportState, removalsPath, SubjectKind } from '#contract/rules/blog.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { wireTime } from '#contract/rules/time.ts';
import { fromOf } from '#contract/rules/transitions.ts';
import { enabled } from '../../db/enabled.ts';
import { communityReport } from '../../db/schema/communityReport.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { peopleOf, shownPerson } from '../chat/people.ts';
import { sendMessage } from '../messages/send.ts';
import { pathOfHolder, subjects } from './subjects.ts';

/** Keeps a post as it is now. @throws when it is gone, OWN_POST, REPORTED_ALREADY */
export async function reportPost(ctx: UserCtx, { subjectKind, subjectId, ...why }: OutputOf<typeof save.input>) {
  const { db, user, now } = ctx;
  const { userNo: againstUserNo, ...post } = await subjects[subjectKind].find(db, subjectId, user.userNo);
  if (againstUserNo === user.userNo) throw fail(OWN_POST);
  const adding = db
    .insert(communityReport)
    .values({ ...why, ...post, userNo: user.userNo, subjectKind, subjectId, againstUserNo, gmtCreate: wireTime(now) })
    .returning({ id: communityReport.id });
  const [row] = await refusedAs(adding, { community_report_once: REPORTED_ALREADY });
  return row!;
}

/** The queue of the operators: what waits in the order it came, what is done the newest first. */
export async function listPostReports({ db, now }: UserCtx, wish: OutputOf<typeof handleList.input>) {
  const { reportState, ...request } = wish;
  const isWaiting = reportState === PostReportState.waiting;
  const where = and(eq(communityReport.reportState, reportState), enabled(communityReport));
  const order = isWaiting ? asc(communityReport.id) : desc(communityReport.id);
  const rows = db.select().from(communityReport).where(where).orderBy(order).$dynamic();
  const page = await paginate(request, rows, () => db.$count(communityReport, where));
  const people = await peopleOf(
    db,
    page.list.flatMap(({ userNo, againstUserNo }) => [userNo, againstUserNo]),
  );
  const person = (userNo: string) =>
    people.get(userNo) ?? shownPerson(userNo, { nickname: '已注销用户', mobile: null, headImgUrl: null });
  const auditStatus = isWaiting ? AuditState.waiting : AuditState.passed;
  const list = page.list.map((row) => ({
    ...row,
    path: pathOfHolder(row),
    reporter: person(row.userNo),
    against: person(row.againstUserNo),
    ...waitOf({ auditStatus, submitTime: row.gmtCreate, auditTime: row.handleTime }, now),
  }));
  return { ...page, list };
}

/**
 * Of two operators one decides. What is removed goes, and its author hears why; who reported hears what came of it, and
 * so do all others who reported the same. @throws NOT_FOUND, HANDLED
 */
export async function handlePostReport(ctx: UserCtx, verdict: OutputOf<typeof handleSave.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, reportState, reply } = verdict;
  const its = and(eq(communityReport.id, id), enabled(communityReport));
  const step = reportState === PostReportState.removed ? 'remove' : 'dismiss';
  const decided = {
    reply,
    replyUserNo: user.userNo,
    handleTime: wireTime(now),
    gmtModified: wireTime(now),
  };
  const row = await takeStep(db, reportSteps, step, {
    table: communityReport,
    state: 'reportState',
    where: its,
    set: { ...decided, isDecisive: step === 'remove' ? 1 : 0 },
  });
  const alike = await db
    .update(communityReport)
    .set({ ...decided, reportState: reportSteps.transitions[step].to })
    .where(
      and(
        eq(communityReport.subjectKind, row.subjectKind),
        eq(communityReport.subjectId, row.subjectId),
        inArray(communityReport.reportState, fromOf(reportSteps, step)),
      ),
    )
    .returning({ userNo: communityReport.userNo });
  const what = SubjectKind.labels[row.subjectKind];
  const isRemoved = reportState === PostReportState.removed;
  if (isRemoved) await takeDown(ctx, row);
  await sendMessage(ctx, {
    to: [row.userNo, ...alike.map(({ userNo }) => userNo)],
    msgType: 'community',
    msgTitle: `你举报的${what}：${isRemoved ? '举报成立，内容已经移除' : '经核实，没有发现违规'}`,
    msgText: reply,
  });
  ctx.changed({ after: { reportState, reply } });
}

type Report = typeof communityReport.$inferSelect;

async function takeDown(ctx: UserCtx, report: Report): Promise<void> {
  const { db, now } = ctx;
  const { subjectKind, subjectId, reason, title } = report;
  const why = PostReason.labels[reason];
  await subjects[subjectKind].takeDown(db, subjectId, reason, now);
  const isWhole = subjectKind === SubjectKind.article || subjectKind === SubjectKind.ques;
  const what = SubjectKind.labels[subjectKind];
  const appealable = `如果你不同意，${APPEAL_DAYS} 天内可以申诉，由另一位同事复核。`;
  await sendMessage(ctx, {
    to: [report.againstUserNo],
    msgType: 'community',
    msgTitle: isWhole ? `你的${what}《${title}》已被移除：${why}` : `你在《${title}》的${what}已被移除：${why}`,
    msgText: `${report.reply || `原因：${why}。`}${appealable}`,
    msgUrl: removalsPath,
  });
}
