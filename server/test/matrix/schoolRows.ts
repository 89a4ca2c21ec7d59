import type { PgTable } from 'drizzle-orm/pg-core';
import { attendanceSession } from '#server/db/schema/attendance.ts';
import { grade } from '#server/db/schema/grade.ts';
import * as leaves from '#server/db/schema/leave.ts';
import { orgImport } from '#server/db/schema/organization.ts';
import * as school from '#server/db/schema/school.ts';
import { lesson, lessonClaim, lessonExchange, offering, scheduleChange } from '#server/db/schema/timetable.ts';

const NOW = '2026-11-21 10:00:00';

type Insert = (table: PgTable, values: object) => Promise<string>;

interface Owner {
  tag: string;
  orgNo: string;
  /** Of the staff. */
  userNo: string;
  /** Of the person that the side is about. */
  learnerNo: string;
}

/** What the teaching of a school is made of, a row of each kind. */
export async function makeSchoolRows(insert: Insert, { tag, orgNo, userNo, learnerNo }: Owner) {
  const year = { orgNo, schoolYear: '2026-2027', weeks: 18 };
  const schoolTerm = await insert(school.schoolTerm, { ...year, semester: 1, beginOn: '2026-09-07' });
  const otherTerm = await insert(school.schoolTerm, { ...year, semester: 2, beginOn: '2027-03-01' });
  const schoolCampus = await insert(school.schoolCampus, { orgNo, campusName: `${tag}校区` });
  const room = { orgNo, campusId: schoolCampus, roomName: `${tag}教室`, seats: 40 };
  const schoolRoom = await insert(school.schoolRoom, room);
  const offeringId = await insert(offering, { orgNo, termId: schoolTerm, offeringName: `${tag}开课` });
  const times = { beginsAt: '2026-12-02 08:00:00', endsAt: '2026-12-02 09:35:00' };
  const planned = {
    orgNo,
    termId: schoolTerm,
    offeringId,
    day: '2026-12-02',
    week: 13,
    fromBell: 1,
    toBell: 2,
    ...times,
  };
  const lessonId = await insert(lesson, planned);
  const held = { lessonId, ...times };
  for (const holder of [{ roomId: schoolRoom }, { teacherUserNo: learnerNo }]) {
    await insert(lessonClaim, { ...held, ...holder });
  }
  const change = { orgNo, userNo, changeKind: 1, summary: `${tag}排课`, lessonCount: 1, touched: 0, before: [] };
  const asking = { orgNo, lessonId, userNo: learnerNo, toUserNo: learnerNo, exchangeKind: 1, reason: `${tag}原因` };
  const sheet = { orgNo, userNo, fileName: `${tag}教学.xlsx`, totalCount: 1, badCount: 1 };
  const gradeId = await insert(grade, {
    orgNo,
    ownerUserNo: learnerNo,
    intro: `${tag}介绍`,
    gradeName: `${tag}班`,
    joinCode: `G${orgNo}`,
  });
  const called = { openedBy: userNo, openedAt: NOW, lateAt: NOW, closesAt: '2036-01-01 00:00:00' };
  const lessonCalled = await insert(lesson, planned);
  const asked = { gradeId, userNo: learnerNo, leaveType: 1, reason: `${tag}事由`, submitTime: NOW };
  const leave = await insert(leaves.leaveRequest, { orgNo, ...asked, beginsAt: NOW, endsAt: '2036-11-22 10:00:00' });
  const rows = {
    schoolTerm,
    schoolCampus,
    schoolRoom,
    schoolDay: await insert(school.schoolDay, { orgNo, day: '2026-10-01', dayKind: 1, dayName: `${tag}放假` }),
    offering: offeringId,
    grade: gradeId,
    lesson: lessonId,
    attendanceSession: await insert(attendanceSession, {
      orgNo,
      lessonId: lessonCalled,
      ...called,
      secret: Buffer.alloc(32),
    }),
    leave,
    leaveStep: await insert(leaves.leaveStep, { leaveId: leave, seq: 1, approver: 2, submitTime: NOW }),
    scheduleChange: await insert(scheduleChange, change),
    exchange: await insert(lessonExchange, asking),
    timetableImport: await insert(orgImport, { ...sheet, kind: 'timetable', rows: [badLesson(tag)] }),
    roomImport: await insert(orgImport, { ...sheet, kind: 'room', rows: [badRoom(tag)] }),
    rosterImport: await insert(orgImport, { ...sheet, kind: `roster:${offeringId}`, rows: [badSeat(tag)] }),
  };
  return { rows, others: { schoolTerm: otherTerm } };
}

const badLesson = (offeringName: string) => ({
  row: 2,
  termName: '',
  offeringName,
  gradeNames: '',
  teacherNames: '',
  weekday: '',
  bells: '',
  weeks: '',
  roomName: '',
  plan: null,
  issues: [{ column: '学期', reason: '没有填' }],
});

const badRoom = (roomName: string) => ({
  row: 2,
  campusName: '',
  building: '',
  roomName,
  kindName: '',
  seats: '',
  equipment: '',
  campusId: null,
  issues: [{ column: '校区', reason: '没有填' }],
});

const badSeat = (studentName: string) => ({
  row: 2,
  studentNumber: '',
  studentName,
  userNo: null,
  issues: [{ column: '学号', reason: '没有填' }],
});
