import { and, asc, eq } from 'drizzle-orm';
import { cooperations, nominations } from '#seed/data/cooperations.ts';
import { CooperationState, NominationState } from '#contract/rules/cooperation.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { cooperation, nomination } from '#server/db/schema/cooperation.ts';
import { orgStudent } from '#server/db/schema/organization.ts';
import { vacancy } from '#server/db/schema/vacancy.ts';
import { adminsOf } from '#server/domain/organization/admins.ts';
import { orgNosByKey } from './typicalPositions.ts';

const DAY = 86_400_000;

/** Schools and enterprises that cooperate, and the learners who are recommended. */
export async function loadCooperations(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const orgNos = await orgNosByKey(db);
  const at = (days: number) => wireTime(new Date(now.getTime() - days * DAY));
  const ids = new Map<string, string>();
  for (const { org, enterprise, isFromEnterprise, daysAgo, state, words, reason = '' } of cooperations) {
    const [orgNo, enterpriseNo] = [orgNos.get(org)!, orgNos.get(enterprise)!];
    const [inviteUserNo] = await adminsOf(db, isFromEnterprise ? enterpriseNo : orgNo);
    const [answerUserNo] = await adminsOf(db, isFromEnterprise ? orgNo : enterpriseNo);
    const isAnswered = state !== CooperationState.waiting;
    const isEnded = state === CooperationState.ended;
    const [made] = await db
      .insert(cooperation)
      .values({
        orgNo,
        enterpriseNo,
        isFromEnterprise: isFromEnterprise ? 1 : 0,
        cooperationState: state,
        words,
        inviteUserNo: inviteUserNo!,
        invitedAt: at(daysAgo),
        gmtCreate: at(daysAgo),
        ...(isAnswered ? { answerUserNo, answeredAt: at(daysAgo - 2) } : {}),
        ...(isEnded ? { endReason: reason, endUserNo: answerUserNo, endedAt: at(20) } : { answerText: reason }),
      })
      .returning({ id: cooperation.id });
    ids.set(`${org} ${enterprise}`, made!.id);
  }
  for (const { who, org, enterprise, at: place, daysAgo, state, words, ...said } of nominations) {
    const [orgNo, enterpriseNo, userNo] = [orgNos.get(org)!, orgNos.get(enterprise)!, userNos.get(who)!];
    const isAnswered = state !== NominationState.asked;
    const isReplied = state === NominationState.suitable;
    const [senderUserNo] = await adminsOf(db, orgNo);
    await db.insert(nomination).values({
      ...said,
      cooperationId: ids.get(`${org} ${enterprise}`)!,
      orgNo,
      enterpriseNo,
      vacancyId: await vacancyAt(db, enterpriseNo, place),
      userNo,
      ...(await onRoster(db, orgNo, userNo)),
      senderUserNo: senderUserNo!,
      words,
      nominationState: state,
      sentAt: at(daysAgo),
      gmtCreate: at(daysAgo),
      answeredAt: isAnswered ? at(daysAgo - 0.5) : null,
      seenAt: isReplied ? at(daysAgo - 1) : null,
      repliedAt: isReplied ? at(daysAgo - 1.5) : null,
    });
  }
}

/** They were made in the order in which they are written. */
async function vacancyAt(db: Db, orgNo: string, place: number): Promise<string> {
  const [row] = await db
    .select({ id: vacancy.id })
    .from(vacancy)
    .where(eq(vacancy.orgNo, orgNo))
    .orderBy(asc(vacancy.id))
    .limit(1)
    .offset(place);
  return row!.id;
}

async function onRoster(db: Db, orgNo: string, userNo: string) {
  const { studentName, className } = orgStudent;
  const [row] = await db
    .select({ studentName, className })
    .from(orgStudent)
    .where(and(eq(orgStudent.orgNo, orgNo), eq(orgStudent.userNo, userNo)))
    .limit(1);
  return row!;
}
