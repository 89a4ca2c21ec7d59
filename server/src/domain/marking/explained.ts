import { inArray } from 'drizzle-orm';
import type { Explained } from '#contract/exam/result.ts';
import { isNewsTo } from '#contract/rules/corrections.ts';
import { seedAt, shownTo } from '#contract/rules/draw.ts';
import { placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { AskedVersion, KeyedVersion } from '../questions/versions.ts';
import { askedVersions, keyedVersions, shownQuestion } from '../questions/versions.ts';
import { appealsOf } from './appeals.ts';
import { correctionsIn } from './corrections.ts';
import { questionAt, shownAnswer } from './questionAt.ts';
import { ownSitting } from './reach.ts';
import { ownFacts } from './result.ts';
import { marksOf } from './rounds.ts';
import type { SaidOf } from './rounds.ts';
import { answersOf } from './sittingPaper.ts';

type Item = Explained['items'][number];

/** A candidate's own paper in the order they had it. @throws SITTING_GONE, NOT_HANDED_IN */
export async function explainedOf(ctx: UserCtx, sittingId: string): Promise<Explained> {
  const { db } = ctx;
  const own = await ownSitting(ctx, sittingId);
  const { layout } = own.sitting;
  const facts = await ownFacts(ctx, own);
  const areMarksTold = facts.areMarksShown === 1;
  const answers = await answersOf(db, sittingId);
  const versionIds = answers.map(({ questionVersionId }) => questionVersionId);
  const areKeysTold = facts.areAnswersShown === 1;
  const versions = await (areKeysTold ? keyedVersions : askedVersions)(db, versionIds);
  const said = await (areMarksTold
    ? saidOf(
        ctx,
        answers.map(({ id }) => id),
      )
    : new Map<string, SaidOf[]>());
  const knowledge = await knowledgeOf(
    db,
    answers.map(({ questionId }) => questionId),
  );
  const corrections = (await correctionsIn(db, [own.assessment.id])).get(own.assessment.id);
  const groups = Map.groupBy(answers, ({ slot }) => placeOf(slot).itemId);
  const order = layout.sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  const isShuffled = own.assessment.rules.isOptionShuffled === 1;
  const items = order
    .filter((itemId) => groups.has(itemId))
    .map(async (itemId, index): Promise<Item> => {
      const rows = groups.get(itemId)!;
      const version = versions.get(rows[0]!.questionVersionId)!;
      const keyed = areKeysTold ? (version as KeyedVersion) : undefined;
      const { questionType, body, stem } = await shownQuestion(
        asSeen(version, seedAt(layout.seed, itemId), isShuffled),
      );
      return {
        itemId,
        number: String(index + 1),
        corrections: (corrections?.get(itemId) ?? []).filter((one) => isNewsTo(own.sitting.beganAt, one)),
        fullPoints: rows.reduce((sum, { fullPoints }) => sum + fullPoints, 0),
        knowledge: knowledge.get(version.questionId) ?? [],
        questionId: version.questionId,
        versionId: version.versionId,
        question: { questionType, body, stem } as Item['question'],
        analysis: keyed ? (await shownQuestion({ analysis: keyed.analysis })).analysis : '',
        answers: await Promise.all(
          rows.map(async ({ id, answer, ...row }) => {
            const asked = keyed ? questionAt(keyed, row.slot) : undefined;
            const told = asked ? await shownQuestion({ key: asked.key, analysis: asked.analysis }) : { analysis: '' };
            return {
              slot: row.slot,
              questionType: row.questionType,
              fullPoints: row.fullPoints,
              isUnanswered: row.isUnanswered,
              ...told,
              answerId: id,
              answer: await shownAnswer({ questionType: row.questionType, answer }, false),
              points: areMarksTold ? row.points : null,
              said: wordsOf(said.get(id) ?? []),
            };
          }),
        ),
      };
    });
  return { ...facts, items: await Promise.all(items), appeals: await appealsOf(ctx, sittingId) };
}

/** Without what tells the answer, with the options in the order in which they were shown. */
const asSeen = ({ questionType, body, stem }: AskedVersion, seed: number, isShuffled: boolean) =>
  shownTo({ questionType, body, stem } as AskedVersion, seed, isShuffled);

const saidOf = async ({ db, user }: UserCtx, answerIds: string[]) =>
  Map.groupBy(await marksOf(db, answerIds, user.userNo, false), ({ answerId }) => answerId);

/** What the markers wrote; where a third one decided, their words alone. */
function wordsOf(said: readonly SaidOf[]): Item['answers'][number]['said'] {
  const given = said.filter(({ points }) => points !== null);
  const third = given.filter(({ round }) => round === 3);
  return (third.length > 0 ? third : given).map(({ round, remark, comments }) => ({ round, remark, comments }));
}

async function knowledgeOf(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: question.id, knowledge: question.knowledge })
    .from(question)
    .where(inArray(question.id, ids));
  return new Map(rows.map(({ id, knowledge }) => [id, knowledge]));
}
