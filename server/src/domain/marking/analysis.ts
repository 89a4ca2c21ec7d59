import { and, eq, sql } from 'drizzle-orm';
import type { Analysis, ItemAnalysis, ItemFigures } from '#contract/exam/analysisShapes.ts';
import * as rules from '#contract/rules/itemAnalysis.ts';
import type { Keys } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { keyedVersions, shownQuestion } from '../questions/versions.ts';
import type { KeyedVersion } from '../questions/versions.ts';
import { countedSittings } from './counted.ts';
import { optionCounts, slotSums, totalSums, wholeGroups } from './figures.ts';
import type { SlotSums } from './figures.ts';
import { byNumber, numberOf, numbersOf } from './order.ts';
import { factsOf } from './overview.ts';
import { questionAt } from './questionAt.ts';
import { isHandedIn, markedAssessment } from './reach.ts';
import { titleOf } from './titles.ts';

/** How the whole test turned out, of the sittings that are marked. @throws NOT_FOUND */
export async function analysisOf(ctx: UserCtx, assessmentId: string): Promise<Analysis> {
  const { db } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const facts = await factsOf(db, row);
  const total = await totalSums(db, assessmentId);
  const slots = await slotSums(db, assessmentId, total.n);
  const handedIn = and(eq(examSitting.assessmentId, assessmentId), isHandedIn);
  return {
    ...facts,
    candidateCount: await db.$count(assessmentCandidate, eq(assessmentCandidate.assessmentId, assessmentId)),
    submitCount: await db.$count(examSitting, handedIn),
    markedCount: total.n,
    ...(await spreadOf(db, row, facts.fullPoints)),
    alpha: rules.alphaOf(slots, total),
    groups: wholeGroups(slots),
    items: (await figuresOf(db, row, slots)).map(({ figures }) => figures),
  };
}

const TENTHS = 10;

/** Of the totals as they count, late or not. */
async function spreadOf(db: Db, { id, passPoints }: AssessmentRow, full: number) {
  const band = sql`least(${TENTHS - 1}, total_points * ${TENTHS} / ${Math.max(full, 1)}::int)`;
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select avg(total_points) as mean, max(total_points) as highest, min(total_points) as lowest,
      stddev_pop(total_points) as deviation, count(*) filter (where total_points >= ${passPoints}::int) as passed,
      (select coalesce(json_object_agg(band, n), '{}')::text from (
        select ${band} as band, count(*) as n from (${countedSittings(id)}) c group by 1) bands) as bands
    from (${countedSittings(id)}) counted`);
  const { mean, highest, lowest, deviation, passed: passCount, bands } = rows[0]!;
  const counts = JSON.parse(bands!) as Record<string, number>;
  const orNull = (value: string | null | undefined) => (value === null || value === undefined ? null : Number(value));
  return {
    mean: orNull(mean),
    highest: orNull(highest),
    lowest: orNull(lowest),
    deviation: orNull(deviation),
    passCount: Number(passCount),
    distribution: Array.from({ length: TENTHS }, (_, at) => counts[at] ?? 0),
  };
}

interface Figured {
  figures: ItemFigures;
  sums: SlotSums;
  version: KeyedVersion;
}

async function figuresOf(db: Db, { paperVersionId }: AssessmentRow, slots: readonly SlotSums[]): Promise<Figured[]> {
  const numbers = await numbersOf(db, paperVersionId);
  const versions = await keyedVersions(
    db,
    slots.map(({ versionId }) => versionId),
  );
  const figured = slots.map((sums) => {
    const version = versions.get(sums.versionId)!;
    const { slot, questionType, full: fullPoints, n, meanSeconds, unansweredCount } = sums;
    const figures = {
      slot,
      questionType,
      fullPoints,
      n,
      meanSeconds,
      unansweredCount,
      itemId: placeOf(slot).itemId,
      number: numberOf(numbers, slot, sums.questionId, version),
      title: titleOf(questionAt(version, slot).question.stem),
      difficulty: rules.difficultyOf(sums),
      discrimination: rules.discriminationOf(sums),
      correlation: rules.correlationOf(sums),
      groups: rules.groupRates(sums),
    };
    return { figures, sums, version };
  });
  return figured.sort((one, other) => byNumber(one.figures, other.figures));
}

/** One question; the first where none is named. Nothing while nothing is marked. @throws NOT_FOUND */
export async function itemAnalysis(
  ctx: UserCtx,
  { assessmentId, slot }: { assessmentId: string; slot?: string | undefined },
): Promise<ItemAnalysis | null> {
  const { db } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const { n } = await totalSums(db, assessmentId);
  const slots = await slotSums(db, assessmentId, n);
  const all = await figuresOf(db, row, slots);
  const at = slot === undefined ? 0 : all.findIndex(({ figures }) => figures.slot === slot);
  const one = all[at];
  if (!one) return null;
  const placed = (index: number) => {
    const near = all[index]?.figures;
    return near ? { slot: near.slot, number: near.number } : null;
  };
  const timed = slots.filter(({ meanSeconds }) => meanSeconds !== null);
  const seconds = timed.reduce((sum, { meanSeconds }) => sum + meanSeconds!, 0);
  return {
    ...one.figures,
    question: (await shownQuestion(questionAt(one.version, one.figures.slot))).question,
    groupSize: rules.groupSize(n),
    testMeanSeconds: timed.length === 0 ? null : seconds / timed.length,
    testGroups: wholeGroups(slots),
    previous: placed(at - 1),
    next: placed(at + 1),
    options: await optionsOf(db, assessmentId, one, n),
  };
}

/** Each option with the share of those who chose it; of other types there is none. */
async function optionsOf(
  db: Db,
  assessmentId: string,
  { figures: { slot, n }, sums, version }: Figured,
  total: number,
): Promise<ItemAnalysis['options']> {
  const { question: asked, key } = questionAt(version, slot);
  const options = choicesOf(asked, key);
  if (options.length === 0) return [];
  const counts = new Map((await optionCounts(db, assessmentId, slot, total)).map((one) => [one.id, one]));
  const share = (count: number | undefined, of: number) => (of === 0 ? 0 : (count ?? 0) / of);
  return options.map((option) => {
    const chosen = counts.get(option.id);
    return {
      ...option,
      all: share(chosen?.all, n),
      upper: share(chosen?.upper, sums.upperN),
      lower: share(chosen?.lower, sums.lowerN),
    };
  });
}

type AskedOne = ReturnType<typeof questionAt>['question'];

function choicesOf(asked: AskedOne, key: unknown): { id: string; content: string; isRight: 0 | 1 }[] {
  const { questionType, body } = asked;
  if (questionType === QuestionType.judge) {
    const { isTrue } = key as Keys[3];
    return [
      { id: '1', content: '对', isRight: isTrue },
      { id: '0', content: '错', isRight: isTrue === 1 ? 0 : 1 },
    ];
  }
  if (questionType !== QuestionType.single && questionType !== QuestionType.multiple) return [];
  const right = new Set([(key as Keys[1] | Keys[2]).right].flat());
  return body.options.map(({ id, content }) => ({ id, content, isRight: right.has(id) ? 1 : 0 }));
}
