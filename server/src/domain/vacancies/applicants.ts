import { and, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { applicationSteps } from '#contract/position/transitions.ts';
import { APPLICATION_ANSWERED } from '#contract/position/vacancyFailures.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { ApplicationState } from '#contract/rules/vacancies.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { userBase } from '../../db/schema/profile.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { tryStep } from '../../kit/transition.ts';
import type { answer as answerContract } from '#contract/position/vacancyDesk.ts';
import { asMayBeSeen, unnamedFlag, unnamedResume, withoutNames } from './blind.ts';
import { recordLooks } from './looks.ts';
import { moveApplications } from './moves.ts';
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
  declineReason: vacancyApplication.declineReason,
  nickname: userExt.nickname,
  mobile: user.mobile,
  headImgUrl: userExt.headImgUrl,
  headline: userBase.headline,
  isUnnamed: unnamedFlag,
};

const people = ({ db }: UserCtx) =>
  db
    .select(columns)
    .from(vacancyApplication)
    .innerJoin(user, eq(user.userNo, vacancyApplication.userNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .leftJoin(userBase, eq(userBase.userNo, vacancyApplication.userNo));

type Found = Awaited<ReturnType<typeof people>>[number];

/** What somebody says in a list may name them: in a blind review it stands with the résumé alone. */
const shown = ({ nickname, mobile, headline, ...row }: Found) =>
  asMayBeSeen({
    ...row,
    note: row.isUnnamed === 1 ? '' : row.note,
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

/** One application with its résumé; from now on it counts as seen, and the person reads who looked. @throws NOT_FOUND */
export async function openApplication(ctx: UserCtx, id: string) {
  const where = and(eq(vacancyApplication.id, id), received(ctx.user));
  await countAsSeen(ctx, id);
  const [row] = await people(ctx).where(where);
  if (!row) throw fail(NOT_FOUND);
  await recordLooks(ctx, [row], LookPart.profile);
  const [kept] = await ctx.db
    .select({ resume: vacancyApplication.resume, vacancyName: vacancy.vacancyName })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .where(where);
  const handed = listByUserNo.output.parse(kept!.resume);
  const told = { ...shown(row), vacancyName: kept!.vacancyName };
  return row.isUnnamed === 1
    ? { ...told, note: withoutNames(handed)(row.note), resume: unnamedResume(handed, id) }
    : { ...told, resume: handed };
}

/** Whoever opens it a second time, or after it was answered, changes nothing. */
export async function countAsSeen({ db, user, now }: UserCtx, id: string): Promise<void> {
  const at = wireTime(now);
  await tryStep(db, applicationSteps, 'look', {
    table: vacancyApplication,
    state: 'applicationState',
    where: and(eq(vacancyApplication.id, id), received(user)),
    set: { seenAt: at, gmtModified: at },
  });
}

/** Tells the applicant whether to go on. @throws NOT_FOUND, APPLICATION_ANSWERED */
export async function answerApplication(ctx: UserCtx, { id, ...told }: OutputOf<typeof answerContract.input>) {
  const { moved } = await moveApplications(ctx, { ids: [id], ...told });
  if (moved === 0) throw fail(APPLICATION_ANSWERED);
}
