import { SITTING_GONE } from '#contract/exam/sittingFailures.ts';
import type { Room, RoomSection } from '#contract/exam/sittingShapes.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { isNewsTo } from '#contract/rules/corrections.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { seedAt, shownTo } from '#contract/rules/draw.ts';
import { isClosed, patienceOf } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isToAnswerAgain } from '../marking/serverTurn.ts';
import { closeOver } from './closeSittings.ts';
import { consentOf } from './photos.ts';
import type { SittingRow } from './policies.ts';
import { lastAnswers, notices, roomRow } from './roomStatements.ts';
import type { RoomRow } from './roomStatements.ts';
import { shownSections } from './sections.ts';
import { shownVersions } from './slotKinds.ts';

/** Everything the room needs; of a sitting that is over neither questions nor answers, which are for its result. */
export async function roomOf(ctx: UserCtx, id: string, tabKey: string): Promise<Room> {
  const { db, user, now } = ctx;
  const asking = { id, userNo: user.userNo };
  let [row] = await roomRow(db).execute(asking);
  if (row && isPastItsEnd(row, now)) {
    await closeOver(db, user.userNo, now);
    [row] = await roomRow(db).execute(asking);
  }
  if (!row) throw fail(SITTING_GONE);
  const { sitting, assessment: asked, candidate, name } = row;
  const isRunning = sitting.sittingState === SittingState.running;
  const answered = isRunning && sitting.lastSeq > 0 ? await lastAnswers(db).execute({ id }) : [];
  const told = await notices(db).execute({ id, assessmentId: asked.id, userNo: user.userNo });
  const { layout } = sitting;
  const fullPoints = layout.sections.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0);
  return {
    id,
    paperVersionId: sitting.paperVersionId,
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
    lastClientSeq: row.lastClientSeq,
    lastSeq: sitting.lastSeq,
    lastSavedAt: sitting.lastSavedAt,
    countLeft: row.countLeft,
    sections: isRunning ? await sectionsOf(db, sitting, asked.rules.isOptionShuffled === 1) : [],
    answers: answered.map(({ slot, answer }) => ({ slot, answer })),
    again: answered.filter(isToAnswerAgain).map(({ slot }) => slot),
    flagged: isRunning ? sitting.flagged : [],
    scratch: isRunning ? sitting.scratch : '',
    notices: told.filter((one) => isNewsTo(sitting.beganAt, one)),
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
  const known = await shownSections(
    db,
    layout.sections.map(({ sectionId }) => sectionId),
  );
  const isShut = (sectionId: string) => sectionEnds[sectionId] === null;
  const items = layout.sections.flatMap((one) => (isShut(one.sectionId) ? [] : one.items));
  const versions = await shownVersions(
    db,
    items.map((one) => one.versionId),
  );
  return layout.sections.map(({ sectionId, items: list }) => ({
    sectionId,
    sectionName: known.get(sectionId)?.sectionName ?? '',
    intro: known.get(sectionId)?.intro ?? '',
    minutes: known.get(sectionId)?.minutes ?? null,
    isOpened: isShut(sectionId) ? (0 as const) : (1 as const),
    endsAt: sectionEnds[sectionId] ?? null,
    itemCount: list.length,
    points: list.reduce((sum, { points }) => sum + points, 0),
    items: (isShut(sectionId) ? [] : list).map(({ itemId, versionId, points }) => {
      const { stem, questionType, body } = shownTo(versions.get(versionId)!, seedAt(layout.seed, itemId), isShuffled);
      return { itemId, points, question: { stem, questionType, body } as RoomSection['items'][number]['question'] };
    }),
  }));
}

const isPastItsEnd = (
  { sitting, assessment: { assessmentKind, rules } }: Pick<RoomRow, 'sitting' | 'assessment'>,
  now: Date,
): boolean =>
  sitting.sittingState === SittingState.running &&
  sitting.pausedAt === null &&
  isClosed(
    sitting.endsAt,
    patienceOf({ ...sitting, assessmentKind, graceSeconds: rules.graceSeconds }, sitting.endsAt),
    now,
  );
