import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { receivedStates } from '#contract/rules/cooperation.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { nomination } from '../../db/schema/cooperation.ts';
import { talentLook } from '../../db/schema/hiring.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { isReachable } from '../vacancies/policies.ts';

const looker = alias(user, 'looker');
const lookerExt = alias(userExt, 'looker_ext');

const stillNominated = sql`exists (select 1 from ${nomination} where ${and(
  eq(nomination.vacancyId, talentLook.vacancyId),
  eq(nomination.userNo, talentLook.userNo),
  sql`${nomination.nominationState} in (${sql.raw(receivedStates.join(', '))})`,
)})`;

/** The person agreed to be found, and has not applied: an application is what counts from then on. */
const stillFindable = sql`(${vacancyApplication.id} is null and exists (select 1 from talent_consent c
  where c.user_no = ${talentLook.userNo}))`;

/** Who looked at the caller, the latest first; and whether they still can. */
export async function ownDiary({ db, user: { userNo } }: UserCtx, request: PageRequest) {
  const where = eq(talentLook.userNo, userNo);
  const rows = db
    .select({
      id: talentLook.id,
      orgNo: talentLook.orgNo,
      orgName: orgInfo.orgName,
      vacancyId: talentLook.vacancyId,
      vacancyName: vacancy.vacancyName,
      lookPart: talentLook.lookPart,
      firstAt: talentLook.firstAt,
      lastAt: talentLook.lastAt,
      times: talentLook.times,
      nickname: lookerExt.nickname,
      mobile: looker.mobile,
      applicationId: vacancyApplication.id,
      isOver: sql<0 | 1>`(not (coalesce(${isReachable!}, false) or ${stillNominated} or ${stillFindable}))::int`,
      isByConsent: sql<0 | 1>`(${stillFindable} and not ${stillNominated})::int`,
    })
    .from(talentLook)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, talentLook.orgNo))
    .innerJoin(vacancy, eq(vacancy.id, talentLook.vacancyId))
    .innerJoin(looker, eq(looker.userNo, talentLook.lookerUserNo))
    .innerJoin(lookerExt, eq(lookerExt.userNo, talentLook.lookerUserNo))
    .leftJoin(
      vacancyApplication,
      and(eq(vacancyApplication.vacancyId, talentLook.vacancyId), eq(vacancyApplication.userNo, talentLook.userNo)),
    )
    .where(where)
    .orderBy(desc(talentLook.lastAt), desc(talentLook.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(talentLook, where));
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, applicationId, ...row }) => ({
      ...row,
      lookerName: displayName({ nickname, mobile }),
      applicationId: applicationId ?? NONE,
    })),
  };
}
