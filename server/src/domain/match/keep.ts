import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isRecommended, keysOfPerson, keysOfVacancy, matchOf } from '#contract/rules/match.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { matchPerson, vacancyMatch } from '../../db/schema/match.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { enqueue, job } from '../../kit/job.ts';
import { recruiting } from '../vacancies/policies.ts';
import { candidatesFor, vacanciesWhere } from './candidates.ts';
import { personOf } from './person.ts';

const PEOPLE_AT_ONCE = 1000;

/** Something of a person changed: their matches are reckoned anew, soon and once. */
export async function personChanged(db: Db, userNo: string, now: Date): Promise<void> {
  const at = wireTime(now);
  await db
    .insert(matchPerson)
    .values({ userNo, staleSince: at, gmtModified: at })
    .onConflictDoUpdate({ target: matchPerson.userNo, set: { staleSince: at } });
  await enqueue(db, matchOnePerson, { userNo });
}

/** The same for vacancies that opened, changed or are open no more. */
export async function vacanciesChanged(db: Db, ids: readonly string[]): Promise<void> {
  for (const vacancyId of ids) await enqueue(db, matchOneVacancy, { vacancyId });
}

export const matchOnePerson = job({
  name: 'matchPerson',
  input: z.object({ userNo: z.string() }),
  attempts: 10,
  key: ({ userNo }) => userNo,
  run: ({ db, clock }, { userNo }) => db.transaction((tx) => keepPerson(tx, userNo, clock())),
});

export const matchOneVacancy = job({
  name: 'matchVacancy',
  input: z.object({ vacancyId: z.string() }),
  attempts: 10,
  key: ({ vacancyId }) => vacancyId,
  run: ({ db }, { vacancyId }) => db.transaction((tx) => keepVacancy(tx, vacancyId)),
});

/**
 * Reckons a person and their recommendations anew; touches nobody else's. Of a person and a vacancy that change at once
 * the later one waits: both hold the person's row while they write the pair.
 */
export async function keepPerson(db: Db, userNo: string, now: Date): Promise<void> {
  const [held] = await db.select().from(matchPerson).where(eq(matchPerson.userNo, userNo)).for('update');
  if (!held) return;
  const person = await personOf(db, userNo, now);
  const set = { ...person, keys: keysOfPerson(person), staleSince: null, gmtModified: wireTime(now) };
  await db
    .update(matchPerson)
    .set({ ...set, wishes: [...set.wishes] })
    .where(eq(matchPerson.userNo, userNo));
  const pairs = (await candidatesFor(db, person))
    .filter((one) => isRecommended(person, one))
    .map((one) => ({ vacancyId: one.id, percent: matchOf(person, one).percent }));
  await db.execute(sql`
    with wanted as (select * from unnest(${sql.param(pairs.map(({ vacancyId }) => vacancyId))}::bigint[],
      ${sql.param(pairs.map(({ percent }) => percent))}::smallint[]) as pair (vacancy_id, percent)),
    gone as (delete from vacancy_match m where m.user_no = ${userNo}
      and not exists (select 1 from wanted where wanted.vacancy_id = m.vacancy_id))
    insert into vacancy_match as m (user_no, vacancy_id, percent)
    select ${userNo}::bigint, vacancy_id, percent from wanted
    on conflict (user_no, vacancy_id) do update set percent = excluded.percent where m.percent <> excluded.percent`);
}

/** Reckons the recommendations of one vacancy anew, for those alone who share a key with it. */
export async function keepVacancy(db: Db, vacancyId: string): Promise<void> {
  const [one] = await vacanciesWhere(db, and(eq(vacancy.id, vacancyId), recruiting));
  if (!one) {
    await db.delete(vacancyMatch).where(eq(vacancyMatch.vacancyId, vacancyId));
    return;
  }
  const keys = keysOfVacancy(one);
  await db.delete(vacancyMatch).where(
    and(
      eq(vacancyMatch.vacancyId, vacancyId),
      sql`not exists (select 1 from match_person p where p.user_no = ${vacancyMatch.userNo}
        and p.keys && ${sql.param(keys)}::text[])`,
    ),
  );
  for (let after = '0'; ;) {
    const people = await db
      .select()
      .from(matchPerson)
      .where(and(sql`${matchPerson.keys} && ${sql.param(keys)}::text[]`, sql`${matchPerson.userNo} > ${after}::bigint`))
      .orderBy(matchPerson.userNo)
      .limit(PEOPLE_AT_ONCE)
      .for('update');
    if (people.length === 0) return;
    after = people.at(-1)!.userNo;
    const pairs = people.map((person) => ({
      userNo: person.userNo,
      percent: isRecommended(person, one) ? matchOf(person, one).percent : null,
    }));
    const kept = pairs.filter(({ percent }) => percent !== null);
    const dropped = pairs.filter(({ percent }) => percent === null).map(({ userNo }) => userNo);
    await db.execute(sql`
      with gone as (delete from vacancy_match where vacancy_id = ${vacancyId}
        and user_no = any(${sql.param(dropped)}::bigint[]))
      insert into vacancy_match as m (user_no, vacancy_id, percent)
      select user_no, ${vacancyId}::bigint, percent
      from unnest(${sql.param(kept.map(({ userNo }) => userNo))}::bigint[],
        ${sql.param(kept.map(({ percent }) => percent))}::smallint[]) as pair (user_no, percent)
      on conflict (user_no, vacancy_id) do update set percent = excluded.percent where m.percent <> excluded.percent`);
  }
}
