import { and, eq, like, or, sql } from 'drizzle-orm';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { pointsOf } from '#contract/rules/marking.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { paperItem } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { enqueue } from '../../kit/job.ts';
import { settleNodes } from '../courseNodes/settle.ts';
import { keyedVersions } from '../questions/versions.ts';
import { keepChanges } from './changes.ts';
import { givenByPeople } from './givenByPeople.ts';
import { countShares } from './release.ts';
import { addUpAll } from './total.ts';

type Answered = typeof examAnswer.$inferSelect;

export type Corrected =
  | { kind: 'version'; versionId: string }
  /** It counts for nobody: nothing can be earned and nothing is asked. */
  | { kind: 'voided' }
  /** Everybody has full marks. */
  | { kind: 'everybody' };

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
  of: Rated,
  itemId: string,
  corrected: Corrected,
  reason: string,
): Promise<number> {
  const { db } = ctx;
  const { id: assessmentId, releasedAt } = of;
  const answers = await db.select().from(examAnswer).where(ofItem(assessmentId, itemId)).for('update');
  const again = await marker(db, of, itemId, answers, corrected);
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

/** The answers to an item, or to the children of one. */
export const ofItem = (assessmentId: string, itemId: string) =>
  and(eq(examAnswer.assessmentId, assessmentId), or(eq(examAnswer.slot, itemId), like(examAnswer.slot, `${itemId}:%`)));

interface Again {
  fullPoints: number;
  autoPoints: number | null;
  points: number | null;
}

type Marker = (answer: Answered) => Again;

/** What an answer earns after the correction. */
async function marker(
  db: Db,
  of: Rated,
  itemId: string,
  answers: readonly Answered[],
  corrected: Corrected,
): Promise<Marker> {
  if (corrected.kind === 'voided') return () => ({ fullPoints: 0, autoPoints: 0, points: 0 });
  const [item] = await db.select({ points: paperItem.points }).from(paperItem).where(eq(paperItem.id, itemId));
  const named = corrected.kind === 'version' ? corrected.versionId : null;
  const ids = named === null ? [...new Set(answers.map((one) => one.questionVersionId))] : [named];
  const slots = new Map(
    [...(await keyedVersions(db, ids))].map(([id, version]) => [id, slotsOf(itemId, item!.points, version)]),
  );
  const askedAt = ({ questionVersionId, slot }: Answered) =>
    slots.get(named ?? questionVersionId)!.find((one) => one.slot === slot);
  // what counted for nobody has no full marks of its own any more
  const fullOf = (answer: Answered) => answer.fullPoints || (askedAt(answer)?.points ?? 0);
  const worth = answers.map((answer) => ({ id: answer.id, fullPoints: fullOf(answer) }));
  const given = await givenByPeople(db, of, itemId, worth);
  return (answer) => {
    const { fullPoints, autoPoints, points } = answer;
    const asked = askedAt(answer);
    if (!asked) return { fullPoints, autoPoints, points };
    const full = fullOf(answer);
    const auto = pointsOf(asked.keyed, answer.answer, full, of.rules);
    if (corrected.kind === 'everybody') return { fullPoints: full, autoPoints: auto, points: full };
    const byHand = given.get(answer.id);
    return { fullPoints: full, autoPoints: auto, points: byHand === undefined ? auto : Math.min(byHand, full) };
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
