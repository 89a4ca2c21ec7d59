import { and, asc, desc, eq, inArray, isNull, max, or, sql } from 'drizzle-orm';
import { SITTING_GONE } from '#contract/exam/sittingFailures.ts';
import type { Room, RoomSection } from '#contract/exam/sittingShapes.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { seedAt, shownTo } from '#contract/rules/draw.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate, assessmentNotice } from '../../db/schema/assessment.ts';
import { paperSection } from '../../db/schema/paper.ts';
import { answerLog, examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { closeOver } from './closeSittings.ts';
import { consentOf } from './photos.ts';
import { ownSittings } from './policies.ts';
import type { SittingRow } from './policies.ts';
import { shownVersions } from './slotKinds.ts';

/** Everything the room needs; of a sitting that is over neither questions nor answers, which are for its result. */
export async function roomOf({ db, user, now }: UserCtx, id: string, tabKey: string): Promise<Room> {
  await closeOver(db, user.userNo, now);
  const [row] = await db
    .select({
      sitting: examSitting,
      assessment,
      candidate: assessmentCandidate,
      name: { nickname: userExt.nickname, idCardName: userExt.idCardName, mobile: account.mobile },
    })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(account, eq(account.userNo, examSitting.userNo))
    .leftJoin(userExt, eq(userExt.userNo, examSitting.userNo))
    .where(and(eq(examSitting.id, id), ownSittings(user.userNo)));
  if (!row) throw fail(SITTING_GONE);
  const { sitting, assessment: asked, candidate, name } = row;
  const isRunning = sitting.sittingState === SittingState.running;
  const { layout } = sitting;
  const fullPoints = layout.sections.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0);
  return {
    id,
    assessmentId: asked.id,
    assessmentKind: asked.assessmentKind,
    title: asked.title,
    candidateName: name.idCardName || displayName(name),
    candidateNo: candidate.candidateNo,
    sittingState: sitting.sittingState,
    submitKind: sitting.submitKind,
    submittedAt: sitting.submittedAt,
    attempt: sitting.attempt,
    attempts: asked.attempts + candidate.moreAttempts,
    minutes: asked.minutes,
    fullPoints,
    passPoints: asked.passPoints,
    beganAt: sitting.beganAt,
    endsAt: sitting.endsAt,
    pausedAt: sitting.pausedAt,
    now: now.getTime(),
    graceSeconds: asked.rules.graceSeconds,
    proctorGrade: asked.rules.proctorGrade,
    photo: isRunning && asked.rules.isPhotographed === 1 ? { consent: await consentOf(db, id) } : null,
    grantedSeconds: sitting.grantedSeconds,
    outageSeconds: sitting.outageSeconds,
    isMine: sitting.tabKey === tabKey ? 1 : 0,
    tabTurn: sitting.tabTurn,
    lastClientSeq: await lastClientSeq(db, id, sitting.tabTurn),
    lastSeq: sitting.lastSeq,
    lastSavedAt: sitting.lastSavedAt,
    countLeft: await db.$count(sittingEvent, and(eq(sittingEvent.sittingId, id), eq(sittingEvent.eventKind, 2))),
    sections: isRunning ? await sectionsOf(db, sitting, asked.rules.isOptionShuffled === 1) : [],
    answers: isRunning ? await answersOf(db, id) : [],
    flagged: isRunning ? sitting.flagged : [],
    scratch: isRunning ? sitting.scratch : '',
    notices: await noticesOf(db, asked.id, user.userNo),
  };
}

/**
 * The paper of one candidate: options in the order of their seed, and nothing that tells an answer; of a section with a
 * time of its own no question before it was opened.
 */
async function sectionsOf(
  db: Db,
  { layout, sectionEnds }: Pick<SittingRow, 'layout' | 'sectionEnds'>,
  isShuffled: boolean,
): Promise<RoomSection[]> {
  const { id, sectionName, intro, minutes } = paperSection;
  const sections = await db
    .select({ id, sectionName, intro, minutes })
    .from(paperSection)
    .where(
      inArray(
        id,
        layout.sections.map((one) => one.sectionId),
      ),
    );
  const known = new Map(sections.map((one) => [one.id, one]));
  const isShut = (sectionId: string) => sectionEnds[sectionId] === null;
  const items = layout.sections.flatMap((one) => (isShut(one.sectionId) ? [] : one.items));
  const versions = await shownVersions(
    db,
    items.map((one) => one.versionId),
  );
  return Promise.all(
    layout.sections.map(async ({ sectionId, items: list }) => ({
      sectionId,
      sectionName: known.get(sectionId)?.sectionName ?? '',
      intro: await shownHtml(known.get(sectionId)?.intro ?? ''),
      minutes: known.get(sectionId)?.minutes ?? null,
      isOpened: isShut(sectionId) ? (0 as const) : (1 as const),
      endsAt: sectionEnds[sectionId] ?? null,
      itemCount: list.length,
      points: list.reduce((sum, { points }) => sum + points, 0),
      items: (isShut(sectionId) ? [] : list).map(({ itemId, versionId, points }) => {
        const { stem, questionType, body } = shownTo(versions.get(versionId)!, seedAt(layout.seed, itemId), isShuffled);
        return { itemId, points, question: { stem, questionType, body } as RoomSection['items'][number]['question'] };
      }),
    })),
  );
}

const answersOf = (db: Db, sittingId: string) =>
  db
    .selectDistinctOn([answerLog.slot], { slot: answerLog.slot, answer: answerLog.answer })
    .from(answerLog)
    .where(eq(answerLog.sittingId, sittingId))
    .orderBy(asc(answerLog.slot), desc(answerLog.seq));

async function lastClientSeq(db: Db, sittingId: string, tabTurn: number): Promise<number> {
  const [row] = await db
    .select({ last: max(answerLog.clientSeq) })
    .from(answerLog)
    .where(and(eq(answerLog.sittingId, sittingId), eq(answerLog.tabTurn, tabTurn)));
  return row?.last ?? 0;
}

const noticesOf = (db: Db, assessmentId: string, userNo: string) =>
  db
    .select({ id: assessmentNotice.id, content: assessmentNotice.content, gmtCreate: assessmentNotice.gmtCreate })
    .from(assessmentNotice)
    .where(
      and(
        eq(assessmentNotice.assessmentId, assessmentId),
        or(isNull(assessmentNotice.toUserNo), sql`${assessmentNotice.toUserNo} = ${userNo}`),
      ),
    )
    .orderBy(desc(assessmentNotice.id))
    .limit(20);
