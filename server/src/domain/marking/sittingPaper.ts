import { eq } from 'drizzle-orm';
import type { SittingPaper } from '#contract/exam/marking.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { keyedVersions, shownQuestion } from '../questions/versions.ts';
import { correctionsIn } from './corrections.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from './names.ts';
import { byNumber, numbersOf } from './order.ts';
import { factsOf } from './overview.ts';
import { questionAt, shownAnswer, worthOf } from './questionAt.ts';
import { markedSitting } from './reach.ts';
import { marksOf, visibleOthers } from './rounds.ts';

/** Everything one candidate answered, with keys and marks, to who marks it. @throws SITTING_GONE, OWN_ANSWER, NOT_HANDED_IN */
export async function sittingPaper(ctx: UserCtx, sittingId: string): Promise<SittingPaper> {
  const { db, now } = ctx;
  const { sitting, candidate, assessment, isLeader } = await markedSitting(ctx, sittingId);
  const isHidden = areNamesHidden(assessment, await openCountOf(db, assessment.id), now);
  const [person] = await db
    .select(personColumns)
    .from(account)
    .leftJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(eq(account.userNo, sitting.userNo));
  const { attempt, sittingState, submittedAt, totalPoints, latePercent, remark } = sitting;
  return {
    ...(await factsOf(db, assessment)),
    sittingId,
    attempt,
    sittingState,
    submittedAt,
    totalPoints,
    latePercent,
    remark,
    name: shownName({ ...person!, candidateNo: candidate.candidateNo }, isHidden),
    isLeader: isLeader ? 1 : 0,
    mayRedo: assessmentTraits[assessment.assessmentKind].isFormal || assessment.releasedAt !== null ? 0 : 1,
    items: await itemsOf(ctx, sittingId, {
      assessmentId: assessment.id,
      paperVersionId: sitting.paperVersionId,
      isHidden,
      isLeader,
    }),
  };
}

interface Seen {
  assessmentId: string;
  paperVersionId: string;
  isHidden: boolean;
  isLeader: boolean;
}

async function itemsOf({ db, user }: UserCtx, sittingId: string, seen: Seen): Promise<SittingPaper['items']> {
  const answers = await answersOf(db, sittingId);
  const versions = await keyedVersions(
    db,
    answers.map(({ questionVersionId }) => questionVersionId),
  );
  const ids = answers.map(({ id }) => id);
  const said = Map.groupBy(await marksOf(db, ids, user.userNo, seen.isLeader), ({ answerId }) => answerId);
  const numbers = await numbersOf(db, seen.paperVersionId);
  const groups = Map.groupBy(answers, ({ slot }) => placeOf(slot).itemId);
  const corrections = (await correctionsIn(db, [seen.assessmentId])).get(seen.assessmentId);
  const items = [...groups].map(async ([itemId, own]) => {
    const version = versions.get(own[0]!.questionVersionId)!;
    const { questionType, body, stem, analysis } = await shownQuestion(version);
    return {
      itemId,
      number: String(numbers.get(version.questionId) ?? ''),
      corrections: corrections?.get(itemId) ?? [],
      fullPoints: own.reduce((sum, { fullPoints }) => sum + fullPoints, 0),
      question: { questionType, body, stem } as SittingPaper['items'][number]['question'],
      analysis,
      answers: await Promise.all(
        own.map(async ({ id, answer, ...row }) => {
          const asked = questionAt(version, row.slot);
          const shown = await shownQuestion({ key: asked.key, analysis: asked.analysis });
          const all = said.get(id) ?? [];
          const visible = visibleOthers(all, { isSettled: row.points !== null, isLeader: seen.isLeader });
          return {
            ...row,
            ...shown,
            answerId: id,
            answer: await shownAnswer({ questionType: row.questionType, answer }, seen.isHidden),
            worth: worthOf(asked.key, row.fullPoints),
            said: [...all.filter(({ isMine }) => isMine === 1), ...visible],
          };
        }),
      ),
    };
  });
  return (await Promise.all(items)).sort(byNumber);
}

/** The rows of a sitting in the order in which they were made: children stand as in their material. */
export const answersOf = (db: Db, sittingId: string) =>
  db
    .select({
      id: examAnswer.id,
      slot: examAnswer.slot,
      questionId: examAnswer.questionId,
      questionVersionId: examAnswer.questionVersionId,
      questionType: examAnswer.questionType,
      fullPoints: examAnswer.fullPoints,
      answer: examAnswer.answer,
      isUnanswered: examAnswer.isUnanswered,
      autoPoints: examAnswer.autoPoints,
      points: examAnswer.points,
    })
    .from(examAnswer)
    .where(eq(examAnswer.sittingId, sittingId))
    .orderBy(examAnswer.id);
