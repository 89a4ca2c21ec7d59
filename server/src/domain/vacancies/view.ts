import { and, eq, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { NONE } from '#contract/rules/id.ts';
import { ApplicationState, REPLY_GRACE_DAYS, REPLY_WINDOW_DAYS, replyRate } from '#contract/rules/vacancies.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isCollected } from '../collection/collect.ts';
import { hasBlocked } from '../profile/blocked.ts';
import { namesOfCodes } from '../site/names.ts';
import { jobTypeTree } from '../site/tree.ts';
import { askedBy, besideOwn, besides, chosenOf, typicalName } from './abilities.ts';
import { lacksOf, ownColumns } from './apply.ts';
import { cardColumns, cardOf, itsOrg } from './cards.ts';
import { jobNames } from './differences.ts';
import { similarTo } from './list.ts';
import { ownApplications, recruiting, wasPublic } from './policies.ts';
import { isMeasured, openTestsOf } from './tests.ts';

const DAY_SECONDS = 86_400;

/** The page of a vacancy for whoever looks. @throws NOT_FOUND for what was never public */
export async function viewVacancy(db: Db, id: string, viewer: SessionUser | null, now: Date) {
  const [found] = await db
    .select({ row: vacancy, card: cardColumns, org: orgInfo })
    .from(vacancy)
    .innerJoin(orgInfo, itsOrg)
    .where(and(eq(vacancy.id, id), wasPublic, enabled(orgInfo)));
  if (!found) throw fail(NOT_FOUND);
  const { row, card, org } = found;
  const [names, jobTypes, asked, rate, countOpen, similar, typicalPositionName] = await Promise.all([
    namesOfCodes(db, now),
    jobTypeTree(db, now),
    askedBy(db, id).then((rows) => chosenOf(db, rows)),
    rateOf(db, row.orgNo, now),
    db.$count(vacancy, and(eq(vacancy.orgNo, row.orgNo), recruiting)),
    similarTo(db, row, now),
    typicalName(db, row.typicalPositionId),
  ]);
  return {
    ...cardOf(card, names),
    jobTypeNames: jobNames(jobTypes, row.jobTypeCode),
    place: row.place,
    duties: row.duties,
    demands: row.demands,
    countWanted: row.countWanted,
    abilities: viewer ? await besideOwn(db, viewer.userNo, asked) : besides(asked, () => undefined),
    tests: await openTestsOf(db, id),
    isMeasured: await isMeasured(db, row.typicalPositionId),
    typicalPositionId: row.typicalPositionId ?? NONE,
    typicalPositionName,
    orgIntro: org.intro,
    orgNatureName: org.nature === '' ? '' : names.label('companyNature', org.nature),
    orgRegionName: names.region(org.regionCode),
    countOpen,
    fresh: {
      refreshedAt: row.refreshedAt ?? '',
      lastReplyAt: row.lastReplyAt,
      replyRate: rate,
      countApply: row.countApply,
      pauseReason: row.pauseReason,
    },
    authorUserNo: row.authorUserNo,
    isBlind: row.isBlind,
    own: viewer ? await ownSide(db, row, viewer) : null,
    similar,
  };
}

async function ownSide(db: Db, row: typeof vacancy.$inferSelect, viewer: SessionUser) {
  const [[application], isCollect, lacks, isBlocked] = await Promise.all([
    db
      .select(ownColumns)
      .from(vacancyApplication)
      .where(and(eq(vacancyApplication.vacancyId, row.id), ownApplications(viewer.userNo))),
    isCollected(db, viewer.userNo, { collectionType: CollectionType.vacancy, collectionId: row.id }),
    lacksOf(db, viewer.userNo),
    hasBlocked(db, viewer.userNo, row.orgNo),
  ]);
  const flag = (is: boolean) => (is ? (1 as const) : (0 as const));
  const isOwnOrg = flag(viewer.orgNo === row.orgNo);
  return { isCollect, application: application ?? null, lacks, isOwnOrg, isBlocked: flag(isBlocked) };
}

/** How much of what an enterprise received it answered: of the last months, without what is too young to count. */
export async function rateOf(db: Db, orgNo: string, now: Date): Promise<number | null> {
  const { appliedAt, repliedAt, applicationState } = vacancyApplication;
  const [row] = await db
    .select({
      due: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${isNotNull(repliedAt)}))::int`,
    })
    .from(vacancyApplication)
    .where(
      and(
        eq(vacancyApplication.orgNo, orgNo),
        gte(appliedAt, wireTimeIn(now, -REPLY_WINDOW_DAYS * DAY_SECONDS)),
        lte(appliedAt, wireTimeIn(now, -REPLY_GRACE_DAYS * DAY_SECONDS)),
        ne(applicationState, ApplicationState.withdrawn),
        enabled(vacancyApplication),
      ),
    );
  return replyRate(row?.answered ?? 0, row?.due ?? 0);
}
