import { desc, inArray, sql } from 'drizzle-orm';
import type { SavedSearch } from '#contract/position/vacancySearch.ts';
import type { Page } from '#contract/kit/page.ts';
import { MOST_NEW, vacancySearchPath } from '#contract/rules/vacancySearch.ts';
import type { SearchConditions } from '#contract/rules/vacancySearch.ts';
import { salaryChoices } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancySearch } from '../../db/schema/vacancySearch.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import type { Names } from '../site/names.ts';
import { jobTypeTree } from '../site/tree.ts';
import { jobNames } from '../vacancies/differences.ts';
import { freshFor } from './fresh.ts';
import { ownSearches } from './policies.ts';

/** What somebody keeps, with how much is new in each. */
export async function searchPage({ db, user, now }: UserCtx, request: PageRequest): Promise<Page<SavedSearch>> {
  const own = ownSearches(user.userNo);
  const rows = db.select().from(vacancySearch).where(own).orderBy(desc(vacancySearch.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(vacancySearch, own));
  const ids = page.list.map(({ id }) => id);
  const [names, jobTypes, news, orgs] = [
    await namesOfCodes(db, now),
    await jobTypeTree(db, now),
    await newCounts(db, ids, now),
    await orgNames(
      db,
      page.list.map(({ conditions }) => conditions.orgNo),
    ),
  ];
  const jobType = (code: string) => jobNames(jobTypes, code).at(-1) ?? '';
  return {
    ...page,
    list: page.list.map(({ id, searchName, conditions, isAlert, seenAt }) => ({
      id,
      searchName,
      words: wordsOf(conditions, { names, jobType, orgName: orgs.get(conditions.orgNo) ?? '' }),
      path: vacancySearchPath(conditions, id),
      isAlert,
      seenAt,
      countNew: news.get(id) ?? 0,
    })),
  };
}

/** In one statement, each counted to one more than `MOST_NEW`. */
async function newCounts(db: Db, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const fresh = sql`select 1 ${freshFor(sql`s.seen_at`, now)} limit ${sql.raw(String(MOST_NEW + 1))}`;
  const { rows } = await throughIndexes(db, (tx) =>
    tx.execute<{ id: string; n: number }>(sql`
      select s.id::text, (select count(*)::int from (${fresh}) fresh) as n
      from vacancy_search s where s.id = any(${sql.param([...ids])}::bigint[])`),
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

async function orgNames(db: Db, orgNos: readonly string[]): Promise<Map<string, string>> {
  const named = orgNos.filter((orgNo) => orgNo !== '0');
  if (named.length === 0) return new Map();
  const { orgNo, orgName } = orgInfo;
  const rows = await db.select({ orgNo, orgName }).from(orgInfo).where(inArray(orgNo, named));
  return new Map(rows.map((row) => [row.orgNo, row.orgName]));
}

interface Words {
  names: Names;
  jobType: (code: string) => string;
  orgName: string;
}

/** The conditions as people read them, the widest first. */
function wordsOf(of: SearchConditions, { names, jobType, orgName }: Words): string[] {
  const label = (key: string, value: string) => (value === '' ? '' : names.label(key, value));
  const words = [
    of.region === '' ? '' : (names.region(of.region).split(' ').at(-1) ?? ''),
    of.jobType === '' ? '' : jobType(of.jobType),
    salaryChoices.find(({ key }) => key === of.salary)?.label ?? '',
    label('education', of.degree),
    label('workYears', of.experience),
    label('positionNature', of.nature),
    of.isActive === 1 ? '近一周答复过' : '',
    orgName,
    of.str,
  ];
  return words.filter((word) => word !== '');
}
