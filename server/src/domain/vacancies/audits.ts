import { and, asc, desc, eq } from 'drizzle-orm';
import type { Decision } from '#contract/kit/review.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { vacancyReview, vacancySteps } from '#contract/position/transitions.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { wireTime } from '#contract/rules/time.ts';
import { isPublicVacancy, PauseReason, VacancyState } from '#contract/rules/vacancies.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyAudit } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { decideReview } from '../../kit/review.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { refusePast, writeAsked } from './content.ts';
import { readChanges } from './differences.ts';
import { facetsOf } from './facets.ts';
import { vacanciesMoved } from './moved.ts';

/** What waits for a review or was reviewed, each with what differs from what is public. */
export async function auditPage(ctx: UserCtx, { auditStatus, ...request }: PageRequest & { auditStatus: AuditState }) {
  const { db, now } = ctx;
  const queued = and(eq(vacancyAudit.auditStatus, auditStatus), enabled(vacancyAudit));
  const { submitTime } = vacancyAudit;
  const rows = db
    .select({
      audit: vacancyAudit,
      row: vacancy,
      orgName: orgInfo.orgName,
      nickname: userExt.nickname,
      mobile: user.mobile,
    })
    .from(vacancyAudit)
    .innerJoin(vacancy, eq(vacancy.id, vacancyAudit.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .innerJoin(user, eq(user.userNo, vacancyAudit.userNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyAudit.userNo))
    .where(queued)
    .orderBy(auditStatus === AuditState.waiting ? asc(submitTime) : desc(submitTime))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(vacancyAudit, queued));
  const changes = await readChanges(db, page.list, now);
  const list = page.list.map(({ audit, row, orgName, ...person }) => ({
    ...audit,
    ...waitOf(audit, now),
    vacancyName: audit.content.vacancyName,
    orgNo: row.orgNo,
    orgName,
    userName: displayName(person),
    isOwn: audit.userNo === ctx.user.userNo ? (1 as const) : (0 as const),
    isNew: isPublicVacancy(row.vacancyState) ? (0 as const) : (1 as const),
    changes: changes.get(audit.id) ?? [],
  }));
  return { ...page, list };
}

/**
 * Decides on what waits; passing makes it public. Whoever handed it in is told.
 * @throws DECIDED, NOT_FOUND, OWN_VACANCY, ENDS_IN_PAST when the last day came while it waited
 */
export async function decideVacancy(ctx: UserCtx, decision: OutputOf<typeof Decision>): Promise<void> {
  const { db, now } = ctx;
  const where = and(eq(vacancyAudit.id, decision.id), enabled(vacancyAudit));
  const decided = await decideReview(ctx, vacancyReview, { table: vacancyAudit, owner: 'userNo', where }, decision);
  const its = eq(vacancy.id, decided.vacancyId);
  const [before] = await db.select().from(vacancy).where(its).for('update');
  const isNew = before!.vacancyState === VacancyState.waiting;
  const isPassed = decision.auditStatus === AuditState.passed;
  if (isPassed) await makePublic(ctx, before!, decided.content);
  else if (isNew) await takeStep(db, vacancySteps, 'refuse', { table: vacancy, state: 'vacancyState', where: its });
  const { vacancyName } = decided.content;
  ctx.changed({
    before: { vacancyName: before!.vacancyName, auditStatus: AuditState.waiting },
    after: { vacancyName, auditStatus: decision.auditStatus, auditOpinion: decision.auditOpinion },
    orgNo: before!.orgNo,
  });
  await sendMessage(ctx, {
    to: [decided.userNo],
    msgType: 'review',
    msgTitle: `职位「${vacancyName}」${isNew ? '' : '的改动'}${isPassed ? '已通过审核' : '被退回'}`,
    msgText: isPassed ? '已经公开，可以收到投递了。' : `原因：${decision.auditOpinion}。改好之后可以再次提交。`,
    msgUrl: '/account/position',
  });
  await vacanciesMoved(db, [decided.vacancyId], now);
}

async function makePublic(
  ctx: UserCtx,
  before: typeof vacancy.$inferSelect,
  content: typeof vacancyAudit.$inferSelect.content,
) {
  const { db, now } = ctx;
  const { abilities, testIds, ...columns } = content;
  refusePast(columns.endDate, now);
  const at = wireTime(now);
  const its = eq(vacancy.id, before.id);
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, before.orgNo));
  const facets = facetsOf({ ...columns, orgNo: before.orgNo }, org!.orgName);
  const opens = { openedAt: at, refreshedAt: at, pauseReason: PauseReason.none };
  const set = { ...columns, facets, gmtModified: at };
  const step = firstStep(before.vacancyState);
  if (step === undefined) await db.update(vacancy).set(set).where(its);
  else
    await takeStep(db, vacancySteps, step, {
      table: vacancy,
      state: 'vacancyState',
      where: its,
      set: { ...set, ...opens },
    });
  await writeAsked(db, before.id, { abilities, testIds });
}

/** A new one opens, an expired one opens again with its new last day; others stay as they are. */
function firstStep(state: VacancyState): 'pass' | 'renew' | undefined {
  if (state === VacancyState.waiting) return 'pass';
  return state === VacancyState.expired ? 'renew' : undefined;
}
