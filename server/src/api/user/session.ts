import { desc, eq } from 'drizzle-orm';
import * as contract from '#contract/user/session.ts';
import { loginLog } from '../../db/schema/user.ts';
import { devicesOf, endDevice } from '../../domain/session/devices.ts';
import { endSessions } from '../../domain/session/session.ts';
import { deviceOf } from '../../domain/session/device.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx) => ({ list: await devicesOf(ctx) }));

export const end = handle(contract.end, async (ctx, { id }) => {
  await endDevice(ctx, id);
  return {};
});

export const endOthers = handle(contract.endOthers, async (ctx) => {
  await endSessions(ctx.db, ctx.user.userNo, 'signout', { except: ctx.user.sessionId });
  return {};
});

export const loginList = handle(contract.loginList, async (ctx, request) => {
  const mine = eq(loginLog.userNo, ctx.user.userNo);
  const rows = ctx.db.select().from(loginLog).where(mine).orderBy(desc(loginLog.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(loginLog, mine));
  const shown = page.list.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceOf(userAgent) || '未知设备',
  }));
  return { ...page, list: shown };
});
