import { and, eq, like, or, sql } from 'drizzle-orm';
import { ITEM_GONE, STILL_RUNNING } from '#contract/exam/markingFailures.ts';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { AssessmentPhase, phaseOf, SittingState } from '#contract/rules/assessments.ts';
import { Correction, correctionWords } from '#contract/rules/corrections.ts';
import { pointsOf } from '#contract/rules/marking.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { settleNodes } from '../courseNodes/settle.ts';
import { sendMessage } from '../messages/send.ts';
import { keyedVersions } from '../questions/versions.ts';
import { keepChanges } from './changes.ts';
import { keepCorrection } from './keepCorrection.ts';
import type { CorrectionWish } from './keepCorrection.ts';
import { ledAssessment } from './reach.ts';
import { candidatesOf, countShares, resultUrl } from './release.ts';
import { titleOf } from './titles.ts';
import { addUpAll } from './total.ts';

type Answered = typeof examAnswer.$inferSelect;

export type Corrected =
  | { kind: 'version'; versionId: string }
  /** It counts for nobody: nothing can be earned and nothing is asked. */
  | { kind: 'voided' }
  /** Everybody has full marks. */
  | { kind: 'everybody' };

/** Where it is put right while it is open, so that who begins later gets it as corrected. */
const IN_THE_ROOM = '测评还在进行，请到考务页用「更正一道题」更正';

/** Puts an item right once it is over, marks all sittings again and tells. @throws NOT_FOUND, STILL_RUNNING, ITEM_GONE */
export async function correctItem(
  ctx: UserCtx,
  { assessmentId, itemId, correction, reason }: CorrectionWish,
): Promise<number> {
  const { db, now } = ctx;
  const row = await ledAssessment(ctx, assessmentId);
  const isOpen = phaseOf(row, wireTime(now)) === AssessmentPhase.running;
  const running = and(eq(examSitting.assessmentId, assessmentId), eq(examSitting.sittingState, SittingState.running));
  if (isOpen || (await db.$count(examSitting, running)) > 0) throw fail(STILL_RUNNING, IN_THE_ROOM);
  const [item] = await db.select().from(paperItem).where(eq(paperItem.id, itemId));
  if (!item || (await db.$count(examAnswer, ofItem(assessmentId, itemId))) === 0) throw fail(ITEM_GONE);
  const count = await remark(ctx, row, itemId, await meant(db, correction, item.questionId), reason);
  await keepCorrection(ctx, { assessmentId, itemId, correction, reason });
  await tellCorrected(ctx, row, await candidatesOf(db, assessmentId), { itemId, correction, reason });
  return count;
}

/** A message to those who handed in; the question is called by its words, for it has another number in each paper. */
export async function tellCorrected(
  ctx: UserCtx,
  row: Pick<AssessmentRow, 'id' | 'title' | 'releasedAt'>,
  to: string[],
  { itemId, correction, reason }: Omit<CorrectionWish, 'assessmentId'>,
): Promise<void> {
  if (to.length === 0) return;
  const [item] = await ctx.db
    .select({ stem: questionVersion.stem })
    .from(paperItem)
    .innerJoin(questionVersion, eq(questionVersion.id, paperItem.questionVersionId))
    .where(eq(paperItem.id, itemId));
  const after = row.releasedAt === null ? '公布的成绩会按更正后的算。' : '成绩已经重新计算。';
  await sendMessage(ctx, {
    to,
    msgType: 'study',
    msgTitle: `「${row.title}」有一道题更正了`,
    msgText: `「${titleOf(item!.stem)}」${correctionWords[correction]}：${reason}。${after}`,
    msgUrl: resultUrl(row.id),
  });
}

/** What a correction makes of an item; by its newest version unless another one is named. */
export async function meant(db: Db, correction: Correction, questionId: string, named?: string): Promise<Corrected> {
  if (correction === Correction.voided) return { kind: 'voided' };
  if (correction === Correction.everybody) return { kind: 'everybody' };
  if (named) return { kind: 'version', versionId: named };
  const [row] = await db.select({ versionId: question.versionId }).from(question).where(eq(question.id, questionId));
  return { kind: 'version', versionId: row!.versionId! };
}

interface Rated {
  id: string;
  rules: AssessmentRules;
  releasedAt: string | null;
}

/**
 * Marks an item again in every sitting that was handed in, in one go; marks that change are kept with the reason.
 * What people gave stays unless the item counts for nobody or fully for everybody. Returns how many marks changed.
 */
export async function remark(
  ctx: UserCtx,
  { id: assessmentId, rules, releasedAt }: Rated,
  itemId: string,
  corrected: Corrected,
  reason: string,
): Promise<number> {
  const { db } = ctx;
  const answers = await db.select().from(examAnswer).where(ofItem(assessmentId, itemId)).for('update');
  const again = await marker(db, itemId, corrected, rules);
  const rows = answers.map((answer) => ({ answer, now: again(answer) }));
  if (releasedAt !== null) await countShares(db, assessmentId, -1);
  await keepAgain(
    db,
    rows.map(({ answer, now }) => ({ id: answer.id, ...now })),
    corrected.kind === 'version' ? corrected.versionId : null,
  );
  const changes = rows.flatMap(({ answer: { id: answerId, points: before }, now: { points: after } }) =>
    before === null || after === null || before === after ? [] : [{ answerId, before, after }],
  );
  await keepChanges(ctx, changes, reason);
  await addUpAll(db, assessmentId);
  if (releasedAt !== null) {
    await countShares(db, assessmentId, 1);
    await enqueue(db, settleNodes, { assessmentId });
  }
  return changes.length;
}

const ofItem = (assessmentId: string, itemId: string) =>
  and(eq(examAnswer.assessmentId, assessmentId), or(eq(examAnswer.slot, itemId), like(examAnswer.slot, `${itemId}:%`)));

interface Again {
  fullPoints: number;
  autoPoints: number | null;
  points: number | null;
}

/** What an answer earns after the correction. */
async function marker(
  db: Db,
  itemId: string,
  corrected: Corrected,
  rules: AssessmentRules,
): Promise<(answer: Answered) => Again> {
  if (corrected.kind === 'voided') return () => ({ fullPoints: 0, autoPoints: 0, points: 0 });
  if (corrected.kind === 'everybody') {
    return ({ fullPoints, autoPoints }) => ({ fullPoints, autoPoints, points: fullPoints });
  }
  const [item] = await db.select({ points: paperItem.points }).from(paperItem).where(eq(paperItem.id, itemId));
  const version = (await keyedVersions(db, [corrected.versionId])).get(corrected.versionId)!;
  const slots = new Map(slotsOf(itemId, item!.points, version).map((one) => [one.slot, one]));
  return ({ slot, answer, fullPoints, points, autoPoints }) => {
    const asked = slots.get(slot);
    if (!asked) return { fullPoints, autoPoints, points };
    const full = fullPoints === 0 ? asked.points : fullPoints;
    const auto = pointsOf(asked.keyed, answer, full, rules);
    return { fullPoints: full, autoPoints: auto, points: auto ?? points };
  };
}

/** One statement for all of them. */
async function keepAgain(db: Db, rows: readonly (Again & { id: string })[], versionId: string | null): Promise<void> {
  await db.execute(sql`
    update ${examAnswer} set
      full_points = r."fullPoints", auto_points = r."autoPoints", points = r.points,
      question_version_id = coalesce(${versionId}::bigint, exam_answer.question_version_id)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id bigint, "fullPoints" int, "autoPoints" int, points int)
    where exam_answer.id = r.id`);
}
