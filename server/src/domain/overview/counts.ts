import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CooperationState, NominationState } from '#contract/rules/cooperation.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { JoinState } from '#contract/rules/joinStates.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import type { OverviewFigure, OverviewTask } from '#contract/rules/overview.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import { enabled } from '../../db/enabled.ts';
import { courseReview } from '../../db/schema/authoring.ts';
import { cooperation, nomination } from '../../db/schema/cooperation.ts';
import { course } from '../../db/schema/course.ts';
import { lecturerAudit, orgDepartment, orgInfoAudit, orgMember, orgStudent } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { certificate, ledgerDispute, studySitting, userCourse } from '../../db/schema/study.ts';
import { lecturerJoin } from '../../db/schema/teaching.ts';
import { msgUser } from '../../db/schema/trust.ts';
import { authRole, orgInfo, user as account } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser } from '../../kit/context.ts';
import { invitedBy, ownNominations } from '../cooperation/policies.ts';
import { ownUnread } from '../messages/policies.ts';
import { ownDepartments, visibleMembers } from '../organization/policies.ts';
import { taughtBy } from '../study/policies.ts';
import { reachableStudents, rosterRow } from '../students/policies.ts';
import { ownVacancies, received } from '../vacancies/policies.ts';
import { ownCourses } from './ownCourses.ts';

/** Whose numbers they are, and at which wire time. */
export interface Viewer {
  user: SessionUser;
  now: string;
}

type Count = (viewer: Viewer) => SQLWrapper;

const qb = new QueryBuilder();
const rows = { n: count() };

/** Each is one number; all of an identity are asked in one statement, over an index. */
export const figureCounts: Record<OverviewFigure, Count> = {
  studying: ({ user, now }) =>
    qb
      .select(rows)
      .from(userCourse)
      .where(and(taken(user), isOpen(now))),
  finished: ({ user }) =>
    qb
      .select(rows)
      .from(userCourse)
      .where(and(taken(user), isNotNull(userCourse.completedAt))),
  weekMinutes: ({ user, now }) =>
    qb
      .select({ n: sql`coalesce(sum(${studySitting.seconds}), 0) / 60` })
      .from(studySitting)
      .where(and(eq(studySitting.userNo, user.userNo), gte(studySitting.startedAt, weekBegins(now)))),
  certificates: ({ user }) =>
    qb
      .select(rows)
      .from(certificate)
      .where(and(eq(certificate.userNo, user.userNo), enabled(certificate), isNull(certificate.revokedAt))),
  courses: ({ user }) => qb.select(rows).from(course).where(ownCourses(user)),
  learners: ({ user }) =>
    qb
      .select({ n: sql`coalesce(sum(${course.countStudy}), 0)` })
      .from(course)
      .where(ownCourses(user)),
  ratings: ({ user }) =>
    qb
      .select({ n: sql`coalesce(sum(${course.ratingCount}), 0)` })
      .from(course)
      .where(ownCourses(user)),
  fans: ({ user }) =>
    qb
      .select({ n: sql`coalesce(max(${lecturer.countFans}), 0)` })
      .from(lecturer)
      .where(eq(lecturer.lecturerUserNo, user.userNo)),
  lecturers: ({ user }) =>
    qb
      .select(rows)
      .from(lecturer)
      .where(and(eq(lecturer.orgNo, user.orgNo ?? '0'), enabled(lecturer))),
  vacancies: ({ user }) =>
    qb
      .select(rows)
      .from(vacancy)
      .where(and(ownVacancies(user), eq(vacancy.vacancyState, VacancyState.open))),
  applications: ({ user, now }) =>
    qb
      .select(rows)
      .from(vacancyApplication)
      .where(and(received(user), gte(vacancyApplication.appliedAt, sql`${now}::timestamptz - interval '30 days'`))),
  staff: ({ user }) => members(user, MemberState.active),
  students: ({ user }) =>
    qb
      .select(rows)
      .from(orgStudent)
      .where(and(reachableStudents(user), rosterRow)),
  departments: ({ user }) => qb.select(rows).from(orgDepartment).where(ownDepartments(user)),
  roles: ({ user }) =>
    qb
      .select(rows)
      .from(authRole)
      .where(and(eq(authRole.orgNo, user.orgNo ?? '0'), enabled(authRole))),
};

