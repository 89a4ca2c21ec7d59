import { ReleaseState, pointOf, PASS } from '#contract/rules/scores.ts';
import { scoreEntry, scorePart, scoreSheet, scoreTotal } from '#server/db/schema/score.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { SchoolStep, SeedGradeRow, SeedOffering, SeedTerm } from './world.ts';

const usual = [
  { partName: '平时', weight: 30 },
  { partName: '期中', weight: 20 },
  { partName: '期末', weight: 50 },
];

/** Of every third offering of the running semester the first part is entered so far. */
const ENTERED_EVERY = 3;

/** A mark in tenths that is the same whenever the world is made: most pass, some are very good, a few fail. */
function markOf(offering: number, student: number, part: number): number {
  const mixed = (offering * 7919 + student * 104_729 + part * 1299) % 1009;
  const talent = ((student * 37 + 30) % 41) * 8;
  const slip = student % 13 === 12 ? 150 : 0;
  return 605 + talent + (mixed % 60) - slip;
}

/** The marks of a semester: all of the last one released, some of the running one entered. */
export async function loadScores(
  { db, orgNo, clock }: SchoolStep,
  term: SeedTerm,
  offerings: readonly SeedOffering[],
  grades: readonly SeedGradeRow[],
): Promise<void> {
  const chosen = offerings
    .map((offering, at) => ({ offering, at }))
    .filter(({ at }) => !term.isCurrent || at % ENTERED_EVERY === 0);
  const gmtModified = clock.before(term.isCurrent ? 6 : 130);
  const releasedAt = clock.before(128);
  await insertNew(
    db,
    scoreSheet,
    chosen.map(({ offering: { id: offeringId, teachers } }) =>
      term.isCurrent
        ? { offeringId, orgNo }
        : { offeringId, orgNo, releaseState: ReleaseState.released, releasedAt, releasedBy: teachers[0]! },
    ),
  );
  const ids = await takeIds(db, chosen.length * usual.length);
  const parts = chosen.flatMap(({ offering, at }, index) =>
    usual.map((one, sort) => ({
      ...one,
      sort,
      id: ids[index * usual.length + sort]!,
      offeringId: offering.id,
      offering,
      at,
    })),
  );
  await insertNew(
    db,
    scorePart,
    parts.map(({ id, offeringId, partName, weight, sort }) => ({ id, offeringId, partName, weight, sort })),
  );
  const studentsOf = new Map(grades.map(({ id, students }) => [id, students]));
  await insertNew(
    db,
    scoreEntry,
    parts
      .filter(({ sort }) => !term.isCurrent || sort === 0)
      .flatMap(({ id: partId, offeringId, offering, at, sort }) =>
        studentsOf.get(offering.gradeId)!.map((userNo, student) => {
          return { offeringId, partId, userNo, score: markOf(at, student, sort), gmtModified };
        }),
      ),
  );
  if (term.isCurrent) return;
  await insertNew(
    db,
    scoreTotal,
    chosen.flatMap(({ offering, at }) =>
      studentsOf.get(offering.gradeId)!.map((userNo, student) => {
        const sum = usual.reduce((all, { weight }, part) => all + markOf(at, student, part) * weight, 0);
        const total = Math.floor((2 * sum + 100) / 200);
        const isPassed = total >= PASS ? (1 as const) : (0 as const);
        return { offeringId: offering.id, userNo, total, point: pointOf(total), isPassed, gmtModified };
      }),
    ),
  );
}
