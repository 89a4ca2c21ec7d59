import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { creditSteps } from '#contract/course/transitions.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CreditCause, CreditStep } from '#contract/rules/credits.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { creditApply, creditEntry } from '../../db/schema/credit.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { supersede } from '../scores/supersede.ts';
import { target, writeStep } from './apply.ts';
import { schoolCredits, taughtCredits } from './policies.ts';

interface Verdict {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
}

interface Desk {
  theirs: (user: SessionUser) => SQL | undefined;
  pass: { step: 'lecturerPass' | 'schoolPass'; log: CreditStep; words: string };
  refuse: { step: 'lecturerRefuse' | 'schoolRefuse'; log: CreditStep; words: string };
  /** What is written with the decision. */
  set: (userNo: string, opinion: string, at: string) => Partial<typeof creditApply.$inferInsert>;
}

/** The two who decide, one after the other. */
export const desks = {
  lecturer: {
    theirs: taughtCredits,
    pass: { step: 'lecturerPass', log: CreditStep.lecturerPassed, words: '讲师已通过，等学校审核' },
    refuse: { step: 'lecturerRefuse', log: CreditStep.lecturerRefused, words: '被讲师退回，补充证明后可以再交' },
    // the clock of the school begins when it comes to it
    set: (lecturerUserNo, lecturerOpinion, at) => ({
      lecturerUserNo,
      lecturerOpinion,
      lecturerTime: at,
      submitTime: at,
    }),
  },
  school: {
    theirs: schoolCredits,
    pass: { step: 'schoolPass', log: CreditStep.schoolPassed, words: '已认定，记入学分账本' },
    refuse: { step: 'schoolRefuse', log: CreditStep.schoolRefused, words: '被学校退回，补充证明后可以再交' },
    set: (auditUserNo, auditOpinion, at) => ({ auditUserNo, auditOpinion, auditTime: at }),
  },
} satisfies Record<string, Desk>;

export type DeskName = keyof typeof desks;

/** Passes or refuses at one of the two desks; what the school passes is granted. Returns what it was for. @throws 404, 409, OWN_CREDIT */
export async function decideCredit(ctx: UserCtx, name: DeskName, { id, ...verdict }: Verdict): Promise<string> {
  const { db, user, now } = ctx;
  const desk: Desk = desks[name];
  const at = wireTime(now);
  const isPassed = verdict.auditStatus === AuditState.passed;
  const { step, log, words } = isPassed ? desk.pass : desk.refuse;
  const row = await takeStep(db, creditSteps, step, {
    ...target(ctx),
    where: and(eq(creditApply.id, id), desk.theirs(user)),
    set: { ...desk.set(user.userNo, verdict.auditOpinion, at), gmtModified: at },
  });
  await writeStep(ctx, id, log, verdict.auditOpinion);
  if (step === 'schoolPass') await enter(ctx, row, CreditCause.granted, verdict.auditOpinion);
  await tell(ctx, row, words, verdict.auditOpinion);
  return row.subjectName;
}

/** Takes granted credits back. Returns what they were for. @throws NOT_FOUND, NOT_GRANTED, OWN_CREDIT */
export async function revokeCredit(ctx: UserCtx, id: string, revokeReason: string): Promise<string> {
  const row = await takeStep(ctx.db, creditSteps, 'revoke', {
    ...target(ctx),
    where: and(eq(creditApply.id, id), schoolCredits(ctx.user)),
    set: { revokeReason, gmtModified: wireTime(ctx.now) },
  });
  await writeStep(ctx, id, CreditStep.revoked, revokeReason);
  await enter(ctx, row, CreditCause.revoked, revokeReason);
  await tell(ctx, row, '被撤销', revokeReason);
  return row.subjectName;
}

type Application = typeof creditApply.$inferSelect;

/** A line of the ledger, plus or minus; papers that were issued before say less or more than is so. */
async function enter({ db, user, now }: UserCtx, row: Application, cause: CreditCause, reason: string): Promise<void> {
  const { userNo, orgNo, id: applyId, credit } = row;
  const amount = cause === CreditCause.granted ? credit : -credit;
  const gmtCreate = wireTime(now);
  await db
    .insert(creditEntry)
    .values({ userNo, orgNo, applyId, amount, cause, reason, actorUserNo: user.userNo, gmtCreate });
  await supersede(db, [userNo], now);
}

const tell = (ctx: UserCtx, { userNo, subjectName }: Application, words: string, reason: string): Promise<void> =>
  sendMessage(ctx, {
    to: [userNo],
    msgType: 'study',
    msgTitle: `「${subjectName}」的学分申请${words}`,
    msgText: reason,
    msgUrl: '/account/credit/history',
  });
