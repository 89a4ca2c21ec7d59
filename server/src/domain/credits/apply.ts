import { and, eq } from 'drizzle-orm';
import { CREDIT_ASKED, NOT_BOUND, NOT_CREDITABLE } from '#contract/course/creditFailures.ts';
import { creditSteps } from '#contract/course/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CREDIT_OVER, CreditState, CreditStep } from '#contract/rules/credits.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { creditApply, creditLog } from '../../db/schema/credit.ts';
import { offeringTeacher } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { ownFile } from '../files/ownFile.ts';
import { sendMessage } from '../messages/send.ts';
import { creditableOne, schoolOfLearner } from './creditable.ts';
import { ownCredits } from './policies.ts';

interface Proofs {
  evidence: string;
  certificateNo: string;
  evidenceUrls: string[];
}

/** Applies for the credits of a course or an offering. Returns the id. @throws NOT_BOUND, NOT_CREDITABLE, CREDIT_ASKED */
export async function applyForCredit(
  ctx: UserCtx,
  { courseId, offeringId, ...proofs }: Proofs & { courseId: string; offeringId: string },
): Promise<string> {
  const { db, user, now } = ctx;
  if (!(await schoolOfLearner(db, user.userNo))) throw fail(NOT_BOUND);
  await mustOwn(ctx, proofs.evidenceUrls);
  const found = await creditableOne(db, user.userNo, { courseId, offeringId }, now);
  if (!found) throw fail((await isAsked(db, user.userNo, courseId, offeringId)) ? CREDIT_ASKED : NOT_CREDITABLE);
  const at = wireTime(now);
  const adding = db
    .insert(creditApply)
    .values({ ...found, ...proofs, userNo: user.userNo, submitTime: at, gmtCreate: at })
    .returning();
  const [row] = await refusedAs(adding, { credit_apply_once: CREDIT_ASKED });
  await writeStep(ctx, row!.id, CreditStep.applied);
  await tellTeachers(ctx, row!);
  return row!.id;
}

/** More or better proof for what was refused, to whom refused it. @throws NOT_FOUND, NOT_OWN_CREDIT, NOT_REFUSED */
export async function proveAgain(ctx: UserCtx, id: string, proofs: Proofs): Promise<void> {
  const { db, user, now } = ctx;
  const where = and(eq(creditApply.id, id), ownCredits(user));
  const [known] = await db.select().from(creditApply).where(where);
  if (!known) throw fail(NOT_FOUND);
  await mustOwn(ctx, proofs.evidenceUrls, known.evidenceUrls);
  const at = wireTime(now);
  const isSchools = known.applyState === CreditState.schoolRefused;
  const row = await takeStep(db, creditSteps, isSchools ? 'proveToSchool' : 'proveToLecturer', {
    ...target(ctx),
    where,
    set: { ...proofs, submitTime: at, gmtModified: at },
  });
  await writeStep(ctx, id, CreditStep.provedAgain);
  if (row.applyState === CreditState.waitsLecturer) await tellTeachers(ctx, row);
}

/** @throws NOT_FOUND, NOT_OWN_CREDIT, NOT_OPEN */
export async function withdrawCredit(ctx: UserCtx, id: string): Promise<void> {
  const where = and(eq(creditApply.id, id), ownCredits(ctx.user));
  await takeStep(ctx.db, creditSteps, 'withdraw', { ...target(ctx), where, set: { gmtModified: wireTime(ctx.now) } });
  await writeStep(ctx, id, CreditStep.withdrawn);
}

/** What every step of an application is taken on. */
export const target = ({ user }: UserCtx) =>
  ({ table: creditApply, state: 'applyState', owner: 'userNo', actor: user.userNo }) as const;

export async function writeStep({ db, user, now }: UserCtx, applyId: string, step: CreditStep, reason = '') {
  await db.insert(creditLog).values({ applyId, step, reason, actorUserNo: user.userNo, gmtCreate: wireTime(now) });
}

async function mustOwn(ctx: UserCtx, urls: readonly string[], current: readonly string[] = []): Promise<void> {
  for (const url of urls) {
    if (!current.includes(url)) await ownFile(ctx, url, 'credit', { field: 'evidenceUrls' });
  }
}

async function isAsked(db: Db, userNo: string, courseId: string, offeringId: string): Promise<boolean> {
  const same = offeringId === NONE ? eq(creditApply.courseId, courseId) : eq(creditApply.offeringId, offeringId);
  const rows = await db
    .select({ applyState: creditApply.applyState })
    .from(creditApply)
    .where(and(eq(creditApply.userNo, userNo), same));
  return rows.some(({ applyState }) => !CREDIT_OVER.includes(applyState));
}

async function tellTeachers(ctx: UserCtx, { courseId, offeringId, subjectName }: typeof creditApply.$inferSelect) {
  const heads = offeringId
    ? await ctx.db
        .select({ userNo: offeringTeacher.userNo })
        .from(offeringTeacher)
        .where(and(eq(offeringTeacher.offeringId, offeringId), eq(offeringTeacher.isHead, 1)))
    : await ctx.db.select({ userNo: course.lecturerUserNo }).from(course).where(eq(course.id, courseId!));
  await sendMessage(ctx, {
    to: heads.map(({ userNo }) => userNo),
    msgType: 'study',
    msgTitle: `「${subjectName}」有一份学分申请等你审核`,
    msgUrl: '/account/creditAudit/lecturer',
  });
}
