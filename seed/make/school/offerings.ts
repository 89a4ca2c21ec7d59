import { classes, subjects } from '#seed/data/school.ts';
import { OfferingState } from '#contract/rules/school.ts';
import { offering, offeringGrade, offeringTeacher } from '#server/db/schema/timetable.ts';
import { insertAll } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { SchoolStep, SeedGradeRow, SeedOffering, SeedTerm } from './world.ts';

/** Periods of a lesson. */
const PERIODS = 2;

/** The last two weeks are for examinations, and some days fall into holidays. */
const WEEKS_FREE = 4;

/** Class-hours that are planned and not yet in the timetable. */
const LEFT_OPEN: Readonly<Record<string, number>> = { 视听语言: 14, 前端工程: 10 };

/** What each class is taught in a semester. */
export async function loadOfferings(
  { db, orgNo, userNos }: SchoolStep,
  term: SeedTerm,
  grades: readonly SeedGradeRow[],
): Promise<SeedOffering[]> {
  const wished = grades.flatMap(({ id: gradeId, name }, place) =>
    classes
      .find((one) => one.name === name)!
      .subjects.map((subject) => {
        const { teachers } = subjects[subject]!;
        return { gradeId, subject, teachers: [userNos.get(teachers[place % teachers.length]!)!] };
      }),
  );
  const ids = await takeIds(db, wished.length);
  const made = wished.map((one, index) => ({ ...one, id: ids[index]!, termId: term.id }));
  const offeringState = term.isCurrent ? OfferingState.running : OfferingState.ended;
  await insertAll(
    db,
    offering,
    made.map(({ id, termId, subject }) => {
      const { kind, credit, weekly, parity = 0 } = subjects[subject]!;
      const planned = term.weeks - WEEKS_FREE;
      const hours = weekly * PERIODS * (parity === 0 ? planned : Math.floor(planned / 2)) + (LEFT_OPEN[subject] ?? 0);
      return {
        id,
        orgNo,
        termId,
        offeringName: subject,
        lessonKind: kind,
        credit: credit * 10,
        hours,
        seats: 45,
        offeringState,
      };
    }),
  );
  const led = made.flatMap(({ id, teachers }) =>
    teachers.map((userNo, index) => ({ offeringId: id, userNo, isHead: index === 0 ? 1 : 0 }) as const),
  );
  await insertAll(db, offeringTeacher, led);
  await insertAll(
    db,
    offeringGrade,
    made.map(({ id, gradeId }) => ({ offeringId: id, gradeId })),
  );
  return made;
}
