import { and, asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { ageOf, birthOf } from '#contract/rules/idNumber.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import * as contract from '#contract/user/realNameAudit.ts';
import { OWN_NAME } from '#contract/user/trustFailures.ts';
import { realName } from '../../db/schema/trust.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { decideRealName } from '../../domain/realName/decide.ts';
import { queuedNames, waitingName } from '../../domain/realName/policies.ts';
import { unseal } from '../../domain/realName/sealed.ts';
import { maskedOf } from '../../domain/realName/standing.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, { auditStatus, ...request }) => {
  const queued = queuedNames(auditStatus);
  const rows = ctx.db
    .select({ entry: realName, nickname: userExt.nickname, mobile: user.mobile })
    .from(realName)
    .innerJoin(user, eq(user.userNo, realName.userNo))
    .innerJoin(userExt, eq(userExt.userNo, realName.userNo))
    .where(queued)
    .orderBy(auditStatus === AuditState.waiting ? asc(realName.submitTime) : desc(realName.submitTime))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(realName, queued));
  const shown = page.list.map(({ entry, ...person }) => ({
    ...entry,
    ...maskedOf(ctx.config.secretKey, entry),
    ...waitOf(entry, ctx.now),
    userName: displayName(person),
    isOwn: entry.userNo === ctx.user.userNo ? (1 as const) : (0 as const),
  }));
  return { ...page, list: shown };
});

export const reveal = handle(contract.reveal, async (ctx, { id }) => {
  const [row] = await ctx.db
    .select()
    .from(realName)
    .where(and(eq(realName.id, id), waitingName));
  if (!row) throw fail(NOT_FOUND);
  if (row.userNo === ctx.user.userNo) throw fail(OWN_NAME);
  ctx.changed({ after: { userNo: row.userNo } });
  const idNumber = unseal(ctx.config.secretKey, row.userNo, row.numberCipher);
  return {
    realName: unseal(ctx.config.secretKey, row.userNo, row.nameCipher),
    idNumber,
    birth: birthOf(idNumber) ?? '',
    age: ageOf(idNumber, ctx.now) ?? 0,
    sex: Number(idNumber[16]) % 2 === 1 ? '男' : '女',
  };
});

export const audit = handle(contract.audit, async (ctx, decision) => {
  await decideRealName(ctx, decision);
  return { id: decision.id };
});
