import { and, eq, inArray } from 'drizzle-orm';
import type { propose, reschedule } from '#contract/position/interview.ts';
import { INTERVIEWER_BUSY, NO_INTERVIEW_NOW } from '#contract/position/hiringFailures.ts';
import { applicationSteps, interviewSteps } from '#contract/position/transitions.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Span } from '#contract/rules/interviews.ts';
import { slotProblem } from '#contract/rules/interviews.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { interview, interviewMember, interviewSlot } from '../../db/schema/hiring.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { moveApplications } from '../vacancies/moves.ts';
import { hiringFor, received } from '../vacancies/policies.ts';
import { isMemberBusy, membersOf } from './clashes.ts';
import { deskInterviews } from './policies.ts';
import { tellCandidate } from './tell.ts';

const atField = (path: string, message: string) => fail(INVALID_INPUT, message, { issues: [{ path, message }] });

/** The times with their ends, the earliest first. @throws INVALID_INPUT at the one that cannot be */
function spansOf(slots: readonly string[], minutes: number, now: Date): Span[] {
  const spans = slots.map((startsAt) => ({ startsAt, endsAt: wireTimeIn(momentOf(startsAt), minutes * 60) }));
  const problem = slotProblem(spans, now);
  if (problem) throw atField(`slots.${problem.at}`, problem.message);
  return spans.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Of what is offered nobody of the enterprise is elsewhere. @throws INTERVIEWER_BUSY */
async function mustBeFree(db: Db, members: readonly string[], spans: readonly Span[], exceptId: string): Promise<void> {
  for (const span of spans) if (await isMemberBusy(db, members, span, exceptId)) throw fail(INTERVIEWER_BUSY);
}

/**
 * Asks an applicant to an interview, with times to choose from; with the first they are at that stage.
 * @throws NOT_FOUND, NO_INTERVIEW_NOW, INTERVIEWER_BUSY, INVALID_INPUT at `slots` or `members`
 */
export async function proposeInterview(ctx: UserCtx, wish: OutputOf<typeof propose.input>): Promise<string> {
  const { db, now } = ctx;
  const orgNo = hiringFor(ctx.user);
  const [row] = await db
    .select()
    .from(vacancyApplication)
    .where(and(eq(vacancyApplication.id, wish.applicationId), received(ctx.user)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  const { from } = applicationSteps.transitions.decline;
  if (!from.includes(row.applicationState)) throw fail(NO_INTERVIEW_NOW);
  const members = [...new Set(wish.members)];
  await mustBeStaff(db, orgNo, members);
  const spans = spansOf(wish.slots, wish.minutes, now);
  await mustBeFree(db, members, spans, NONE);
  const at = wireTime(now);
  const { interviewName, interviewWay, place, words } = wish;
  const told = { interviewName, interviewWay, place, words, inviteUserNo: ctx.user.userNo };
  const [made] = await db
    .insert(interview)
    .values({ ...told, ...spans[0]!, orgNo, applicationId: row.id, userNo: row.userNo, gmtCreate: at, gmtModified: at })
    .returning({ id: interview.id });
  const interviewId = made!.id;
  await db.insert(interviewSlot).values(spans.map((span) => ({ interviewId, ...span })));
  await db.insert(interviewMember).values(members.map((userNo) => ({ interviewId, userNo })));
  const isBefore = applicationSteps.transitions.meet.from.includes(row.applicationState);
  if (isBefore && row.applicationState !== ApplicationState.offer)
    await moveApplications(ctx, {
      ids: [row.id],
      applicationState: ApplicationState.interview,
      declineReason: DeclineReason.none,
      replyText: '',
      isSilent: true,
    });
  ctx.changed({ after: { interviewName, count: spans.length } });
  await tellCandidate(ctx, interviewId, '请你选一个面试时间');
  return interviewId;
}

async function mustBeStaff(db: Db, orgNo: string, userNos: readonly string[]): Promise<void> {
  const there = and(
    eq(orgMember.orgNo, orgNo),
    inArray(orgMember.userNo, [...userNos]),
    eq(orgMember.memberStatus, MemberState.active),
    enabled(orgMember),
  );
  if ((await db.$count(orgMember, there)) < userNos.length)
    throw atField('members', '有的面试官不在本企业的员工里，请重新选择');
}

/** Other times, from which the candidate chooses anew. @throws NOT_FOUND, INTERVIEW_MOVED_ON, INTERVIEWER_BUSY */
export async function rescheduleInterview(ctx: UserCtx, wish: OutputOf<typeof reschedule.input>): Promise<void> {
  const { db, now } = ctx;
  const { id, slots, minutes } = wish;
  const where = and(eq(interview.id, id), deskInterviews(ctx.user));
  if ((await db.$count(interview, where)) === 0) throw fail(NOT_FOUND);
  const spans = spansOf(slots, minutes, now);
  await mustBeFree(db, await membersOf(db, id), spans, id);
  await takeStep(db, interviewSteps, 'reschedule', {
    table: interview,
    state: 'interviewState',
    where,
    set: { ...spans[0]!, answerText: '', answeredAt: null, remindedAt: null, gmtModified: wireTime(now) },
  });
  await db.delete(interviewSlot).where(eq(interviewSlot.interviewId, id));
  await db.insert(interviewSlot).values(spans.map((span) => ({ interviewId: id, ...span })));
  await tellCandidate(ctx, id, '面试换了时间，请重新选一个');
}
