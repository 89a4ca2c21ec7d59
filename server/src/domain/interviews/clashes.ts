import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Span } from '#contract/rules/interviews.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import type { Db } from '../../db/client.ts';
import { interview, interviewMember } from '../../db/schema/hiring.ts';
import { oneAtATime } from '../person/oneAtATime.ts';

const agreedWithin = ({ startsAt, endsAt }: Span, exceptId: string) =>
  and(
    eq(interview.interviewState, InterviewState.accepted),
    lt(interview.startsAt, endsAt),
    gt(interview.endsAt, startsAt),
    ne(interview.id, exceptId),
  );

/** Whether the candidate has another interview then. */
export async function isCandidateBusy(db: Db, userNo: string, span: Span, exceptId: string): Promise<boolean> {
  return (await db.$count(interview, and(eq(interview.userNo, userNo), agreedWithin(span, exceptId)))) > 0;
}

/** Whether one of the interviewers has another interview then, on whichever side. */
export async function isMemberBusy(db: Db, userNos: readonly string[], span: Span, exceptId: string): Promise<boolean> {
  const rows = await db
    .select({ id: interview.id })
    .from(interview)
    .innerJoin(interviewMember, eq(interviewMember.interviewId, interview.id))
    .where(and(inArray(interviewMember.userNo, [...userNos]), agreedWithin(span, exceptId)))
    .limit(1);
  return rows.length > 0;
}

/** Two who agree at once to what one of the same people takes part in go one after the other; in one order for all. */
export async function holdPeople(db: Db, userNos: readonly string[]): Promise<void> {
  for (const userNo of [...new Set(userNos)].toSorted()) await oneAtATime(db, userNo);
}

/** Who interviews. */
export async function membersOf(db: Db, interviewId: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: interviewMember.userNo })
    .from(interviewMember)
    .where(eq(interviewMember.interviewId, interviewId));
  return rows.map(({ userNo }) => userNo);
}
