import { and, asc, eq, ilike, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { learners, send } from '#contract/position/nomination.ts';
import * as failures from '#contract/position/cooperationFailures.ts';
import { nominationSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CooperationState, MOST_ASKED_LEARNERS, NominationState } from '#contract/rules/cooperation.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { cooperation, nomination } from '../../db/schema/cooperation.ts';
import { schoolConsent } from '../../db/schema/findable.ts';
import { vacancyMatch } from '../../db/schema/match.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { beginningWith, containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { keepsNothingBack } from '../match/kept.ts';
import { sendMessage } from '../messages/send.ts';
import { reachableStudents, rosterRow } from '../students/policies.ts';
import { recruiting } from '../vacancies/policies.ts';
import { ownCooperations, sentNominations } from './policies.ts';

/** Learners of one's own who have an account: who fits a vacancy best first, and how it stands with each for it. */
export async function learnerPage(ctx: UserCtx, { vacancyId, str, ...request }: OutputOf<typeof learners.input>) {
  const { db, user } = ctx;
  const where = and(
    reachableStudents(user),
    eq(orgStudent.bindStatus, StudentState.bound),
    isNotNull(orgStudent.userNo),
    str === ''
      ? undefined
      : or(ilike(orgStudent.studentName, containing(str)), ilike(orgStudent.studentNumber, beginningWith(str))),
  );
  const { studentName, studentNumber, major, className } = orgStudent;
  const rows = db
    .select({
      studentId: orgStudent.id,
      studentName,
      studentNumber,
      major,
      className,
      nominationState: nomination.nominationState,
      percent: vacancyMatch.percent,
    })
    .from(orgStudent)
    .leftJoin(
      nomination,
      and(
        sentNominations(user),
        eq(nomination.userNo, orgStudent.userNo),
        eq(nomination.vacancyId, vacancyId),
        ne(nomination.nominationState, NominationState.withdrawn),
      ),
    )
    // Through the consent: without one there is nothing to read of how they fit.
    .leftJoin(schoolConsent, eq(schoolConsent.userNo, orgStudent.userNo))
    .leftJoin(
      vacancyMatch,
      and(eq(vacancyMatch.userNo, schoolConsent.userNo), eq(vacancyMatch.vacancyId, vacancyId), keepsNothingBack),
    )
    .where(where)
    .orderBy(sql`${vacancyMatch.percent} desc nulls last`, asc(orgStudent.studentNumber), asc(orgStudent.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(orgStudent, where));
}

/**
 * Recommends a learner for a vacancy of a partner: the learner is asked, the enterprise hears nothing yet.
 * @throws NOT_FOUND, NOT_COOPERATING, NOT_BOUND, NO_LONGER_OPEN, ASKED_FULL, NOMINATED_ALREADY
 */
export async function nominate(ctx: UserCtx, wish: OutputOf<typeof send.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { student, vacancyName, enterpriseName, schoolName, ...sides } = await partsOf(ctx, wish);
  const asked = and(sentNominations(user), eq(nomination.nominationState, NominationState.asked));
  if ((await db.$count(nomination, asked)) >= MOST_ASKED_LEARNERS) throw fail(failures.ASKED_FULL);
  const adding = db
    .insert(nomination)
    .values({
      ...sides,
      cooperationId: wish.cooperationId,
      vacancyId: wish.vacancyId,
      userNo: student.userNo,
      studentName: student.studentName,
      className: student.className,
      senderUserNo: user.userNo,
      words: wish.words,
      sentAt: wireTime(now),
    })
    .returning({ id: nomination.id });
  const [made] = await refusedAs(adding, { nomination_once: failures.NOMINATED_ALREADY });
  await sendMessage(ctx, {
    to: [student.userNo],
    msgType: 'organization',
    msgTitle: `${schoolName}想推荐你去${enterpriseName}的「${vacancyName}」`,
    msgText: `${wish.words}\n你同意之后，企业才看得到你。`,
    msgUrl: '/account/nominations',
  });
  return made!.id;
}

/** What a recommendation is about, each part refused for itself; the cooperation is held until it is written. */
async function partsOf({ db, user }: UserCtx, { cooperationId, vacancyId, studentId }: OutputOf<typeof send.input>) {
  const [row] = await db
    .select()
    .from(cooperation)
    .where(and(eq(cooperation.id, cooperationId), ownCooperations(user)))
    .for('update');
  if (!row || row.orgNo !== user.orgNo) throw fail(NOT_FOUND);
  const [student] = await db
    .select()
    .from(orgStudent)
    .where(and(eq(orgStudent.id, studentId), reachableStudents(user), rosterRow));
  if (!student) throw fail(NOT_FOUND);
  if (row.cooperationState !== CooperationState.active) throw fail(failures.NOT_COOPERATING);
  const { userNo, bindStatus, studentName, className } = student;
  if (userNo === null || bindStatus !== StudentState.bound) throw fail(failures.NOT_BOUND);
  const { orgNo, enterpriseNo } = row;
  const [post] = await db
    .select({ vacancyName: vacancy.vacancyName, isOpen: recruiting, enterpriseName: orgInfo.orgName })
    .from(vacancy)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(and(eq(vacancy.id, vacancyId), eq(vacancy.orgNo, enterpriseNo)));
  if (!post) throw fail(NOT_FOUND);
  if (!post.isOpen) throw fail(failures.NO_LONGER_OPEN);
  const [school] = await db.select({ schoolName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  const { vacancyName, enterpriseName } = post;
  return { orgNo, enterpriseNo, student: { userNo, studentName, className }, vacancyName, enterpriseName, ...school! };
}

/** The school takes back what the enterprise has not answered. @throws NOT_FOUND, NOMINATION_MOVED_ON */
export async function withdrawNomination(ctx: UserCtx, id: string): Promise<void> {
  const row = await takeStep(ctx.db, nominationSteps, 'withdraw', {
    table: nomination,
    state: 'nominationState',
    where: and(eq(nomination.id, id), sentNominations(ctx.user)),
    set: { gmtModified: wireTime(ctx.now) },
  });
  ctx.changed({ after: { id, studentName: row.studentName } });
}
