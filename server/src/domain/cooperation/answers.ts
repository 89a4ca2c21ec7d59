import { and, eq } from 'drizzle-orm';
import type { answer, reply } from '#contract/position/nomination.ts';
import { NO_LONGER_OPEN } from '#contract/position/cooperationFailures.ts';
import { BLOCKED_EMPLOYER } from '#contract/position/vacancyFailures.ts';
import { nominationSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NominationState } from '#contract/rules/cooperation.ts';
import { wireTime } from '#contract/rules/time.ts';
import { nomination } from '../../db/schema/cooperation.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { hasBlocked } from '../profile/blocked.ts';
import { recruiting } from '../vacancies/policies.ts';
import { ownNominations, receivedNominations } from './policies.ts';

const state = { table: nomination, state: 'nominationState' } as const;
const LEARNERS = '/account/enterpriseschool/learners';

/** The learner agrees, and from now on the enterprise sees them; or does not. @throws NOT_FOUND, NO_LONGER_OPEN, BLOCKED_EMPLOYER, NOMINATION_MOVED_ON */
export async function answerNomination(ctx: UserCtx, wish: OutputOf<typeof answer.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, isAgreed, learnerText } = wish;
  const where = and(eq(nomination.id, id), ownNominations(user.userNo));
  const about = await aboutOf(ctx, where);
  if (isAgreed === 1 && !about.isOpen && about.nominationState === NominationState.asked) throw fail(NO_LONGER_OPEN);
  if (isAgreed === 1 && (await hasBlocked(db, user.userNo, about.enterpriseNo))) throw fail(BLOCKED_EMPLOYER);
  const at = wireTime(now);
  const row = await takeStep<typeof nomination, NominationState, 'agree' | 'decline'>(
    db,
    nominationSteps,
    isAgreed === 1 ? 'agree' : 'decline',
    { ...state, where, set: { learnerText, answeredAt: at, gmtModified: at } },
  );
  await sendMessage(ctx, {
    to: [row.senderUserNo],
    msgType: 'organization',
    msgTitle: `${row.studentName}${isAgreed === 1 ? '同意' : '没有同意'}被推荐到「${about.vacancyName}」`,
    msgText: learnerText,
    msgUrl: LEARNERS,
  });
  if (isAgreed === 0) return;
  await sendMessage(ctx, {
    to: [about.authorUserNo],
    msgType: 'organization',
    msgTitle: `${about.schoolName}为「${about.vacancyName}」推荐了一位学员`,
    msgText: row.words,
    msgUrl: LEARNERS,
  });
}

/** The learner is seen no more. @throws NOT_FOUND, NOMINATION_MOVED_ON */
export async function takeBackNomination(ctx: UserCtx, id: string): Promise<void> {
  const where = and(eq(nomination.id, id), ownNominations(ctx.user.userNo));
  const about = await aboutOf(ctx, where);
  const row = await takeStep(ctx.db, nominationSteps, 'takeBack', {
    ...state,
    where,
    set: { gmtModified: wireTime(ctx.now) },
  });
  await sendMessage(ctx, {
    to: [row.senderUserNo],
    msgType: 'organization',
    msgTitle: `${row.studentName}收回了到「${about.vacancyName}」的推荐`,
    msgText: '企业不再看到这位学员。',
    msgUrl: LEARNERS,
  });
}

/** The enterprise says whether it fits; the learner and the school hear it. @throws NOT_FOUND, NOMINATION_MOVED_ON */
export async function replyToNomination(ctx: UserCtx, wish: OutputOf<typeof reply.input>): Promise<void> {
  const { id, nominationState, replyText } = wish;
  const where = and(eq(nomination.id, id), receivedNominations(ctx.user));
  const about = await aboutOf(ctx, where);
  const at = wireTime(ctx.now);
  const isFit = nominationState === NominationState.suitable;
  const row = await takeStep<typeof nomination, NominationState, 'fit' | 'notFit'>(
    ctx.db,
    nominationSteps,
    isFit ? 'fit' : 'notFit',
    {
      ...state,
      where,
      set: { replyText, replyUserNo: ctx.user.userNo, repliedAt: at, seenAt: about.seenAt ?? at, gmtModified: at },
    },
  );
  ctx.changed({ after: { id, nominationState, replyText } });
  const said = isFit ? '认为合适' : '认为不合适';
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'organization',
    msgTitle: `${about.enterpriseName}看了${about.schoolName}的推荐，「${about.vacancyName}」${said}`,
    msgText: replyText,
    msgUrl: '/account/nominations',
  });
  await sendMessage(ctx, {
    to: [row.senderUserNo],
    msgType: 'organization',
    msgTitle: `${about.enterpriseName}对${row.studentName}到「${about.vacancyName}」的推荐${said}`,
    msgText: replyText,
    msgUrl: LEARNERS,
  });
}

/** What messages tell of one. @throws NOT_FOUND */
async function aboutOf({ db }: UserCtx, where: ReturnType<typeof ownNominations>) {
  const [row] = await db
    .select({
      nominationState: nomination.nominationState,
      seenAt: nomination.seenAt,
      orgNo: nomination.orgNo,
      enterpriseNo: nomination.enterpriseNo,
      vacancyName: vacancy.vacancyName,
      authorUserNo: vacancy.authorUserNo,
      isOpen: recruiting,
      enterpriseName: orgInfo.orgName,
    })
    .from(nomination)
    .innerJoin(vacancy, eq(vacancy.id, nomination.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, nomination.enterpriseNo))
    .where(where);
  if (!row) throw fail(NOT_FOUND);
  const [school] = await db.select({ schoolName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, row.orgNo));
  return { ...row, ...school! };
}
