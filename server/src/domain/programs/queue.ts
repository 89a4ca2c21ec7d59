import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { queue, QueuedProgram } from '#contract/course/programDesk.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { program, programReview } from '../../db/schema/program.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { queuedOf } from '../../kit/handIn.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { authorsOf } from '../typicalPlans/public.ts';
import { isOwnProgram, reviewable } from './policies.ts';
import { readPrograms } from './read.ts';

/** A page of the queue: what waits with the longest waiting first, what is decided with the newest first. */
export async function programQueue(ctx: UserCtx, wanted: OutputOf<typeof queue.input>): Promise<Page<QueuedProgram>> {
  const { auditStatus, ...request } = wanted;
  const where = and(reviewable(ctx), eq(programReview.auditStatus, auditStatus));
  const order = auditStatus === AuditState.waiting ? asc(programReview.submitTime) : desc(programReview.auditTime);
  const total = await cappedCount(ctx.db, sql`${programReview}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    ctx.db
      .select({
        review: programReview,
        of: { orgNo: program.orgNo, authorUserNo: program.authorUserNo, version: program.version },
        person: { nickname: userExt.nickname, idCardName: userExt.idCardName, mobile: account.mobile },
        isOwn: isOwnProgram(ctx.user.userNo),
      })
      .from(programReview)
      .innerJoin(program, eq(program.id, programReview.programId))
      .innerJoin(userExt, eq(userExt.userNo, programReview.submitUserNo))
      .innerJoin(account, eq(account.userNo, programReview.submitUserNo))
      .where(where)
      .orderBy(order, desc(programReview.id))
      .limit(limit)
      .offset(offset),
  );
  const authors = await authorsOf(
    ctx.db,
    page.list.map(({ of }) => of),
  );
  const read = await readPrograms(
    ctx.db,
    page.list.map(({ review }) => review.content),
  );
  return {
    ...page,
    list: page.list.map(({ review, of, person, isOwn }, index) => {
      const { facts, ...parts } = read[index]!;
      return {
        ...queuedOf(review, { auditStatus, version: of.version, person }, ctx.now),
        programId: review.programId,
        ...facts,
        ...parts,
        authorName: authors(of).authorName,
        isOwn,
      };
    }),
  };
}
