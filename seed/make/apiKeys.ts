import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { KEY_PREFIX } from '#contract/rules/apiKeyText.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { apiKey } from '#server/db/schema/integration.ts';
import { userIdentity } from '#server/db/schema/user.ts';

const DAY = 86_400;

interface DemoKey {
  owner: string;
  userType: UserType;
  keyName: string;
  scopes: string[];
  mayWrite: 0 | 1;
  perMinute: number;
  /** From today. */
  madeDay: number;
  endsDay: number;
  usedDay: number | null;
  statusId?: RowState;
}

const keys: readonly DemoKey[] = [
  {
    owner: 'zhengshuhe',
    userType: UserType.school,
    keyName: '教务系统同步',
    scopes: ['grade:manage', 'score:manage', 'timetable:edit'],
    mayWrite: 1,
    perMinute: 300,
    madeDay: -40,
    endsDay: 325,
    usedDay: -1,
  },
  {
    owner: 'zhengshuhe',
    userType: UserType.school,
    keyName: '旧的数据看板',
    scopes: ['attendance:manage'],
    mayWrite: 0,
    perMinute: 60,
    madeDay: -200,
    endsDay: 165,
    usedDay: -41,
    statusId: RowState.disabled,
  },
  {
    owner: 'zhoumingyuan',
    userType: UserType.operator,
    keyName: '运营日报',
    scopes: ['dashboard:view', 'log:view'],
    mayWrite: 0,
    perMinute: 60,
    madeDay: -9,
    endsDay: 81,
    usedDay: null,
  },
];

/** Keys of the demo's school and platform, which open nothing: nobody ever had them. */
export async function loadApiKeys(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  for (const { owner, userType, madeDay, endsDay, usedDay, ...key } of keys) {
    const userNo = userNos.get(owner)!;
    const its = and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, userType));
    const [identity] = await db.select().from(userIdentity).where(its);
    if (!identity) throw new Error(`${owner} has no identity ${userType}`);
    await db.insert(apiKey).values({
      ...key,
      userNo,
      identityId: identity.id,
      orgNo: identity.orgNo,
      keyHash: randomBytes(32),
      hint: `${KEY_PREFIX}${randomBytes(3).toString('base64url')}`,
      gmtCreate: wireTimeIn(now, madeDay * DAY),
      expiresAt: wireTimeIn(now, endsDay * DAY),
      lastUsedAt: usedDay === null ? null : wireTimeIn(now, usedDay * DAY),
    });
  }
}
