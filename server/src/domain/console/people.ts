import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { maskedMobile } from '#contract/rules/masked.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { user, userExt, userIdentity } from '../../db/schema/user.ts';
import { beginningWith } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

interface Search extends PageRequest {
  keyword: string;
  userType?: UserType | undefined;
  statusId?: 0 | 1 | undefined;
}

export interface PersonFacts {
  userNo: string;
  name: string;
  mobile: string;
  statusId: 0 | 1;
  userTypes: UserType[];
  gmtCreate: string;
}

/** People by what is typed, the newest first; every way to look runs over an index. */
export async function findPeople(db: Db, search: Search): Promise<Page<PersonFacts>> {
  const where = and(
    byKeyword(db, search.keyword),
    search.statusId === undefined ? undefined : eq(user.statusId, search.statusId),
    search.userType === undefined ? undefined : inArray(user.userNo, holdersOf(db, search.userType)),
  );
  const total = await cappedCount(db, sql`${user}`, where);
  return pageAt(search, total, async (limit, offset) => {
    const rows = await db
      .select({ ...shown, id: user.id })
      .from(user)
      .innerJoin(userExt, eq(userExt.userNo, user.userNo))
      .where(where)
      .orderBy(desc(user.id))
      .limit(limit)
      .offset(offset);
    const types = await typesOf(
      db,
      rows.map(({ userNo }) => userNo),
    );
    return rows.map((row) => personFacts(row, types.get(row.userNo) ?? []));
  });
}

export const shown = {
  userNo: user.userNo,
  mobile: user.mobile,
  email: user.email,
  statusId: user.statusId,
  gmtCreate: user.gmtCreate,
  nickname: userExt.nickname,
  idCardName: userExt.idCardName,
};

interface Shown {
  userNo: string;
  mobile: string | null;
  statusId: RowState;
  gmtCreate: string;
  nickname: string;
  idCardName: string;
}

/** What the console says of a person; of the mobile only what tells two people apart. */
export const personFacts = (row: Shown, userTypes: UserType[]): PersonFacts => ({
  userNo: row.userNo,
  name: row.idCardName || displayName(row),
  mobile: maskedMobile(row.mobile ?? ''),
  statusId: row.statusId === RowState.normal ? 1 : 0,
  userTypes,
  gmtCreate: row.gmtCreate,
});

/** The kinds of identities each of these people holds. */
export async function typesOf(db: Db, userNos: string[]): Promise<ReadonlyMap<string, UserType[]>> {
  if (userNos.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ userNo: userIdentity.userNo, userType: userIdentity.userType })
    .from(userIdentity)
    .where(and(inArray(userIdentity.userNo, userNos), enabled(userIdentity)))
    .orderBy(userIdentity.userType);
  const byPerson = Map.groupBy(rows, ({ userNo }) => userNo);
  return new Map([...byPerson].map(([userNo, held]) => [userNo, held.map(({ userType }) => userType)]));
}

function byKeyword(db: Db, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  if (/^1\d{10}$/.test(keyword)) return eq(user.mobile, keyword);
  if (/^\d{14,18}$/.test(keyword)) return eq(user.userNo, keyword);
  if (keyword.includes('@')) return eq(user.email, keyword);
  const begins = beginningWith(keyword);
  const named = db
    .select({ userNo: userExt.userNo })
    .from(userExt)
    .where(or(like(userExt.nickname, begins), like(userExt.idCardName, begins)));
  return inArray(user.userNo, named);
}

const holdersOf = (db: Db, userType: UserType) =>
  db
    .select({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .where(and(eq(userIdentity.userType, userType), enabled(userIdentity)));
