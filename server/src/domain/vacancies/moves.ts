import { and, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { applicationSteps } from '#contract/position/transitions.ts';
import { DeclineReason, stepTo } from '#contract/rules/hiring.ts';
import type { MoveTarget } from '#contract/rules/hiring.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { applicationStep } from '../../db/schema/hiring.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessages } from '../messages/send.ts';
import { endInterviews } from './endInterviews.ts';
import { followWaiting } from './fresh.ts';
import { received } from './policies.ts';

export interface Move {
  ids: readonly string[];
  applicationState: MoveTarget;
  declineReason: DeclineReason;
  replyText: string;
  /** Another message tells of it. */
  isSilent?: boolean;
}

/**
 * Takes applicants to a stage: each hears of it, and the way of each is kept. Those who cannot take the step stay where
 * they are. @throws NOT_FOUND when one of them is not the enterprise's to see
 */
export async function moveApplications(ctx: UserCtx, wish: Move): Promise<{ moved: number; left: string[] }> {
  const { db, now } = ctx;
  const ids = [...new Set(wish.ids)];
  const theirs = and(inArray(vacancyApplication.id, ids), received(ctx.user));
  if ((await db.$count(vacancyApplication, theirs)) < ids.length) throw fail(NOT_FOUND);
  const at = wireTime(now);
  const { applicationState, replyText } = wish;
  const isDeclined = applicationState === ApplicationState.declined;
  const { from } = applicationSteps.transitions[stepTo[applicationState]];
  const rows = await db
    .update(vacancyApplication)
    .set({
      applicationState,
      declineReason: isDeclined ? wish.declineReason : DeclineReason.none,
      ...(replyText === '' ? {} : { replyText }),
      repliedAt: at,
      stageAt: at,
      replyUserNo: ctx.user.userNo,
      gmtModified: at,
    })
    .where(and(theirs, inArray(vacancyApplication.applicationState, [...from])))
    .returning({
      id: vacancyApplication.id,
      userNo: vacancyApplication.userNo,
      vacancyId: vacancyApplication.vacancyId,
    });
  const done = new Set(rows.map(({ id }) => id));
  if (rows.length > 0) await tellOf(ctx, wish, rows, at);
  return { moved: rows.length, left: ids.filter((id) => !done.has(id)) };
}

interface Moved {
  id: string;
  userNo: string;
  vacancyId: string;
}

/** The way of each, what its vacancy tells, and what the person hears. */
async function tellOf(ctx: UserCtx, wish: Move, rows: readonly Moved[], at: string): Promise<void> {
  const { db, user } = ctx;
  const { applicationState, declineReason, replyText } = wish;
  await db
    .insert(applicationStep)
    .values(
      rows.map(({ id }) => ({ applicationId: id, applicationState, at, actorUserNo: user.userNo, gmtCreate: at })),
    );
  const vacancyIds = [...new Set(rows.map(({ vacancyId }) => vacancyId))];
  await followWaiting(db, vacancyIds);
  if (applicationState === ApplicationState.declined)
    await endInterviews(
      ctx,
      rows.map(({ id }) => id),
      InterviewState.cancelled,
    );
  if (wish.isSilent) return;
  const about = await db
    .select({ id: vacancy.id, vacancyName: vacancy.vacancyName, orgName: orgInfo.orgName })
    .from(vacancy)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(inArray(vacancy.id, vacancyIds));
  const byId = new Map(about.map((row) => [row.id, row]));
  const why = DeclineReason.labels[declineReason];
  const state = ApplicationState.labels[applicationState];
  ctx.changed({ after: { count: rows.length, applicationState, vacancyName: about.map((one) => one.vacancyName) } });
  await sendMessages(
    ctx,
    rows.map((row) => {
      const { vacancyName, orgName } = byId.get(row.vacancyId)!;
      return {
        to: row.userNo,
        msgType: 'organization' as const,
        msgTitle: `${orgName}答复了你对「${vacancyName}」的投递：${state}`,
        msgText: [why && `原因：${why}。`, replyText].filter(Boolean).join(''),
        msgUrl: `/account/jobs/portrait?id=${row.id}`,
      };
    }),
  );
}