export const taskCounts: Record<OverviewTask, Count> = {
  unread: ({ user }) => qb.select(rows).from(msgUser).where(ownUnread(user)),
  invitations: ({ user }) =>
    qb
      .select(rows)
      .from(orgMember)
      .innerJoin(account, and(eq(account.userNo, user.userNo), eq(account.mobile, orgMember.mobile)))
      .innerJoin(orgInfo, and(eq(orgInfo.orgNo, orgMember.orgNo), enabled(orgInfo)))
      .where(and(eq(orgMember.memberStatus, MemberState.invited), enabled(orgMember))),
  plansDue: ({ user, now }) =>
    qb
      .select(rows)
      .from(userCourse)
      .where(and(taken(user), isOpen(now), lt(userCourse.planDate, now.slice(0, 10)))),
  disputes: ({ user }) =>
    qb
      .select(rows)
      .from(ledgerDispute)
      .innerJoin(course, eq(course.id, ledgerDispute.courseId))
      .where(and(taughtBy(user), eq(ledgerDispute.auditStatus, AuditState.waiting))),
  lecturerRefused: ({ user }) => lecturerAudits(user, AuditState.refused),
  lecturerWaiting: ({ user }) => lecturerAudits(user, AuditState.waiting),
  courseReviews: ({ user }) =>
    qb
      .select(rows)
      .from(courseReview)
      .where(
        and(
          eq(courseReview.orgNo, user.orgNo ?? '0'),
          eq(courseReview.auditStatus, ReviewState.waiting),
          enabled(courseReview),
        ),
      ),
  lecturerAsks: ({ user }) =>
    qb
      .select(rows)
      .from(lecturerJoin)
      .where(and(eq(lecturerJoin.orgNo, user.orgNo ?? '0'), eq(lecturerJoin.isInvitation, 0), joinWaits)),
  teachInvitations: ({ user }) =>
    qb
      .select(rows)
      .from(lecturerJoin)
      .innerJoin(account, and(eq(account.userNo, user.userNo), eq(account.mobile, lecturerJoin.mobile)))
      .innerJoin(orgInfo, and(eq(orgInfo.orgNo, lecturerJoin.orgNo), enabled(orgInfo)))
      .where(and(eq(lecturerJoin.isInvitation, 1), joinWaits)),
  applicants: ({ user }) =>
    qb
      .select(rows)
      .from(vacancyApplication)
      .where(and(received(user), inArray(vacancyApplication.applicationState, unanswered))),
  bindings: ({ user }) =>
    qb
      .select(rows)
      .from(orgStudent)
      .where(and(reachableStudents(user), eq(orgStudent.bindStatus, StudentState.asks))),
  cooperationAsks: ({ user }) =>
    qb
      .select(rows)
      .from(cooperation)
      .where(and(invitedBy(user, false), eq(cooperation.cooperationState, CooperationState.waiting))),
  nominationAsks: ({ user }) =>
    qb
      .select(rows)
      .from(nomination)
      .where(and(ownNominations(user.userNo), eq(nomination.nominationState, NominationState.asked))),
  invited: ({ user }) => members(user, MemberState.invited),
  changeRefused: ({ user }) => lastChange(user, AuditState.refused),
  changeWaiting: ({ user }) => lastChange(user, AuditState.waiting),
  factsMissing: ({ user }) =>
    qb
      .select({ n: sql`coalesce(max((${orgInfo.orgLogoImg} = '')::int + (${orgInfo.intro} = '')::int), 0)` })
      .from(orgInfo)
      .where(eq(orgInfo.orgNo, user.orgNo ?? '0')),
};

const unanswered = [ApplicationState.sent, ApplicationState.seen];

const joinWaits = and(eq(lecturerJoin.auditStatus, JoinState.waiting), enabled(lecturerJoin));

const taken = (user: SessionUser) => and(eq(userCourse.userNo, user.userNo), enabled(userCourse));

/** Neither finished nor over. */
const isOpen = (now: string) =>
  and(isNull(userCourse.completedAt), or(isNull(userCourse.expiresAt), sql`${userCourse.expiresAt} > ${now}`));

const weekBegins = (now: string) => sql`date_trunc('week', ${now}::timestamptz)`;

const members = (user: SessionUser, memberStatus: MemberState) =>
  qb
    .select(rows)
    .from(orgMember)
    .where(and(visibleMembers(user), eq(orgMember.memberStatus, memberStatus)));

const lecturerAudits = (user: SessionUser, state: AuditState) =>
  qb
    .select(rows)
    .from(lecturerAudit)
    .where(and(eq(lecturerAudit.lecturerUserNo, user.userNo), eq(lecturerAudit.auditStatus, state)));

/** Only the newest change says how it stands. */
function lastChange(user: SessionUser, state: AuditState) {
  const last = qb
    .select({ auditStatus: orgInfoAudit.auditStatus })
    .from(orgInfoAudit)
    .where(eq(orgInfoAudit.orgNo, user.orgNo ?? '0'))
    .orderBy(desc(orgInfoAudit.id))
    .limit(1)
    .as('last');
  return qb.select(rows).from(last).where(eq(last.auditStatus, state));
}

export const viewerOf = (user: SessionUser, now: Date): Viewer => ({ user, now: wireTime(now) });
