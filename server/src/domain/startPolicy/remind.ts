import { and, asc, between, eq, inArray, ne, sql } from 'drizzle-orm';
import { dayAfter } from '#contract/rules/calendar.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { REMIND_DAYS } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import { policyDate, startPolicy } from '../../db/schema/startPolicy.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { isPublished } from './policies.ts';

const AT_ONCE = 500;

/** Reminds some of those whose kept date is near, each once for one last day. Returns how many there were. */
export async function remindPolicies({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = wireTime(clock());
  const today = now.slice(0, 10);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: policyDate.id,
        userNo: policyDate.userNo,
        policyId: policyDate.policyId,
        policyName: startPolicy.policyName,
        applyUntil: startPolicy.applyUntil,
      })
      .from(policyDate)
      .innerJoin(startPolicy, eq(startPolicy.id, policyDate.policyId))
      .where(
        and(
          isPublished,
          // says nothing new; it is what the index begins with (start_policy_due)
          sql`not (${startPolicy.applyUntil} = '')`,
          between(startPolicy.applyUntil, today, dayAfter(today, REMIND_DAYS)),
          ne(policyDate.remindedOn, startPolicy.applyUntil),
        ),
      )
      .orderBy(asc(policyDate.id))
      .limit(AT_ONCE)
      .for('update', { of: policyDate, skipLocked: true });
    if (due.length === 0) return 0;
    await tx
      .update(policyDate)
      .set({
        remindedOn: sql`(select ${startPolicy.applyUntil} from ${startPolicy} where ${startPolicy.id} = ${policyDate.policyId})`,
        gmtModified: now,
      })
      .where(
        inArray(
          policyDate.id,
          due.map(({ id }) => id),
        ),
      );
    await sendMessages(
      { db: tx },
      due.map(({ userNo, policyId, policyName, applyUntil }) => ({
        to: userNo,
        msgType: 'system',
        msgTitle: `${policyName} ${applyUntil} 截止申请`,
        msgText: '材料齐了就早点交，最后一天常常排队。',
        msgUrl: startPolicyPath(policyId),
      })),
    );
    return due.length;
  });
}
