import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ALREADY_REVOKED } from '#contract/position/hiringFailures.ts';
import { applicationSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { OfferState } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { resumeSectionKeys } from '#contract/rules/visibility.ts';
import { applicationStep, talentLook } from '../../db/schema/hiring.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { namesOfCodes } from '../site/names.ts';
import { askedBy, besideOwn, chosenOf } from './abilities.ts';
import { ownColumns } from './apply.ts';
import { cardColumns, cardOf, itsOrg } from './cards.ts';
import { endInterviews } from './endInterviews.ts';
import { endOffers } from './endOffers.ts';
import { emptied, forget } from './forget.ts';
import { followWaiting } from './fresh.ts';
import { withLines } from './line.ts';
import { ownApplications } from './policies.ts';
import { applicationsChanged } from './watchers.ts';

const ownOne = (userNo: string, id: string) => and(eq(vacancyApplication.id, id), ownApplications(userNo));

/** What somebody applied for, the newest first, each with its way. */
export async function ownPage(
  ctx: UserCtx,
  { applicationState, ...request }: PageRequest & { applicationState?: ApplicationState },
) {
  const { db, now } = ctx;
  const inState =
    applicationState === undefined ? undefined : eq(vacancyApplication.applicationState, applicationState);
  const where = and(ownApplications(ctx.user.userNo), inState);
  const rows = owned(ctx)
    .where(where)
    .orderBy(desc(vacancyApplication.appliedAt), desc(vacancyApplication.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(vacancyApplication, where));
  const names = await namesOfCodes(db, now);
  const list = page.list.map(({ application, card }) => ({ ...application, vacancy: cardOf(card, names) }));
  return { ...page, list: await withLines(db, list) };
}

const owned = ({ db }: UserCtx) =>
  db
    .select({ application: ownColumns, card: cardColumns })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(orgInfo, itsOrg);

/** One of them: the way, what was handed over, and how its demands compare with the own evidence. @throws NOT_FOUND */
export async function ownProgress(ctx: UserCtx, id: string) {
  const { db, user, now } = ctx;
  const where = ownOne(user.userNo, id);
  const [row] = await owned(ctx).where(where);
  if (!row) throw fail(NOT_FOUND);
  const [kept] = await db
    .select({ note: vacancyApplication.note, resume: vacancyApplication.resume })
    .from(vacancyApplication)
    .where(where);
  const { card, application } = row;
  const hidden = kept!.resume['hidden'];
  const isKept = Array.isArray(hidden);
  const shown = isKept ? resumeSectionKeys.filter((section) => !hidden.includes(section)) : [];
  const [looked] = await db
    .select({ n: sql<number>`coalesce(sum(${talentLook.times}), 0)::int` })
    .from(talentLook)
    .where(and(eq(talentLook.userNo, user.userNo), eq(talentLook.vacancyId, card.id)));
  const [told] = await withLines(db, [application]);
  return {
    ...told!,
    note: kept!.note,
    vacancy: cardOf(card, await namesOfCodes(db, now)),
    abilities: await besideOwn(db, user.userNo, await chosenOf(db, await askedBy(db, card.id))),
    shown,
    countLook: looked!.n,
  };
}

/** Takes an application back while nothing is decided, and the résumé with it. @throws NOT_FOUND, APPLICATION_ANSWERED */
export async function withdrawApplication(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const { userNo } = ctx.user;
  const at = wireTime(now);
  const taken = await takeStep(db, applicationSteps, 'withdraw', {
    table: vacancyApplication,
    state: 'applicationState',
    owner: 'userNo',
    actor: userNo,
    where: ownOne(userNo, id),
    set: { ...emptied, stageAt: at, gmtModified: at },
  });
  const step = { applicationId: id, applicationState: ApplicationState.withdrawn, at, gmtCreate: at };
  await db.insert(applicationStep).values(step);
  await forget(db, [id]);
  await endInterviews(ctx, [id], InterviewState.declined);
  await endOffers(ctx, [id], OfferState.declined);
  await followWaiting(db, [taken.vacancyId]);
  await applicationsChanged(db, [id]);
}

/** Takes back what was handed over once it is decided; how it ended stays with the person. @throws NOT_FOUND, ALREADY_REVOKED */
export async function revokeApplication({ db, user: { userNo }, now }: UserCtx, id: string): Promise<void> {
  const own = ownOne(userNo, id);
  if ((await db.$count(vacancyApplication, own)) === 0) throw fail(NOT_FOUND);
  const at = wireTime(now);
  const decided = inArray(vacancyApplication.applicationState, [ApplicationState.declined, ApplicationState.hired]);
  const done = await db
    .update(vacancyApplication)
    .set({ ...emptied, revokedAt: at, gmtModified: at })
    .where(and(own, decided, isNull(vacancyApplication.revokedAt)))
    .returning({ id: vacancyApplication.id });
  if (done.length === 0) throw fail(ALREADY_REVOKED);
  await forget(db, [id]);
  await applicationsChanged(db, [id]);
}
