import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SavedFilter } from '#contract/position/talentSearch.ts';
import type { Page } from '#contract/kit/page.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { FILTER_PATH, filterPath, scoreAxes } from '#contract/rules/smartFilter.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import type { Db } from '../../db/client.ts';
import { talentFact, talentSearch } from '../../db/schema/smartFilter.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { itemsOf } from '../abilities/items.ts';
import { namesOfCodes } from '../site/names.ts';
import { conditionsOf } from './conditions.ts';
import { factsOf, ownFilters } from './policies.ts';

/** What somebody keeps, with how many there are and how many are new in each. */
export async function savedPage({ db, user, now }: UserCtx, request: PageRequest): Promise<Page<SavedFilter>> {
  const own = ownFilters(user);
  const rows = db.select().from(talentSearch).where(own).orderBy(desc(talentSearch.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(talentSearch, own));
  const counts = await countsOf(
    db,
    page.list.flatMap((row) => [
      { id: row.id, where: foundBy(row, now) },
      { id: `new ${row.id}`, where: and(foundBy(row, now), gt(talentFact.appliedAt, row.seenAt)) },
    ]),
  );
  const words = await wordsFor(
    db,
    page.list.map(({ conditions }) => conditions),
    now,
  );
  return {
    ...page,
    list: page.list.map(({ id, searchName, conditions, isAlert, seenAt }) => ({
      id,
      searchName,
      words: words(conditions),
      path: filterPath(FILTER_PATH, conditions, id),
      isAlert,
      seenAt,
      count: counts.get(id) ?? 0,
      countNew: counts.get(`new ${id}`) ?? 0,
    })),
  };
}

/** Whom a saved filter finds. */
export const foundBy = (saved: { orgNo: string; conditions: FilterConditions }, now: Date): SQL | undefined =>
  and(
    factsOf(saved.orgNo, saved.conditions.vacancyId),
    ...conditionsOf(saved.conditions, now).map(({ test }) => test),
  );

/** How many there are of each, in one statement; counting stops where nobody turns pages any more. */
export async function countsOf(
  db: Db,
  asked: readonly { id: string; where: SQL | undefined }[],
): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map();
  const each = asked.map(({ id, where }) => {
    const matching = sql`select 1 from ${talentFact} where ${where} limit ${sql.raw(String(COUNT_CAP + 1))}`;
    return sql`select ${id}::text as id, (select count(*)::int from (${matching}) matching) as n`;
  });
  const { rows } = await db.execute<{ id: string; n: number }>(sql.join(each, sql` union all `));
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Conditions as people read them; the names of all are looked up at once. */
async function wordsFor(db: Db, all: readonly FilterConditions[], now: Date) {
  const names = await namesOfCodes(db, now);
  const items = await itemsOf(
    db,
    all.flatMap(({ abilities }) => abilities.map(({ abilityId }) => abilityId)),
  );
  const vacancyIds = [...new Set(all.map(({ vacancyId }) => vacancyId))];
  const { id, vacancyName } = vacancy;
  const named =
    vacancyIds.length === 0 ? [] : await db.select({ id, vacancyName }).from(vacancy).where(inArray(id, vacancyIds));
  const vacancies = new Map(named.map((row) => [row.id, row.vacancyName]));
  return (of: FilterConditions): string[] =>
    [
      vacancies.get(of.vacancyId) ?? '',
      of.leastPercent === 0 ? '' : `匹配度 ${of.leastPercent}% 以上`,
      ...of.abilities.map(({ abilityId, abilityLevel }) => {
        const name = items.get(abilityId)?.abilityName;
        return name === undefined ? '' : `${name}${AbilityLevel.labels[abilityLevel]}`;
      }),
      of.evidenceMonths === 0 ? '' : `凭证在 ${of.evidenceMonths} 个月以内`,
      of.degree === '' ? '' : `${names.label('education', of.degree)}以上`,
      of.leastYears === 0 ? '' : `工作 ${of.leastYears} 年以上`,
      of.region === '' ? '' : (names.region(of.region).split(' ').at(-1) ?? ''),
      of.schoolName,
      of.isCertified === 1 ? '有平台证书' : '',
      of.certificateName,
      ...of.scores.map(({ axis, least }) => `${scoreAxes[axis]} ${least} 分以上`),
    ].filter((word) => word !== '');
}
