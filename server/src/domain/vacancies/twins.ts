import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import { isReachable } from './policies.ts';

/** Of those who are alike, the latest: a number that hundreds share says nothing of anybody. */
const MOST_ALIKE = 20;

/**
 * Notes who else among the applicants of the enterprise may be the same person: what both handed over is the same
 * (rules/twins.ts). What recruiters decided stays. One statement.
 */
export async function suspectTwins(db: Db, applicationIds: readonly string[]): Promise<void> {
  // Within `offset 0` all that are alike are found by their keys before any are left out.
  await db.execute(sql`
    insert into talent_twin (org_no, low_user_no, high_user_no, reasons)
    select mine.org_no, least(mine.user_no, theirs.user_no), greatest(mine.user_no, theirs.user_no),
      array_agg(distinct split_part(shared.key, ' ', 1)::smallint)
    from talent_fact mine
    cross join lateral (
      select near.user_no, near.keys from (
        select other.user_no, other.keys, other.application_id from talent_fact other
        where other.org_no = mine.org_no and other.keys && mine.keys and other.user_no <> mine.user_no offset 0) near
      order by near.application_id desc limit ${sql.raw(String(MOST_ALIKE))}) theirs
    cross join lateral unnest(mine.keys) as shared(key)
    where mine.application_id = any(${sql.param([...applicationIds])}::bigint[]) and shared.key = any(theirs.keys)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (org_no, low_user_no, high_user_no) do update set reasons = excluded.reasons, gmt_modified = now()
    where talent_twin.twin_state = 0`);
}

/** Applications are gone: with the last that an enterprise could see of somebody goes whom it took them for. */
export async function forgetTwins(db: Db, applicationIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from talent_twin using vacancy_application gone
    where gone.id = any(${sql.param([...applicationIds])}::bigint[]) and talent_twin.org_no = gone.org_no
      and gone.user_no in (talent_twin.low_user_no, talent_twin.high_user_no)
      and not exists (select 1 from ${vacancyApplication}
        where ${eq(vacancyApplication.orgNo, sql`gone.org_no`)} and ${eq(vacancyApplication.userNo, sql`gone.user_no`)}
          and ${isReachable})`);
}
