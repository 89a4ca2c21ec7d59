import { and, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { applicationSteps } from '#contract/position/transitions.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { userBase } from '../../db/schema/profile.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { takeStep, tryStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import type { answer as answerContract } from '#contract/position/vacancyDesk.ts';
import { followWaiting } from './fresh.ts';
import { ownVacancy, received } from './policies.ts';

const columns = {
  id: vacancyApplication.id,
  vacancyId: vacancyApplication.vacancyId,
  userNo: vacancyApplication.userNo,
  applicationState: vacancyApplication.applicationState,
  note: vacancyApplication.note,
  appliedAt: vacancyApplication.appliedAt,
  seenAt: vacancyApplication.seenAt,
  repliedAt: vacancyApplication.repliedAt,
  replyText: vacancyApplication.replyText,
  nickname: userExt.nickname,
  mobile: user.mobile,
  headImgUrl: userExt.headImgUrl,
  headline: userBase.headline,
};

const people = ({ db }: UserCtx) =>
  db
    .select(columns)
    .from(vacancyApplication)
    .innerJoin(user, eq(user.userNo, vacancyApplication.userNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .leftJoin(userBase, eq(userBase.userNo, vacancyApplication.userNo));

type Found = Awaited<ReturnType<typeof people>>[number];

const shown = ({ nickname, mobile, headline, ...row }: Found) => ({
  ...row,
  name: displayName({ nickname, mobile }),
  headline: headline ?? '',
});

/** Who applied for one of the caller's vacancies, the newest first. @throws NOT_FOUND */
export async function applicantPage(
  ctx: UserCtx,
  { id, applicationState, ...request }: PageRequest & { id: string; applicationState?: ApplicationState },
) {
  const [its] = await ctx.db.select().from(vacancy).where(ownVacancy(ctx.user, id));
  if (!its) throw fail(NOT_FOUND);
  const inState =
    applicationState === undefined ? undefined : eq(vacancyApplication.applicationState, applicationState);
  const where = and(received(ctx.user), eq(vacancyApplication.vacancyId, id), inState);
  const rows = people(ctx)
    .where(where)
    .orderBy(desc(vacancyApplication.appliedAt), desc(vacancyApplication.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(vacancyApplication, where));
  return { ...page, list: page.list.map(shown), vacancyName: its.vacancyName, vacancyState: its.vacancyState };
}

/** One application with its résumé; from now on it counts as seen. @throws NOT_FOUND */
export async function openApplication(ctx: UserCtx, id: string) {
  const where = and(eq(vacancyApplication.id, id), received(ctx.user));
  const at = wireTime(ctx.now);
  // Whoever opens it a second time, or after it was answered, changes nothing.
  await tryStep(ctx.db, applicationSteps, 'look', {
    table: vacancyApplication,
    state: 'applicationState',
    where,
    set: { seenAt: at, gmtModified: at },
  });
  const [row] = await people(ctx).where(where);
  if (!row) throw fail(NOT_FOUND);
  const [kept] = await ctx.db
    .select({ resume: vacancyApplication.resume, vacancyName: vacancy.vacancyName })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .where(where);
  const isGone = row.applicationState === ApplicationState.withdrawn;
  return {
    ...shown(row),
    vacancyName: kept!.vacancyName,
    resume: isGone ? null : listByUserNo.output.parse(kept!.resume),
  };
}

/** Tells the applicant whether it fits. @throws NOT_FOUND, APPLICATION_ANSWERED */
export async function answerApplication(
  ctx: UserCtx,
  { id, applicationState, replyText }: OutputOf<typeof answerContract.input>,
): Promise<void> {
  const at = wireTime(ctx.now);
  const step = applicationState === ApplicationState.suitable ? 'accept' : 'decline';
  const taken = await takeStep(ctx.db, applicationSteps, step, {
    table: vacancyApplication,
    state: 'applicationState',
    where: and(eq(vacancyApplication.id, id), received(ctx.user)),
    set: { repliedAt: at, replyText, replyUserNo: ctx.user.userNo, gmtModified: at },
  });
  await followWaiting(ctx.db, taken.vacancyId);
  const [its] = await ctx.db
    .select({ vacancyName: vacancy.vacancyName, orgName: orgInfo.orgName })
    .from(vacancy)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(eq(vacancy.id, taken.vacancyId));
  ctx.changed({ after: { vacancyName: its!.vacancyName, applicationState } });
  await sendMessage(ctx, {
    to: [taken.userNo],
    msgType: 'organization',
    msgTitle: `${its!.orgName}答复了你对「${its!.vacancyName}」的投递：${ApplicationState.labels[applicationState]}`,
    msgText: replyText,
    msgUrl: vacancyPath(taken.vacancyId),
  });
}
