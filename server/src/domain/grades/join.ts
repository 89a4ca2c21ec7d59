import { and, eq, gte } from 'drizzle-orm';
import { ALREADY_IN, ASKED_ALREADY, ASKED_OFTEN, JOIN_CLOSED, NO_SUCH_CODE } from '#contract/exam/gradeFailures.ts';
import { gradeApply as applyEvent } from '#contract/exam/liveEvents.ts';
import { ApplyState, ASKS_A_DAY } from '#contract/rules/grades.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { GradeState, JoinWay } from '#contract/rules/school.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeApply, gradeStudent } from '../../db/schema/grade.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { sendMessage } from '../messages/send.ts';
import { tell } from '../messages/tell.ts';
import { gradesChanged } from './hooks.ts';
import { inGrade, managersOf, mustHavePlace } from './places.ts';
import type { GradeRow } from './policies.ts';

/** Codes of classes that ended lead nowhere: another class may have them. */
export const withCode = (code: string) =>
  and(eq(grade.joinCode, code), eq(grade.gradeState, GradeState.running), enabled(grade));

const DAY = -86_400;

interface Wanted {
  code: string;
  note: string;
}

/**
 * Comes into a class by its code, or asks to.
 * @throws NO_SUCH_CODE, ALREADY_IN, JOIN_CLOSED, GRADE_FULL, ASKED_ALREADY, ASKED_OFTEN
 */
export async function joinGrade(ctx: UserCtx, { code, note }: Wanted): Promise<{ grade: GradeRow; isIn: 0 | 1 }> {
  const { db, user } = ctx;
  const [found] = await db.select().from(grade).where(withCode(code)).for('no key update');
  if (!found) throw unknown();
  if (await isIn(db, found.id, user.userNo)) throw fail(ALREADY_IN);
  if (found.joinWay === JoinWay.closed) throw fail(JOIN_CLOSED);
  await mustHavePlace(db, found);
  if (found.joinWay === JoinWay.approval) {
    await ask(ctx, found, note);
    return { grade: found, isIn: 0 };
  }
  await letIn(db, { gradeId: found.id, userNo: user.userNo, joinedAt: wireTime(ctx.now) });
  await settle(ctx, found.id);
  return { grade: found, isIn: 1 };
}

export const isIn = async (db: Db, gradeId: string, userNo: string): Promise<boolean> =>
  (await db.$count(gradeStudent, and(inGrade(gradeId), eq(gradeStudent.userNo, userNo)))) > 0;

/** Puts somebody into a class that is held and has a place. */
export async function letIn(db: Db, row: { gradeId: string; userNo: string; joinedAt: string }): Promise<void> {
  await db.insert(gradeStudent).values(row).onConflictDoNothing();
  await gradesChanged(db, [row.gradeId], momentOf(row.joinedAt));
}

async function ask(ctx: UserCtx, { id: gradeId, gradeName }: GradeRow, note: string): Promise<void> {
  const { db, user, now } = ctx;
  const ofToday = and(
    eq(gradeApply.userNo, user.userNo),
    eq(gradeApply.gradeId, gradeId),
    gte(gradeApply.submitTime, wireTimeIn(now, DAY)),
  );
  const waits = and(ofToday, eq(gradeApply.auditStatus, ApplyState.waiting));
  if ((await db.$count(gradeApply, waits)) > 0) throw fail(ASKED_ALREADY);
  if ((await db.$count(gradeApply, ofToday)) >= ASKS_A_DAY) throw fail(ASKED_OFTEN);
  const adding = db.insert(gradeApply).values({ gradeId, userNo: user.userNo, note, submitTime: wireTime(now) });
  await refusedAs(adding, { grade_apply_waiting: ASKED_ALREADY });
  const managers = await managersOf(db, gradeId);
  await tell(db, applyEvent, managers, { gradeId, auditStatus: ApplyState.waiting });
  await sendMessage(ctx, {
    to: managers,
    msgType: 'study',
    msgTitle: `${await nameOf(db, user.userNo)}申请加入「${gradeName}」`,
    msgText: note,
    msgUrl: `/account/grades/${gradeId}?tab=applies`,
  });
}

/** The class opened its door since somebody asked: what waited is passed by coming in. */
async function settle({ db, user, now }: UserCtx, gradeId: string): Promise<void> {
  await db
    .update(gradeApply)
    .set({ auditStatus: ApplyState.passed, auditTime: wireTime(now) })
    .where(
      and(
        eq(gradeApply.gradeId, gradeId),
        eq(gradeApply.userNo, user.userNo),
        eq(gradeApply.auditStatus, ApplyState.waiting),
      ),
    );
}

async function nameOf(db: Db, userNo: string): Promise<string> {
  const [row] = await db
    .select({ nickname: userExt.nickname, mobile: account.mobile })
    .from(account)
    .innerJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(eq(account.userNo, userNo));
  return displayName(row ?? {});
}

export const unknown = () => fail(NO_SUCH_CODE, undefined, { issues: [{ path: 'code', message: NO_SUCH_CODE.msg }] });
