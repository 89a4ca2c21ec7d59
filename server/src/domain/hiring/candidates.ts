import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { ApplicationSource, Stage } from '#contract/rules/hiring.ts';
import { stages } from '#contract/rules/hiring.ts';
import { NONE } from '#contract/rules/id.ts';
import { userBase } from '../../db/schema/profile.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { asMayBeSeen, isUnnamed, unnamedFlag } from '../vacancies/blind.ts';
import { received } from '../vacancies/policies.ts';

const { resume } = vacancyApplication;
const lengthOf = (key: string) => sql<number>`coalesce(jsonb_array_length(${resume} -> ${sql.raw(`'${key}'`)}), 0)`;

const columns = {
  id: vacancyApplication.id,
  userNo: vacancyApplication.userNo,
  vacancyId: vacancyApplication.vacancyId,
  vacancyName: vacancy.vacancyName,
  applicationState: vacancyApplication.applicationState,
  declineReason: vacancyApplication.declineReason,
  applicationSource: vacancyApplication.applicationSource,
  appliedAt: vacancyApplication.appliedAt,
  seenAt: vacancyApplication.seenAt,
  repliedAt: vacancyApplication.repliedAt,
  stageAt: vacancyApplication.stageAt,
  tags: vacancyApplication.tags,
  works: lengthOf('workSet'),
  honors: lengthOf('honor'),
  hasPortrait: sql<0 | 1>`(${vacancyApplication.portrait} is not null)::int`,
  nickname: userExt.nickname,
  mobile: user.mobile,
  headImgUrl: userExt.headImgUrl,
  headline: userBase.headline,
  isUnnamed: unnamedFlag,
};

/** Applications with their people, to be narrowed and ordered. */
export const people = ({ db }: Pick<UserCtx, 'db'>) =>
  db
    .select(columns)
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(user, eq(user.userNo, vacancyApplication.userNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .leftJoin(userBase, eq(userBase.userNo, vacancyApplication.userNo));

export type Found = Awaited<ReturnType<typeof people>>[number];

/** A row as a card; the number of the phone is only part of a name that nobody chose. */
export const candidateOf = ({ nickname, mobile, headline, works, honors, seenAt, repliedAt, ...row }: Found) =>
  asMayBeSeen({
    ...row,
    name: displayName({ nickname, mobile }),
    headline: headline ?? '',
    counts: { works, honors },
    stageAt: row.stageAt ?? repliedAt ?? seenAt ?? row.appliedAt,
  });

export interface Wanted {
  stage?: Stage;
  vacancyId: string;
  applicationSource?: ApplicationSource;
  tagName: string;
  str: string;
}

/** The candidates of the caller's enterprise under these conditions. */
export function candidatesWhere(actor: SessionUser, wanted: Wanted): SQL | undefined {
  const { stage, vacancyId, applicationSource, tagName, str } = wanted;
  return and(
    received(actor),
    stage === undefined ? undefined : inStage(stage),
    vacancyId === NONE ? undefined : eq(vacancyApplication.vacancyId, vacancyId),
    applicationSource === undefined ? undefined : eq(vacancyApplication.applicationSource, applicationSource),
    tagName === '' ? undefined : sql`${vacancyApplication.tags} @> ${sql.param([tagName])}::text[]`,
    str === '' ? undefined : named(str),
  );
}

export const inStage = (stage: Stage): SQL => inArray(vacancyApplication.applicationState, [...stages[stage].states]);

/** By what the enterprise reads of somebody: the name and the line below it, where these are not hidden. */
const named = (str: string): SQL | undefined => {
  const pattern = containing(str);
  return sql`not ${isUnnamed} and exists (select 1 from ${userExt} left join ${userBase} on ${eq(userBase.userNo, userExt.userNo)} where ${and(
    eq(userExt.userNo, vacancyApplication.userNo),
    or(ilike(userExt.nickname, pattern), ilike(userBase.headline, pattern)),
  )})`;
};
