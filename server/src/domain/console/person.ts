import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { authRole, loginLog, orgInfo, session, user, userExt, userIdentity } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { deviceOf } from '../session/device.ts';
import { personFacts, shown, typesOf } from './people.ts';

const { registerSource, passwordHash } = user;
const { isRecommended } = userExt;

/** Everything the console shows of one person. @throws NOT_FOUND */
export async function personView(db: Db, userNo: string, now: Date) {
  const [row] = await db
    .select({ ...shown, registerSource, passwordHash, isRecommended })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(eq(user.userNo, userNo));
  if (!row) throw fail(NOT_FOUND);
  const [types, identities, signIns, sessions] = await Promise.all([
    typesOf(db, [userNo]),
    identitiesOf(db, userNo),
    recentSignIns(db, userNo),
    livingSessions(db, userNo, now),
  ]);
  return {
    ...personFacts(row, types.get(userNo) ?? []),
    email: row.email ?? '',
    registerSource: row.registerSource,
    hasPassword: flag(row.passwordHash !== ''),
    isRecommended: row.isRecommended,
    identities,
    signIns,
    sessions,
  };
}

const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

async function identitiesOf(db: Db, userNo: string) {
  const rows = await db
    .select({
      id: userIdentity.id,
      userType: userIdentity.userType,
      roleName: authRole.roleName,
      orgNo: userIdentity.orgNo,
      orgName: orgInfo.orgName,
      jobNumber: userIdentity.jobNumber,
      statusId: userIdentity.statusId,
    })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .where(eq(userIdentity.userNo, userNo))
    .orderBy(asc(userIdentity.userType), asc(userIdentity.id))
    .limit(100);
  return rows.map((row) => ({
    ...row,
    orgName: row.orgName ?? '',
    jobNumber: row.jobNumber ?? '',
  }));
}

async function recentSignIns(db: Db, userNo: string) {
  const rows = await db.select().from(loginLog).where(eq(loginLog.userNo, userNo)).orderBy(desc(loginLog.id)).limit(20);
  return rows.map((row) => ({ ...row, device: deviceName(row.userAgent) }));
}

async function livingSessions(db: Db, userNo: string, now: Date) {
  const living = and(eq(session.userNo, userNo), isNull(session.endedReason), gt(session.expiresAt, wireTime(now)));
  const rows = await db.select().from(session).where(living).orderBy(desc(session.lastSeen)).limit(20);
  return rows.map((row) => ({ ...row, device: deviceName(row.userAgent) }));
}

const deviceName = (userAgent: string): string => deviceOf(userAgent) || '未知设备';
