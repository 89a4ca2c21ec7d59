import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as failures from '#contract/course/programFailures.ts';
import type { answer, list, ReceivedOffer } from '#contract/course/programOffer.ts';
import { offerSteps } from '#contract/course/transitions.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { OfferState } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { program, programOffer } from '../../db/schema/program.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { authorsOf } from '../typicalPlans/public.ts';
import { heldProgram, ownPrograms, receivedOffers } from './policies.ts';
import { versionsOf } from './publish.ts';
import { readPrograms } from './read.ts';

/** Asks an organization to confirm the public version. @throws NOT_FOUND, NOT_PUBLIC_YET, OWN_ORG, OFFERED_ALREADY, 422 at `orgNo` */
export async function sendOffer(ctx: UserCtx, programId: string, orgNo: string): Promise<string> {
  const { db, user, now } = ctx;
  const { program: row } = await heldProgram(ctx, programId);
  if (row.version === 0) throw fail(failures.NOT_PUBLIC_YET);
  if (row.orgNo === orgNo) throw fail(failures.OWN_ORG);
  const kinds = [UserType.organization, UserType.school, UserType.enterprise];
  const known = and(eq(orgInfo.orgNo, orgNo), enabled(orgInfo), inArray(orgInfo.orgType, kinds));
  if ((await db.$count(orgInfo, known)) === 0) throw noSuchOrg();
  const adding = db
    .insert(programOffer)
    .values({ programId, version: row.version, orgNo, offeredUserNo: user.userNo, offeredAt: wireTime(now) })
    .returning({ id: programOffer.id });
  const [made] = await refusedAs(adding, { program_offer_once: failures.OFFERED_ALREADY });
  await sendMessage(ctx, {
    to: await adminsOf(db, orgNo),
    msgType: 'review',
    msgTitle: `请确认学习方案「${row.programName}」`,
    msgText: '看过内容以后，可以确认，也可以带着意见退回',
    msgUrl: '/account/planconfirm',
  });
  return made!.id;
}

const noSuchOrg = () => {
  const issue = { path: 'orgNo', message: '没有这家单位，或者它已经停用' };
  return fail(INVALID_INPUT, issue.message, { issues: [issue] });
};

/** @throws NOT_FOUND, OFFER_MOVED_ON */
export async function withdrawOffer(ctx: UserCtx, id: string): Promise<void> {
  const own = ctx.db.select({ id: program.id }).from(program).where(ownPrograms(ctx));
  await takeStep(ctx.db, offerSteps, 'withdraw', {
    table: programOffer,
    state: 'offerState',
    where: and(eq(programOffer.id, id), inArray(programOffer.programId, own)),
    set: { gmtModified: wireTime(ctx.now) },
  });
}

/** Confirms a plan, or returns it with remarks; the author is told. @throws NOT_FOUND, OFFER_MOVED_ON */
export async function answerOffer(ctx: UserCtx, wish: OutputOf<typeof answer.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, offerState, remark } = wish;
  const isConfirmed = offerState === OfferState.confirmed;
  const offer = await takeStep<typeof programOffer, OfferState, 'confirm' | 'refuse'>(
    db,
    offerSteps,
    isConfirmed ? 'confirm' : 'refuse',
    {
      table: programOffer,
      state: 'offerState',
      where: and(eq(programOffer.id, id), receivedOffers(ctx)),
      set: { remark, answerUserNo: user.userNo, answeredAt: wireTime(now), gmtModified: wireTime(now) },
    },
  );
  const [of] = await db
    .select({ programName: program.programName, orgName: orgInfo.orgName, authorUserNo: program.authorUserNo })
    .from(program)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, offer.orgNo))
    .where(eq(program.id, offer.programId));
  const { programName, orgName, authorUserNo } = of!;
  ctx.changed({ after: { id, programName, offerState, remark } });
  await sendMessage(ctx, {
    to: [...new Set([offer.offeredUserNo, authorUserNo])],
    msgType: 'review',
    msgTitle: isConfirmed ? `${orgName}确认了「${programName}」` : `${orgName}退回了「${programName}」`,
    msgText: remark,
    msgUrl: `/account/planmanage/detail?id=${offer.programId}`,
  });
}

/** What the caller's organization is asked to confirm, or was. */
export async function offerList(ctx: UserCtx, wanted: OutputOf<typeof list.input>): Promise<Page<ReceivedOffer>> {
  const { offerState, ...request } = wanted;
  const where = and(receivedOffers(ctx), eq(programOffer.offerState, offerState));
  const order = offerState === OfferState.waiting ? asc(programOffer.offeredAt) : desc(programOffer.answeredAt);
  const total = await cappedCount(ctx.db, sql`${programOffer}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    ctx.db
      .select({ offer: programOffer, of: { orgNo: program.orgNo, authorUserNo: program.authorUserNo } })
      .from(programOffer)
      .innerJoin(program, eq(program.id, programOffer.programId))
      .where(where)
      .orderBy(order, desc(programOffer.id))
      .limit(limit)
      .offset(offset),
  );
  const authors = await authorsOf(
    ctx.db,
    page.list.map(({ of }) => of),
  );
  const contents = await versionsOf(
    ctx.db,
    page.list.map(({ offer }) => offer),
  );
  const read = await readPrograms(
    ctx.db,
    contents.map((content) => content!),
  );
  return {
    ...page,
    list: page.list.map(({ offer, of }, index) => {
      const { facts, ...parts } = read[index]!;
      const { id, programId, version, remark, offeredAt, answeredAt } = offer;
      const { authorName } = authors(of);
      return { id, programId, ...facts, ...parts, authorName, version, offerState, remark, offeredAt, answeredAt };
    }),
  };
}
