import { and, asc, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/course/dispute.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { lengthOf, parseSpans } from '#contract/rules/spans.ts';
import type { Db } from '../../db/client.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { ledgerDispute, studySitting } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { contest, decide } from '../../domain/study/dispute.ts';
import { pairs } from '../../domain/study/overview.ts';
import { ownDisputes, taughtBy } from '../../domain/study/policies.ts';
import { asReason } from '../../domain/study/reason.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const save = handle(contract.save, async (ctx, { sittingId, reason }) => ({
  id: await contest(ctx.db, ctx.user, sittingId, reason, ctx.now),
}));

export const list = handle(contract.list, async (ctx, { courseId, ...request }) => {
  const own = ownDisputes(ctx.user, courseId);
  const rows = disputes(ctx.db).where(own).orderBy(desc(ledgerDispute.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(ledgerDispute, own));
  return { ...page, list: page.list.map(shown) };
});

export const queue = handle(contract.queue, async (ctx, { auditStatus, courseId, ...request }) => {
  const mine = and(
    taughtBy(ctx.user),
    eq(ledgerDispute.auditStatus, auditStatus),
    courseId ? eq(course.id, courseId) : undefined,
  );
  const rows = disputes(ctx.db)
    .where(mine)
    .orderBy(auditStatus === 0 ? asc(ledgerDispute.id) : desc(ledgerDispute.id))
    .$dynamic();
  const page = await paginate(request, rows, () =>
    ctx.db.$count(
      ctx.db
        .select({ id: ledgerDispute.id })
        .from(ledgerDispute)
        .innerJoin(course, eq(course.id, ledgerDispute.courseId))
        .where(mine),
    ),
  );
  return {
    ...page,
    list: page.list.map((row) => ({ ...shown(row), userNo: row.dispute.userNo, userName: displayName(row) })),
  };
});

export const audit = handle(contract.audit, async (ctx, input) => ({
  id: input.id,
  granted: await decide(ctx.db, ctx.user, input, ctx.now),
}));

const disputes = (db: Db) =>
  db
    .select({
      dispute: ledgerDispute,
      courseName: course.courseName,
      periodId: studySitting.periodId,
      periodName: coursePeriod.periodName,
      startedAt: studySitting.startedAt,
      lastAt: studySitting.lastAt,
      device: studySitting.device,
      nickname: userExt.nickname,
      mobile: user.mobile,
    })
    .from(ledgerDispute)
    .innerJoin(course, eq(course.id, ledgerDispute.courseId))
    .innerJoin(studySitting, eq(studySitting.id, ledgerDispute.sittingId))
    .innerJoin(coursePeriod, eq(coursePeriod.id, studySitting.periodId))
    .innerJoin(user, eq(user.userNo, ledgerDispute.userNo))
    .innerJoin(userExt, eq(userExt.userNo, ledgerDispute.userNo));

type Row = Awaited<ReturnType<typeof disputes>>[number];

function shown({ dispute, nickname: _nickname, mobile: _mobile, ...row }: Row) {
  const refused = parseSpans(dispute.refusedSpans);
  return {
    ...dispute,
    ...row,
    refused: lengthOf(refused),
    refusedRanges: pairs(refused),
    refusedReason: asReason(dispute.refusedReason),
  };
}
