import { and, eq, isNull } from 'drizzle-orm';
import { phaseOf, AssessmentPhase } from '#contract/rules/assessments.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { anonymousName } from '#contract/rules/markRounds.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { isHandedIn } from './reach.ts';

/** Answers that were handed in and still have no marks. */
export async function openCountOf(db: Db, assessmentId: string): Promise<number> {
  const open = db
    .select({ id: examAnswer.id })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .where(and(eq(examAnswer.assessmentId, assessmentId), isNull(examAnswer.points), isHandedIn));
  return db.$count(open.as('open'));
}

type Facts = Pick<AssessmentRow, 'rules' | 'assessmentState' | 'beginsAt' | 'endsAt' | 'releasedAt'>;

/** Names stay hidden until all marks are in and none can follow; then nothing depends on them any more. */
export function areNamesHidden(facts: Facts, openCount: number, now: Date): boolean {
  if (facts.rules.isAnonymous === 0 || facts.releasedAt !== null) return false;
  const isRunning = phaseOf(facts, wireTime(now)) === AssessmentPhase.running && facts.endsAt !== null;
  return isRunning || openCount > 0;
}

/** What a row needs to name its candidate; join `account` and `userExt`. */
export const personColumns = {
  nickname: userExt.nickname,
  idCardName: userExt.idCardName,
  mobile: account.mobile,
};

interface Person {
  nickname: string | null;
  idCardName: string | null;
  mobile: string | null;
}

/** The real name where there is one, as on a list of marks. */
export const nameOf = (person: Person): string => displayName(person, UserType.lecturer);

export const shownName = (row: Person & { candidateNo: number }, isHidden: boolean): string =>
  isHidden ? anonymousName(row.candidateNo) : nameOf(row);
