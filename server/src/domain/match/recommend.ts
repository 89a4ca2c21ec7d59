import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Compared, list, Target } from '#contract/position/match.ts';
import { closes, gapsOf, levelsAfter, matchOf } from '#contract/rules/match.ts';
import type { MatchPerson } from '#contract/rules/match.ts';
import { wireTime } from '#contract/rules/time.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { matchDismissal, matchPerson, vacancyMatch } from '../../db/schema/match.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { typicalAbilitiesOf } from '../abilities/typical.ts';
import { namesOfCodes } from '../site/names.ts';
import { isPublic } from '../typicalPlans/policies.ts';
import { askedBy, besideOwn, chosenOf } from '../vacancies/abilities.ts';
import { cardColumns, cardOf, itsOrg } from '../vacancies/cards.ts';
import { facetsWanted } from '../vacancies/facets.ts';
import { recruiting, wasPublic } from '../vacancies/policies.ts';
import { vacanciesWhere } from './candidates.ts';
import { gainsOf, offeredFor } from './gains.ts';
import { personOf } from './person.ts';
import { testGainsOf } from './tests.ts';

const nothing = { jobType: '', salary: '', degree: '', experience: '', nature: '', orgNo: '0', str: '', region: '' };

/**
 * A page of the recommendations that the jobs keep, the best first: nothing is compared here but the page itself.
 * Somebody who was never reckoned is, soon.
 */
export async function recommended(ctx: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { db, user } = ctx;
  const { region, jobType, ...request } = wanted;
  const [person] = await db.select().from(matchPerson).where(eq(matchPerson.userNo, user.userNo));
  const facets = facetsWanted({ ...nothing, region, jobType });
  const where = and(
    eq(vacancyMatch.userNo, user.userNo),
    recruiting,
    facets.length > 0 ? sql`${vacancy.facets} @> ${sql.param(facets)}::text[]` : undefined,
    sql`not exists (select 1 from match_dismissal d where d.user_no = ${vacancyMatch.userNo} and d.vacancy_id = ${vacancyMatch.vacancyId})`,
  );
  const joined = sql`${vacancyMatch} inner join ${vacancy} on ${eq(vacancy.id, vacancyMatch.vacancyId)}`;
  const total = await cappedCount(db, joined, where);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select({ card: cardColumns })
      .from(vacancyMatch)
      .innerJoin(vacancy, eq(vacancy.id, vacancyMatch.vacancyId))
      .innerJoin(orgInfo, itsOrg)
      .where(where)
      .orderBy(desc(vacancyMatch.percent), desc(vacancyMatch.vacancyId))
      .limit(limit)
      .offset(offset),
  );
  const mine: MatchPerson = person ?? { levels: {}, degree: '', years: null, wishes: [] };
  return {
    ...page,
    list: await withReasons(
      ctx,
      mine,
      page.list.map(({ card }) => card),
    ),
    knows: {
      abilities: Object.keys(mine.levels).length,
      wishes: mine.wishes.length,
      degree: mine.degree === '' ? (0 as const) : (1 as const),
      years: mine.years === null ? (0 as const) : (1 as const),
    },
    isReckoning: !person || person.staleSince !== null ? (1 as const) : (0 as const),
  };
}

type Card = Parameters<typeof cardOf>[0];

async function withReasons({ db, user, now }: UserCtx, person: MatchPerson, cards: readonly Card[]) {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const asked = new Map((await vacanciesWhere(db, inArray(vacancy.id, ids))).map((one) => [one.id, one]));
  const gaps = [...asked.values()].flatMap((one) => gapsOf(person.levels, one.abilities));
  const courses = await offeredFor(db, user.userNo, gaps);
  const names = await namesOfCodes(db, now);
  return cards.map((card) => {
    const one = asked.get(card.id)!;
    const match = matchOf(person, one);
    const gains = gainsOf(person, one, courses, match.percent);
    return { ...cardOf(card, names), ...match, gain: gains.toSorted((a, b) => b.percent - a.percent)[0] ?? null };
  });
}

