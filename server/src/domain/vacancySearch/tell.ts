import { sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { MOST_NEW, newText, vacancySearchPath } from '#contract/rules/vacancySearch.ts';
import type { SearchConditions } from '#contract/rules/vacancySearch.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { freshFor } from './fresh.ts';

const VACANCIES = 200;
const SEARCHES = 500;

/**
 * Finds for vacancies that nobody was told of the searches that they fit: from the few new vacancies to the searches by
 * one index, never from person to vacancy. Returns how many vacancies there were.
 */
export async function markNews(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with fresh as (
      update vacancy_release set is_told = 1 where vacancy_id in (
        select r.vacancy_id from vacancy_release r join vacancy v on v.id = r.vacancy_id
        where r.is_told = 0 and v.vacancy_state = 2 order by r.vacancy_id limit ${VACANCIES} for update of r skip locked)
      returning vacancy_id, released_at),
    hit as (
      select distinct s.id from fresh join vacancy v on v.id = fresh.vacancy_id
      join vacancy_search s on s.facets <@ v.facets and s.has_news = 0 and fresh.released_at > s.seen_at),
    marked as (update vacancy_search set has_news = 1 where id in (select id from hit))
    select count(*)::int as n from fresh`);
  return rows[0]!.n;
}

interface Due extends Record<string, unknown> {
  id: string;
  userNo: string;
  searchName: string;
  conditions: SearchConditions;
  count: number;
  names: string[];
}

/**
 * Tells of one batch of searches what is new in each since it was looked at or told of, at most once a day (China
 * Standard Time). Returns the last id, or undefined after the last batch.
 */
export async function tellBatch({ db, clock }: Pick<Platform, 'db' | 'clock'>, after: string) {
  const now = clock();
  const at = wireTime(now);
  const since = sql`greatest(s.seen_at, coalesce(s.alerted_at, s.seen_at))`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        select * from vacancy_search where has_news = 1 and is_alert = 1 and ${enabledAs()} and id > ${after}::bigint
          and (alerted_at is null or alerted_at < ${`${at.slice(0, 10)} 00:00:00`}::timestamptz)
        order by id limit ${SEARCHES} for update)
      select s.id::text, s.user_no::text as "userNo", s.search_name as "searchName", s.conditions,
        found.count, found.names
      from due s cross join lateral (
        select count(*)::int as count, coalesce((array_agg(name))[1:3], '{}') as names
        from (select v.vacancy_name as name ${freshFor(since, now)}
          order by r.released_at desc limit ${sql.raw(String(MOST_NEW + 1))}) fresh) found
      order by s.id`);
    const told = rows.filter(({ count }) => count > 0);
    await sendMessages(
      { db: tx },
      told.map(({ id, userNo, searchName, conditions, count, names }) => ({
        to: userNo,
        msgType: 'system',
        msgTitle: `「${searchName}」有 ${newText(count)}新职位`,
        msgText: `${names.join('、')}${count > names.length ? '等' : ''}`,
        msgUrl: vacancySearchPath(conditions, id),
      })),
    );
    // A search for lively enterprises stays open: what is new there may be answered yet.
    await tx.execute(sql`
      update vacancy_search set has_news = is_active,
        alerted_at = case when id = any(${sql.param(told.map(({ id }) => id))}::bigint[])
          then ${at}::timestamptz else alerted_at end
      where id = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`);
    return rows.at(-1)?.id;
  });
}
