import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { prepared } from '../../db/client.ts';
import { assessment, assessmentCandidate, assessmentNotice } from '../../db/schema/assessment.ts';
import { answerLog, examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import { holding } from '../assessments/layouts.ts';

const { id, assessmentKind, title, attempts, minutes, passPoints, rules } = assessment;
const { candidateNo, moreAttempts } = assessmentCandidate;
const { nickname, idCardName } = userExt;

/** A sitting of `userNo` as they come into the room, with what it is of. */
export const roomRow = prepared('sitting_room', (db) =>
  db
    .select({
      sitting: examSitting,
      assessment: { id, assessmentKind, title, attempts, minutes, passPoints, rules },
      candidate: { candidateNo, moreAttempts },
      name: { nickname, idCardName, mobile: account.mobile },
      lastClientSeq: sql<number>`(select coalesce(max(l.client_seq), 0) from answer_log l
        where l.sitting_id = ${examSitting.id} and l.tab_turn = ${examSitting.tabTurn})`,
      countLeft: sql<number>`(select count(*)::int from sitting_event e
        where e.sitting_id = ${examSitting.id} and e.event_kind = ${sql.raw(String(SittingEventKind.left))})`,
    })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(account, eq(account.userNo, examSitting.userNo))
    .leftJoin(userExt, eq(userExt.userNo, examSitting.userNo))
    .where(and(eq(examSitting.id, sql.placeholder('id')), eq(examSitting.userNo, sql.placeholder('userNo'))))
    .prepare('sitting_room'),
);

export type RoomRow = Awaited<ReturnType<ReturnType<typeof roomRow>['execute']>>[number];

/** What was answered last to each slot of a sitting. */
export const lastAnswers = prepared('sitting_answers', (db) =>
  db
    .selectDistinctOn([answerLog.slot], { slot: answerLog.slot, answer: answerLog.answer, tabTurn: answerLog.tabTurn })
    .from(answerLog)
    .where(eq(answerLog.sittingId, sql.placeholder('id')))
    .orderBy(asc(answerLog.slot), desc(answerLog.seq))
    .prepare('sitting_answers'),
);

/** What was announced to all candidates of an assessment or to one, and what was corrected of their paper; newest first. */
export const notices = prepared('sitting_notices', (db) =>
  db
    .select({
      id: assessmentNotice.id,
      content: assessmentNotice.content,
      gmtCreate: assessmentNotice.gmtCreate,
      itemId: assessmentNotice.itemId,
      correction: assessmentNotice.correction,
    })
    .from(assessmentNotice)
    .where(
      and(
        eq(assessmentNotice.assessmentId, sql.placeholder('assessmentId')),
        or(isNull(assessmentNotice.toUserNo), eq(assessmentNotice.toUserNo, sql.placeholder('userNo'))),
        sql`(${assessmentNotice.itemId} is null or (select ${examSitting.layout} from ${examSitting}
          where ${examSitting.id} = ${sql.placeholder('id')}) @> ${holding(assessmentNotice.itemId)})`,
      ),
    )
    .orderBy(desc(assessmentNotice.id))
    .limit(20)
    .prepare('sitting_notices'),
);
