import { and, asc, desc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { REPORT_ANSWERED, REPORTED_ALREADY } from '#contract/exam/questionFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { practiceAnswer } from '../../db/schema/practice.ts';
import { question, questionReport, questionVersion } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { titleOf } from './folded.ts';
import { ownQuestions, usableQuestions } from './policies.ts';
import { questionBy } from './read.ts';

const qb = new QueryBuilder();
const one = { one: sql`1` };

/** Whom a question was put to, in whichever way. */
function answered({ user }: UserCtx) {
  const sat = qb
    .select(one)
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .where(and(eq(examAnswer.questionId, question.id), eq(examSitting.userNo, user.userNo)));
  const practised = qb
    .select(one)
    .from(practiceAnswer)
    .where(and(eq(practiceAnswer.questionId, question.id), eq(practiceAnswer.userNo, user.userNo)));
  return or(exists(sat), exists(practised))!;
}

/** @throws NOT_FOUND, REPORTED_ALREADY */
export async function reportQuestion(ctx: UserCtx, questionId: string, content: string): Promise<string> {
  const { db, user } = ctx;
  const { versionId, authorUserNo } = await questionBy(ctx, questionId, or(usableQuestions(ctx), answered(ctx))!);
  await oneAtATime(db, user.userNo);
  const waiting = and(
    eq(questionReport.questionId, questionId),
    eq(questionReport.versionId, versionId!),
    eq(questionReport.userNo, user.userNo),
    isNull(questionReport.replyTime),
    enabled(questionReport),
  );
  if ((await db.$count(questionReport, waiting)) > 0) throw fail(REPORTED_ALREADY);
  const [row] = await db
    .insert(questionReport)
    .values({ questionId, versionId: versionId!, userNo: user.userNo, content })
    .returning({ id: questionReport.id });
  await sendMessage(ctx, {
    to: [authorUserNo],
    msgType: 'study',
    msgTitle: `有人报告题目「${await titleIn(ctx, versionId!)}」有问题`,
    msgText: content,
    msgUrl: '/resourceLibrary/my?reported=1',
  });
  return row!.id;
}

async function titleIn({ db }: UserCtx, versionId: string): Promise<string> {
  const [row] = await db
    .select({ stem: questionVersion.stem })
    .from(questionVersion)
    .where(eq(questionVersion.id, versionId));
  return titleOf(row?.stem ?? '', 30);
}

/** The reports about a question of one's own, those that wait first. @throws NOT_FOUND */
export async function reportsOf(ctx: UserCtx, { questionId, ...request }: PageRequest & { questionId: string }) {
  await questionBy(ctx, questionId, ownQuestions(ctx));
  const { db } = ctx;
  const about = and(eq(questionReport.questionId, questionId), enabled(questionReport));
  const rows = db
    .select({
      row: questionReport,
      versionNo: questionVersion.versionNo,
      nickname: userExt.nickname,
      mobile: account.mobile,
    })
    .from(questionReport)
    .innerJoin(questionVersion, eq(questionVersion.id, questionReport.versionId))
    .innerJoin(account, eq(account.userNo, questionReport.userNo))
    .leftJoin(userExt, eq(userExt.userNo, questionReport.userNo))
    .where(about)
    .orderBy(asc(sql`${questionReport.replyTime} is not null`), desc(questionReport.id));
  const page = await paginate(request, rows.$dynamic(), () => db.$count(questionReport, about));
  const list = page.list.map(({ row, versionNo, nickname, mobile }) => ({
    ...row,
    versionNo,
    reporterName: displayName({ nickname, mobile }),
  }));
  return { ...page, list };
}

/** Tells who reported it what became of it. @throws NOT_FOUND, REPORT_ANSWERED */
export async function answerReport(ctx: UserCtx, id: string, reply: string): Promise<void> {
  const { db, user, now } = ctx;
  const [found] = await db
    .select({ row: questionReport })
    .from(questionReport)
    .innerJoin(question, eq(question.id, questionReport.questionId))
    .where(and(eq(questionReport.id, id), enabled(questionReport), ownQuestions(ctx)))
    .for('update', { of: questionReport });
  if (!found) throw fail(NOT_FOUND, '报告不存在，或者不归你处理');
  const { row } = found;
  if (row.replyTime !== null) throw fail(REPORT_ANSWERED);
  await db
    .update(questionReport)
    .set({ reply, replyUserNo: user.userNo, replyTime: wireTime(now), gmtModified: wireTime(now) })
    .where(eq(questionReport.id, id));
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'study',
    msgTitle: `你报告的题目「${await titleIn(ctx, row.versionId)}」有回复了`,
    msgText: reply,
  });
}
