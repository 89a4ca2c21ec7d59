import { desc, eq } from 'drizzle-orm';
import * as contract from '#contract/course/integral.ts';
import { integralKinds } from '#contract/rules/integral.ts';
import { integralLog } from '../../db/schema/study.ts';
import { pointsOf } from '../../domain/integral/share.ts';
import { earnBySigning, hasSigned } from '../../domain/integral/sign.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, request) => {
  const own = eq(integralLog.userNo, ctx.user.userNo);
  const rows = ctx.db.select().from(integralLog).where(own).orderBy(desc(integralLog.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(integralLog, own));
  const kinds: Record<string, string> = integralKinds;
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, kindName: kinds[row.kind] ?? row.kind })),
    total: await pointsOf(ctx.db, ctx.user.userNo),
    isSigned: (await hasSigned(ctx.db, ctx.user.userNo, ctx.now)) ? (1 as const) : (0 as const),
  };
});

export const sign = handle(contract.sign, async ({ db, user, now }) => ({
  points: await earnBySigning(db, user.userNo, now),
}));
