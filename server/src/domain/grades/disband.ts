import { and, eq, ne } from 'drizzle-orm';
import { HAS_OFFERINGS, NOT_MANAGER, WRONG_NAME } from '#contract/exam/gradeFailures.ts';
import { gradeSteps } from '#contract/exam/transitions.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { OfferingState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeApply } from '../../db/schema/grade.ts';
import { offering, offeringGrade } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { gradesChanged } from './hooks.ts';
import { membersOf } from './places.ts';
import { standingIn } from './policies.ts';

/**
 * Ends a class: who was in it and what it had stays to be read, its name and its code are free again, and what waited
 * is answered. @throws GRADE_GONE, NOT_MANAGER, GRADE_DISBANDED, WRONG_NAME, HAS_OFFERINGS
 */
export async function disbandGrade(ctx: UserCtx, id: string, typed: string): Promise<void> {
  const { db, user, now } = ctx;
  const { grade: held, mayDisband } = await standingIn(ctx, id, 'held');
  if (!mayDisband) throw fail(NOT_MANAGER, '只有创建人或单位的管理人员可以解散班级');
  mustBeAt(gradeSteps, 'disband', held.gradeState);
  if (typed !== held.gradeName) throw named();
  const open = and(eq(offeringGrade.gradeId, id), ne(offering.offeringState, OfferingState.ended), enabled(offering));
  const [taught] = await db
    .select({ id: offering.id })
    .from(offeringGrade)
    .innerJoin(offering, eq(offering.id, offeringGrade.offeringId))
    .where(open)
    .limit(1);
  if (taught) throw fail(HAS_OFFERINGS);
  const at = wireTime(now);
  await takeStep(db, gradeSteps, 'disband', {
    table: grade,
    state: 'gradeState',
    where: eq(grade.id, id),
    set: { disbandedAt: at, gmtModified: at },
  });
  await gradesChanged(db, [id], now);
  const waited = await db
    .update(gradeApply)
    .set({ auditStatus: ApplyState.refused, auditOpinion: '班级已经解散', auditUserNo: user.userNo, auditTime: at })
    .where(and(eq(gradeApply.gradeId, id), eq(gradeApply.auditStatus, ApplyState.waiting)))
    .returning({ userNo: gradeApply.userNo });
  const told = { msgType: 'study', msgUrl: '/account/grades/my' } as const;
  const others = (await membersOf(db, id)).filter((userNo) => userNo !== user.userNo);
  await sendMessage(ctx, { ...told, to: others, msgTitle: `「${held.gradeName}」已经解散，记录还可以查看` });
  const asked = waited.map(({ userNo }) => userNo);
  await sendMessage(ctx, { ...told, to: asked, msgTitle: `「${held.gradeName}」已经解散，申请没有通过` });
  ctx.changed({ before: { gradeName: held.gradeName } });
}

const named = () => fail(WRONG_NAME, undefined, { issues: [{ path: 'gradeName', message: WRONG_NAME.msg }] });
