import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { search } from '#contract/im/person.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { enabled } from '../../db/enabled.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { beginningWith, containing } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { shownPerson } from './people.ts';
import { knownThrough } from './strangers.ts';

/** How somebody is known, the nearest first. */
const relations = [
  ['grades', '同班'],
  ['colleagues', '同事'],
  ['follows', '我关注的'],
  ['groups', '同群'],
] as const;

const STRANGER = relations.length;
/** Of strangers whose name begins alike, so many are looked at. */
const MOST_STRANGERS = 200;

interface Found extends Record<string, unknown> {
  userNo: string;
  how: number;
  nickname: string | null;
  mobile: string | null;
  headImgUrl: string | null;
}

/**
 * People to write to. Without a keyword those whom the caller knows; with one, those of them who have it in their name,
 * and strangers whose name begins with it or whose whole mobile it is.
 */
export async function findPeople({ db, user }: UserCtx, { keyword, ...request }: OutputOf<typeof search.input>) {
  const known = relations.map(
    ([way], how) => sql`select x.user_no, ${sql.raw(String(how))} as how
    from (${knownThrough[way](user.userNo)}) as x(user_no)`,
  );
  const everyone = sql.join([...known, ...(keyword === '' ? [] : strangers(keyword))], sql` union all `);
  const from = sql`(select user_no as who, min(how) as how from (${everyone}) ways group by user_no) found
    join ${account} on ${account.userNo} = found.who
    join ${userExt} on ${userExt.userNo} = found.who`;
  const isNamed = sql`(found.how = ${STRANGER} or ${userExt.nickname} ilike ${containing(keyword)})`;
  const where = sql`found.who <> ${user.userNo} and ${enabled(account)} and ${isNamed}`;
  const page = await pageAt(request, await cappedCount(db, from, where), async (limit, offset) => {
    const { rows } = await db.execute<Found>(sql`select found.who::text as "userNo", found.how as how,
        ${userExt.nickname} as nickname, ${account.mobile} as mobile, ${userExt.headImgUrl} as "headImgUrl"
      from ${from} where ${where}
      order by found.how, ${userExt.nickname}, found.who limit ${limit} offset ${offset}`);
    return rows;
  });
  const list = page.list.map(({ userNo, how, ...person }) => ({
    ...shownPerson(userNo, person),
    relation: relations[how]?.[1] ?? '',
    isKnown: how === STRANGER ? (0 as const) : (1 as const),
  }));
  return { ...page, list };
}

const strangers = (keyword: string): SQL[] => [
  sql`(select ${userExt.userNo}, ${STRANGER}::int from ${userExt}
    where ${userExt.nickname} like ${beginningWith(keyword)} limit ${MOST_STRANGERS})`,
  sql`select ${account.userNo}, ${STRANGER}::int from ${account} where ${account.mobile} = ${keyword}`,
];
