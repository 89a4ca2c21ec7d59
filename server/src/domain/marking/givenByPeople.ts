import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { settle } from '#contract/rules/markRounds.ts';
import type { Db } from '../../db/client.ts';
import { assessmentNotice } from '../../db/schema/assessment.ts';
import { answerMark, markChange } from '../../db/schema/marking.ts';

const qb = new QueryBuilder();

interface Rated {
  id: string;
  rules: Pick<AssessmentRules, 'isMarkedTwice' | 'spread'>;
}

/**
 * What people gave to answers of an item in the end, in tenths, whatever corrections made of it since: the last change
 * by hand or by an objection, else what the markers agree on. Those that only the machine marked are not in it.
 */
export async function givenByPeople(
  db: Db,
  of: Rated,
  itemId: string,
  answers: readonly { id: string; fullPoints: number }[],
): Promise<Map<string, number>> {
  const ids = answers.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { answerId, round, points } = answerMark;
  const marks = await db.select({ answerId, round, points }).from(answerMark).where(inArray(answerId, ids));
  const byAnswer = Map.groupBy(marks, (one) => one.answerId);
  const given = new Map<string, number>();
  for (const { id, fullPoints } of answers) {
    const settled = settle(inRounds(byAnswer.get(id)), fullPoints, of.rules);
    if (settled.kind === 'settled') given.set(id, settled.points);
  }
  for (const { answerId: id, after } of await lastChanges(db, of.id, itemId, ids)) given.set(id, after);
  return given;
}

const inRounds = (marks: readonly { round: number; points: number | null }[] = []) =>
  marks.toSorted((one, other) => one.round - other.round);

/** The last change of each that was not itself the work of a correction, which leaves a notice with the same words. */
function lastChanges(db: Db, assessmentId: string, itemId: string, ids: string[]) {
  const correction = and(
    eq(assessmentNotice.assessmentId, assessmentId),
    eq(assessmentNotice.itemId, itemId),
    eq(assessmentNotice.gmtCreate, markChange.gmtCreate),
    eq(assessmentNotice.userNo, markChange.actorUserNo),
    eq(assessmentNotice.content, markChange.reason),
  );
  const corrections = qb
    .select({ one: sql`1` })
    .from(assessmentNotice)
    .where(correction);
  const { answerId, after, id } = markChange;
  return db
    .selectDistinctOn([answerId], { answerId, after })
    .from(markChange)
    .where(and(inArray(answerId, ids), notExists(corrections)))
    .orderBy(answerId, desc(id));
}
