import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { list } from '#contract/position/talentRecomment.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { isOneOf } from '#contract/rules/choice.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { gapsOf, matchOf } from '#contract/rules/match.ts';
import { talentInvite } from '../../db/schema/findable.ts';
import { matchPerson, vacancyMatch } from '../../db/schema/match.ts';
import { userBase } from '../../db/schema/profile.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { itemsOf } from '../abilities/items.ts';
import { vacanciesWhere } from '../match/candidates.ts';
import { hiringFor, ownVacancies, ownVacancy, recruiting } from '../vacancies/policies.ts';
import { findableFor, isFindable } from './policies.ts';

/** Of the vacancies one can choose from. */
const MOST_VACANCIES = 100;

/** The open vacancies of the enterprise with how many can be found for each, in one statement. */
export async function recommendedVacancies({ db, user }: UserCtx) {
  const matching = sql`select 1 from ${vacancyMatch} where ${eq(vacancyMatch.vacancyId, vacancy.id)}
    and ${isFindable(hiringFor(user))} limit ${sql.raw(String(COUNT_CAP + 1))}`;
  const { rows } = await db.execute<{ id: string; vacancyName: string; count: number }>(sql`
    select ${vacancy.id}::text as id, ${vacancy.vacancyName} as "vacancyName",
      (select count(*)::int from (${matching}) matching) as count
    from ${vacancy} where ${and(ownVacancies(user), recruiting)}
    order by ${vacancy.id} desc limit ${sql.raw(String(MOST_VACANCIES))}`);
  return { list: rows };
}

/** People for one of one's own open vacancies, whoever fits best first. @throws NOT_FOUND */
export async function recommendedPeople(ctx: UserCtx, { vacancyId, ...request }: OutputOf<typeof list.input>) {
  const { db, user } = ctx;
  const [asked] = await vacanciesWhere(db, and(ownVacancy(user, vacancyId), recruiting));
  if (!asked) throw fail(NOT_FOUND);
  const where = findableFor(vacancyId, hiringFor(user));
  const total = await cappedCount(db, sql`${vacancyMatch}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select({
        person: matchPerson,
        nickname: userExt.nickname,
        headImgUrl: userExt.headImgUrl,
        mobile: account.mobile,
      })
      .from(vacancyMatch)
      .innerJoin(matchPerson, eq(matchPerson.userNo, vacancyMatch.userNo))
      .innerJoin(account, eq(account.userNo, vacancyMatch.userNo))
      .innerJoin(userExt, eq(userExt.userNo, vacancyMatch.userNo))
      .where(where)
      .orderBy(desc(vacancyMatch.percent), desc(vacancyMatch.userNo))
      .limit(limit)
      .offset(offset),
  );
  const userNos = page.list.map(({ person }) => person.userNo);
  const more = await moreOf(ctx, vacancyId, userNos);
  const names = await itemsOf(
    db,
    asked.abilities.map(({ abilityId }) => abilityId),
  );
  const nameOf = (id: string) => names.get(id)?.abilityName;
  return {
    ...page,
    list: page.list.map(({ person, nickname, headImgUrl, mobile }) => ({
      userNo: person.userNo,
      name: displayName({ nickname, mobile }),
      headImgUrl,
      headline: more.headlines.get(person.userNo) ?? '',
      invitedAt: more.invited.get(person.userNo) ?? null,
      ...matchOf(person, asked),
      reached: asked.abilities.flatMap(({ abilityId, abilityLevel }) => {
        const [abilityName, mine] = [nameOf(abilityId), person.levels[abilityId] ?? 0];
        return abilityName !== undefined && mine >= abilityLevel && isOneOf(AbilityLevel, mine)
          ? [{ abilityName, abilityLevel: mine }]
          : [];
      }),
      gaps: gapsOf(person.levels, asked.abilities).flatMap(({ abilityId, wanted, mine }) => {
        const abilityName = nameOf(abilityId);
        return abilityName === undefined ? [] : [{ abilityName, wanted, mine }];
      }),
    })),
  };
}

/** The line each says of oneself, which everybody reads beside the name, and who was invited. */
async function moreOf({ db }: UserCtx, vacancyId: string, userNos: readonly string[]) {
  if (userNos.length === 0) return { headlines: new Map<string, string>(), invited: new Map<string, string>() };
  const { userNo, headline } = userBase;
  const lines = await db
    .select({ userNo, headline })
    .from(userBase)
    .where(inArray(userNo, [...userNos]));
  const asked = await db
    .select({ userNo: talentInvite.userNo, invitedAt: talentInvite.invitedAt })
    .from(talentInvite)
    .where(and(eq(talentInvite.vacancyId, vacancyId), inArray(talentInvite.userNo, [...userNos])));
  return {
    headlines: new Map(lines.map((row) => [row.userNo, row.headline])),
    invited: new Map(asked.map((row) => [row.userNo, row.invitedAt])),
  };
}