/** Somebody and one vacancy, side by side, as of now. @throws NOT_FOUND */
export async function compared({ db, user, now }: UserCtx, id: string): Promise<Compared> {
  const [found] = await db
    .select({ card: cardColumns })
    .from(vacancy)
    .innerJoin(orgInfo, itsOrg)
    .where(and(eq(vacancy.id, id), wasPublic));
  const [one] = await vacanciesWhere(db, eq(vacancy.id, id));
  if (!found || !one) throw fail(NOT_FOUND);
  const person = await personOf(db, user.userNo, now);
  const match = matchOf(person, one);
  const courses = await offeredFor(db, user.userNo, gapsOf(person.levels, one.abilities));
  const dismissed = and(eq(matchDismissal.userNo, user.userNo), eq(matchDismissal.vacancyId, id));
  return {
    ...cardOf(found.card, await namesOfCodes(db, now)),
    ...match,
    abilities: await besideOwn(db, user.userNo, await chosenOf(db, await askedBy(db, id))),
    gains: gainsOf(person, one, courses, match.percent),
    tests: await testGainsOf(db, { userNo: user.userNo, person, one, now }, match.percent),
    isDismissed: (await db.$count(matchDismissal, dismissed)) > 0 ? 1 : 0,
  };
}

/** Recommends a vacancy no more, or again. @throws NOT_FOUND */
export async function dismiss({ db, user, now }: UserCtx, id: string, isDismissed: 0 | 1): Promise<void> {
  if ((await db.$count(vacancy, and(eq(vacancy.id, id), wasPublic))) === 0) throw fail(NOT_FOUND);
  if (isDismissed === 1)
    await db
      .insert(matchDismissal)
      .values({ userNo: user.userNo, vacancyId: id, gmtCreate: wireTime(now) })
      .onConflictDoNothing();
  else
    await db
      .delete(matchDismissal)
      .where(and(eq(matchDismissal.userNo, user.userNo), eq(matchDismissal.vacancyId, id)));
}

/** From a typical position to what is missing, to the courses that close most of it in an hour. @throws NOT_FOUND */
export async function compassTo({ db, user, now }: UserCtx, typicalPositionId: string): Promise<Target> {
  const [position] = await db
    .select({ positionName: typicalPosition.positionName })
    .from(typicalPosition)
    .where(and(eq(typicalPosition.id, typicalPositionId), isPublic));
  if (!position) throw fail(NOT_FOUND);
  const asked = (await typicalAbilitiesOf(db, typicalPositionId)).map((item) => ({ ...item, abilityId: item.id }));
  const { levels } = await personOf(db, user.userNo, now);
  const gaps = gapsOf(levels, asked);
  const names = new Map(asked.map(({ abilityId, abilityName }) => [abilityId, abilityName]));
  const courses = (await offeredFor(db, user.userNo, gaps))
    .map((offered) => ({
      courseId: offered.id,
      courseName: offered.courseName,
      courseCategory: offered.courseCategory,
      hours: offered.hours,
      closes: closes(gaps, offered),
      percent: reachedOf(levelsAfter(levels, [offered]), asked),
      raises: offered.raises.flatMap(({ abilityId, abilityLevel }) => {
        const gap = gaps.find((one) => one.abilityId === abilityId);
        return gap && abilityLevel > gap.mine
          ? [{ abilityName: names.get(abilityId)!, from: gap.mine, to: abilityLevel }]
          : [];
      }),
    }))
    .filter((one) => one.closes > 0)
    .toSorted((a, b) => b.closes / b.hours - a.closes / a.hours || b.closes - a.closes);
  return {
    typicalPositionId,
    positionName: position.positionName,
    percent: reachedOf(levels, asked),
    abilities: await besideOwn(db, user.userNo, asked),
    courses,
  };
}

/** How much of the demands of a typical position is reached, by their weights. */
function reachedOf(
  levels: MatchPerson['levels'],
  asked: readonly { abilityId: string; abilityLevel: number; weight: number }[],
): number {
  const weight = asked.reduce((sum, one) => sum + one.weight, 0);
  const reached = asked.reduce(
    (sum, one) => sum + one.weight * Math.min((levels[one.abilityId] ?? 0) / one.abilityLevel, 1),
    0,
  );
  return weight === 0 ? 0 : Math.round((reached * 100) / weight);
}
