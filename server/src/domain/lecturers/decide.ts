import { and, eq } from 'drizzle-orm';
import type { Decision } from '#contract/kit/review.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturerAudit } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { addIdentity } from '../person/register.ts';
import { indexLecturers } from '../search/collect.ts';
import { decideReview } from '../../kit/review.ts';
import { applicationReview } from '#contract/user/transitions.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';

type Audit = typeof lecturerAudit.$inferSelect;

/**
 * Decides what a lecturer, or somebody who wants to be one, has handed in. Passing makes it public and gives a newcomer
 * the identity; the person is told either way. Of two operators who decide at once, one wins.
 * @throws 409 decided before, 404 none, 1193 the operator's own
 */
export async function decideLecturer(ctx: UserCtx, decision: OutputOf<typeof Decision>): Promise<void> {
  const { id, auditStatus, auditOpinion } = decision;
  const at = wireTime(ctx.now);
  const waiting = { table: lecturerAudit, owner: 'lecturerUserNo', where: eq(lecturerAudit.id, id) } as const;
  const decided = await decideReview(ctx, applicationReview, waiting, decision);

  const isNew = auditStatus === AuditState.passed && (await makePublic(ctx.db, decided, at));
  ctx.changed({
    before: { lecturerName: decided.lecturerName, auditStatus: AuditState.waiting },
    after: { lecturerName: decided.lecturerName, auditStatus, auditOpinion },
  });
  await sendMessage(ctx, {
    to: [decided.lecturerUserNo],
    msgType: 'review',
    ...(await wordsOf(ctx.db, decided, isNew)),
  });
}

/** Whether somebody became a lecturer by it. */
async function makePublic(db: Db, audit: Audit, at: string): Promise<boolean> {
  const { lecturerUserNo, lecturerName, position, headImgUrl, introduce, tags, lecturerMobile, lecturerEmail } = audit;
  const shown = { lecturerName, position, headImgUrl, introduce, tags, statusId: RowState.normal, gmtModified: at };
  await db
    .insert(lecturer)
    .values({ ...shown, lecturerUserNo, lecturerMobile, lecturerEmail })
    .onConflictDoUpdate({ target: lecturer.lecturerUserNo, set: shown });
  // Lecturers appear by their real names; a verified name stays.
  const unnamed = and(eq(userExt.userNo, lecturerUserNo), eq(userExt.idCardName, ''));
  await db.update(userExt).set({ idCardName: lecturerName }).where(unnamed);
  await indexLecturers(db, [lecturerUserNo]);

  const asLecturer = and(eq(userIdentity.userNo, lecturerUserNo), eq(userIdentity.userType, UserType.lecturer));
  if ((await db.$count(userIdentity, asLecturer)) > 0) return false;
  await addIdentity(db, { userNo: lecturerUserNo, userType: UserType.lecturer });
  return true;
}

async function wordsOf(db: Db, audit: Audit, isNew: boolean) {
  if (audit.auditStatus === AuditState.passed) {
    return isNew
      ? {
          msgTitle: '你的讲师申请已通过',
          msgText: '切换到讲师身份，就可以开始做第一门课。',
          msgUrl: '/apply?type=lecturer',
        }
      : { msgTitle: '你的讲师资料已更新', msgText: '新的资料已经公开。', msgUrl: '/account/lectureinfo' };
  }
  const known = eq(lecturer.lecturerUserNo, audit.lecturerUserNo);
  const isLecturer = (await db.$count(lecturer, and(known, enabled(lecturer)))) > 0;
  return {
    msgTitle: isLecturer ? '你的讲师资料修改被退回' : '你的讲师申请被退回',
    msgText: `原因：${audit.auditOpinion}。改好之后可以再次提交${isLecturer ? '，原来的资料不变' : ''}。`,
    msgUrl: isLecturer ? '/account/lectureinfo' : '/apply?type=lecturer',
  };
}
