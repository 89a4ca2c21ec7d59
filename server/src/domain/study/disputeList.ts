import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { lengthOf, parseSpans } from '#contract/rules/spans.ts';
import type { Db } from '../../db/client.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { ledgerDispute, studySitting } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { pairs } from './overview.ts';
import { asReason } from './reason.ts';

/** Disputes as their learner sees them, the newest first. */
export async function disputesOf(db: Db, own: SQL | undefined, request: PageRequest, now: Date) {
  const rows = disputes(db).where(own).orderBy(desc(ledgerDispute.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(ledgerDispute, own));
  return { ...page, list: page.list.map((row) => shown(row, now)) };
}

interface QueueRequest extends PageRequest {
  auditStatus: 0 | 1 | 2;
}

interface Reader {
  userNo: string;
  now: Date;
}

/** Disputes as those see them who decide: the longest waiting first, of the decided ones the newest. */
export async function disputeQueue(
  db: Db,
  theirs: SQL | undefined,
  { auditStatus, ...request }: QueueRequest,
  reader: Reader,
): Promise<Page<ReturnType<typeof queued>>> {
  const where = and(theirs, eq(ledgerDispute.auditStatus, auditStatus));
  const order = auditStatus === AuditState.waiting ? asc(ledgerDispute.id) : desc(ledgerDispute.id);
  const rows = disputes(db).where(where).orderBy(order).$dynamic();
  const page = await paginate(request, rows, () => countDisputes(db, where));
  return { ...page, list: page.list.map((row) => queued(row, reader)) };
}

async function countDisputes(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ledgerDispute)
    .innerJoin(course, eq(course.id, ledgerDispute.courseId))
    .where(where);
  return row!.total;
}

const disputes = (db: Db) =>
  db
    .select({
      dispute: ledgerDispute,
      courseName: course.courseName,
      lecturerName: lecturer.lecturerName,
      periodId: studySitting.periodId,
      periodName: coursePeriod.periodName,
      fileType: coursePeriod.fileType,
      length: coursePeriod.length,
      startedAt: studySitting.startedAt,
      lastAt: studySitting.lastAt,
      seconds: studySitting.seconds,
      device: studySitting.device,
      nickname: userExt.nickname,
      mobile: user.mobile,
    })
    .from(ledgerDispute)
    .innerJoin(course, eq(course.id, ledgerDispute.courseId))
    .innerJoin(studySitting, eq(studySitting.id, ledgerDispute.sittingId))
    .innerJoin(coursePeriod, eq(coursePeriod.id, studySitting.periodId))
    .innerJoin(user, eq(user.userNo, ledgerDispute.userNo))
    .innerJoin(userExt, eq(userExt.userNo, ledgerDispute.userNo))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo));

type Row = Awaited<ReturnType<typeof disputes>>[number];

function shown({ dispute, nickname: _nickname, mobile: _mobile, ...row }: Row, now: Date) {
  const refused = parseSpans(dispute.refusedSpans);
  const submitTime = dispute.gmtCreate;
  return {
    ...dispute,
    ...row,
    lecturerName: row.lecturerName ?? '',
    refused: lengthOf(refused),
    refusedRanges: pairs(refused),
    refusedReason: asReason(dispute.refusedReason),
    submitTime,
    ...waitOf({ ...dispute, submitTime }, now),
  };
}

const queued = (row: Row, { userNo, now }: Reader) => ({
  ...shown(row, now),
  userNo: row.dispute.userNo,
  userName: displayName(row),
  isOwn: row.dispute.userNo === userNo ? (1 as const) : (0 as const),
});
