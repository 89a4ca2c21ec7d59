import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';

/** Whose writes somebody may read: the operator everybody's, others those of their organization. */
export function visibleLogs({ userType, orgNo }: SessionUser): SQL | undefined {
  if (userType === 0) return undefined;
  return orgNo === null ? sql`false` : eq(sysLog.orgNo, orgNo);
}

interface Wanted {
  operation: string;
  realName: string;
  keyword: string;
  beginDate: string;
  endDate: string;
}

/** The writes that fit what is asked for; whole days in China Standard Time. */
export const wantedLogs = ({ operation, realName, keyword, beginDate, endDate }: Wanted): SQL | undefined =>
  and(
    operation ? ilike(sysLog.operation, containing(operation)) : undefined,
    realName ? sql`${sysLog.userNo} in ${peopleNamed(realName)}` : undefined,
    keyword ? or(...[sysLog.content, sysLog.before, sysLog.after].map((part) => mentions(part, keyword))) : undefined,
    beginDate ? gte(sysLog.gmtCreate, `${beginDate} 00:00:00`) : undefined,
    endDate ? lt(sysLog.gmtCreate, sql`${`${endDate} 00:00:00`}::timestamptz + interval '1 day'`) : undefined,
  );

const peopleNamed = (name: string): SQL =>
  sql`(select ${userExt.userNo} from ${userExt} join ${account} on ${account.userNo} = ${userExt.userNo}
    where ${or(
      ilike(userExt.nickname, containing(name)),
      ilike(userExt.idCardName, containing(name)),
      eq(account.mobile, name),
    )})`;

const mentions = (part: typeof sysLog.content | typeof sysLog.before | typeof sysLog.after, keyword: string): SQL =>
  sql`${part}::text ilike ${containing(keyword)}`;

/** Log rows with the names that belong to them, the newest first. */
export const logRows = (db: Db) =>
  db
    .select({
      log: sysLog,
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
  const isHidden = log.userType === 0 && viewer.userType !== 0;
  const name = person.idCardName || displayName({ nickname: person.nickname ?? '', mobile: person.mobile ?? '' });
  return { ...log, orgName, realName: isHidden ? '平台运营' : name, ip: isHidden ? '' : log.ip };
}
