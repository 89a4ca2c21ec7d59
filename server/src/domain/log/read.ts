import { and, arrayContains, desc, eq, getTableColumns, gte, ilike, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { gramsSought } from '#contract/rules/grams.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { orgInfo, user as account, userExt, userIdentity } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { beginningWith, containing } from '../../kit/like.ts';

/** Whose writes somebody may read: the operator everybody's, others those of their organization. */
export function visibleLogs({ userType, orgNo }: SessionUser): SQL | undefined {
  if (userType === UserType.operator) return undefined;
  return orgNo === null ? sql`false` : eq(sysLog.orgNo, orgNo);
}

interface Wanted {
  operation: string;
  realName: string;
  keyword: string;
  beginDate: string;
  endDate: string;
}

/** The writes that fit what is asked for, each condition over an index; whole days in China Standard Time. */
export const wantedLogs = (viewer: SessionUser, wanted: Wanted): SQL | undefined => {
  const { operation, realName, keyword, beginDate, endDate } = wanted;
  return and(
    operation ? and(hasGrams(operation), ilike(sysLog.operation, containing(operation))) : undefined,
    realName ? inArray(sysLog.userNo, peopleNamed(viewer, realName)) : undefined,
    keyword ? and(hasGrams(keyword), or(...parts.map((part) => mentions(part, keyword)))) : undefined,
    beginDate ? gte(sysLog.gmtCreate, `${beginDate} 00:00:00`) : undefined,
    endDate ? lt(sysLog.gmtCreate, sql`${`${endDate} 00:00:00`}::timestamptz + interval '1 day'`) : undefined,
  );
};

const parts = [sysLog.content, sysLog.before, sysLog.after];

/** What the index over grams narrows down to. It knows no signs: nothing but signs is found nowhere. */
function hasGrams(text: string): SQL {
  const grams = gramsSought(text);
  return grams.length === 0 ? sql`false` : arrayContains(sysLog.grams, grams);
}

const mentions = (part: (typeof parts)[number], keyword: string): SQL =>
  sql`${part}::text ilike ${containing(keyword)}`;

/** By the beginning of a name or the whole mobile, among everybody; by any part of the name among the own people. */
function peopleNamed({ userType, orgNo }: SessionUser, name: string) {
  const begins = beginningWith(name);
  const anybody = qb
    .select({ userNo: userExt.userNo })
    .from(userExt)
    .where(or(like(userExt.nickname, begins), like(userExt.idCardName, begins)))
    .union(qb.select({ userNo: account.userNo }).from(account).where(eq(account.mobile, name)));
  if (userType === UserType.operator || orgNo === null) return anybody;
  const part = containing(name);
  const own = qb
    .select({ userNo: userExt.userNo })
    .from(userIdentity)
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(and(eq(userIdentity.orgNo, orgNo), or(ilike(userExt.nickname, part), ilike(userExt.idCardName, part))));
  return anybody.union(own);
}

const qb = new QueryBuilder();

const { grams: _, ...columns } = getTableColumns(sysLog);

/** Log rows with the names that belong to them, the newest first. */
export const logRows = (db: Db) =>
  db
    .select({
      log: columns,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
      orgName: sql<string>`coalesce(${orgInfo.orgName}, '')`,
    })
    .from(sysLog)
    .leftJoin(account, eq(account.userNo, sysLog.userNo))
    .leftJoin(userExt, eq(userExt.userNo, sysLog.userNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, sysLog.orgNo))
    .orderBy(desc(sysLog.id));

type Row = Awaited<ReturnType<ReturnType<typeof logRows>['execute']>>[number];

/** A row as it is shown: staff by their real name; of the platform's people an organization sees only that they were it. */
export function shownLog({ log, orgName, ...person }: Row, viewer: SessionUser) {
  const isHidden = log.userType === UserType.operator && viewer.userType !== UserType.operator;
  const name = person.idCardName || displayName({ nickname: person.nickname ?? '', mobile: person.mobile ?? '' });
  return { ...log, orgName, realName: isHidden ? '平台运营' : name, ip: isHidden ? '' : log.ip };
}
