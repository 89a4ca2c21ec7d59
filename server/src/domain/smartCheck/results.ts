import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ASKED_ALREADY, NOT_ASKED, NOT_CHECKED } from '#contract/position/smartCheck.ts';
import type { results } from '#contract/position/smartCheck.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime } from '#contract/rules/time.ts';
import { checkResult, checkRule } from '../../db/schema/smartCheck.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { candidateOf, people } from '../hiring/candidates.ts';
import { sendMessage } from '../messages/send.ts';
import { ownApplications, received } from '../vacancies/policies.ts';
import { waitingStates } from './run.ts';

const told = {
  isFit: checkResult.isFit,
  lacks: checkResult.lacks,
  checkedAt: checkResult.checkedAt,
  askedAt: checkResult.askedAt,
  askText: checkResult.askText,
  answeredAt: checkResult.answeredAt,
  answerText: checkResult.answerText,
};

const isAsking = and(isNotNull(checkResult.askedAt), isNull(checkResult.answeredAt))!;

/** Who waits for an answer with what the rules propose; whoever asked for a human comes first. */
export async function resultPage(ctx: UserCtx, wanted: OutputOf<typeof results.input>) {
  const { db, user } = ctx;
  const its = eq(vacancyApplication.id, checkResult.applicationId);
  const where = and(
    received(user),
    eq(checkResult.orgNo, vacancyApplication.orgNo),
    inArray(vacancyApplication.applicationState, waitingStates),
    wanted.vacancyId === NONE ? undefined : eq(vacancyApplication.vacancyId, wanted.vacancyId),
    wanted.isFit === undefined ? undefined : eq(checkResult.isFit, wanted.isFit),
  );
  const total = await cappedCount(db, sql`${checkResult} inner join ${vacancyApplication} on ${its}`, where);
  const page = await pageAt(wanted, total, (limit, offset) =>
    db
      .select({ id: checkResult.applicationId, ...told })
      .from(checkResult)
      .innerJoin(vacancyApplication, its)
      .where(where)
      .orderBy(sql`${isAsking} desc`, desc(checkResult.checkedAt), desc(checkResult.applicationId))
      .limit(limit)
      .offset(offset),
  );
  const ids = page.list.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await people(ctx).where(and(inArray(vacancyApplication.id, ids), received(user)));
  const byId = new Map(rows.map((row) => [row.id, candidateOf(row)]));
  const list = page.list.flatMap((result) => {
    const row = byId.get(result.id);
    return row ? [{ ...row, ...result }] : [];
  });
  return { ...page, list };
}

/** What a rule found of one's own application; null where none looked. @throws NOT_FOUND */
export async function ownResult({ db, user }: UserCtx, id: string) {
  const own = and(eq(vacancyApplication.id, id), ownApplications(user.userNo));
  if ((await db.$count(vacancyApplication, own)) === 0) throw fail(NOT_FOUND);
  const [result] = await db.select(told).from(checkResult).where(eq(checkResult.applicationId, id));
  return { result: result ?? null };
}

/** Asks a human to look, once; the one who wrote the rule hears of it. @throws NOT_FOUND, NOT_CHECKED, ASKED_ALREADY */
export async function askForHuman(ctx: UserCtx, { id, askText }: { id: string; askText: string }): Promise<void> {
  const { db, user, now } = ctx;
  if (!(await ownResult(ctx, id)).result) throw fail(NOT_CHECKED);
  const [asked] = await db
    .update(checkResult)
    .set({ askedAt: wireTime(now), askText })
    .where(and(eq(checkResult.applicationId, id), eq(checkResult.userNo, user.userNo), isNull(checkResult.askedAt)))
    .returning({ ruleId: checkResult.ruleId });
  if (!asked) throw fail(ASKED_ALREADY);
  const [rule] = await db
    .select({ to: checkRule.authorUserNo, vacancyId: checkRule.vacancyId, vacancyName: vacancy.vacancyName })
    .from(checkRule)
    .innerJoin(vacancy, eq(vacancy.id, checkRule.vacancyId))
    .where(eq(checkRule.id, asked.ruleId));
  await sendMessage(ctx, {
    to: [rule!.to],
    msgType: 'organization',
    msgTitle: `「${rule!.vacancyName}」有人请你看一看`,
    msgText: '对方不想只由规则提议：请打开档案看过，再答复一句。',
    msgUrl: `/account/smartcheck?vacancy=${rule!.vacancyId}`,
  });
}

/** A human looked, and says so. @throws NOT_FOUND, NOT_ASKED */
export async function answerAsked(ctx: UserCtx, { id, answerText }: { id: string; answerText: string }): Promise<void> {
  const { db, user, now } = ctx;
  const theirs = and(eq(vacancyApplication.id, id), received(user));
  const [row] = await db
    .select({ userNo: vacancyApplication.userNo, vacancyName: vacancy.vacancyName })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .where(theirs);
  if (!row) throw fail(NOT_FOUND);
  const answered = await db
    .update(checkResult)
    .set({ answeredAt: wireTime(now), answerText })
    .where(and(eq(checkResult.applicationId, id), isAsking))
    .returning({ id: checkResult.applicationId });
  if (answered.length === 0) throw fail(NOT_ASKED);
  ctx.changed({ after: { vacancyName: row.vacancyName } });
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'organization',
    msgTitle: `「${row.vacancyName}」有人看过你的投递了`,
    msgText: answerText,
    msgUrl: `/account/jobs/portrait?id=${id}`,
  });
}
