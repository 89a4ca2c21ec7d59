import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOT_FOR_HOSTS, NOT_ON_AIR, ROOM_GONE, SIGN_OFF, SIGN_RUNNING, SIGNED } from '#contract/live/failures.ts';
import * as rooms from '#contract/live/room.ts';
import * as contract from '#contract/live/sign.ts';
import { AttendanceState, CheckInWay } from '#contract/rules/attendance.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { attendanceRecord } from '#server/db/schema/attendance.ts';
import { lesson, offering } from '#server/db/schema/timetable.ts';
import { after, LIVE_START, makeClass, step } from '#test/live.ts';
import { makeGrade, makeOffering, makeSchool } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { wireTime } from '#contract/rules/time.ts';

const t = await testApp();
const { db } = t.database;

it('who is there signs once, while the sign-in is open', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const [one, two] = learners;
  expect((await one.send(contract.open, { periodId, minutes: 3 })).code).toBe(ROOM_GONE.code);
  expect((await one.send(contract.sign, { periodId })).code).toBe(SIGN_OFF.code);
  expect((await lecturer.send(contract.open, { periodId, minutes: 3 })).data.closesAt).toBe(wireTime(after(180)));
  expect((await lecturer.send(contract.open, { periodId, minutes: 3 })).code).toBe(SIGN_RUNNING.code);
  expect((await one.send(rooms.view, { periodId })).data.signIn).toMatchObject({ isSigned: 0, countSigned: 0 });
  const both = await Promise.all([1, 2].map(() => one.send(contract.sign, { periodId })));
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, SIGNED.code]);
  expect(both.find(({ code }) => code === 200)!.data.isAttendance).toBe(0);
  expect((await lecturer.send(rooms.view, { periodId })).data.signIn).toMatchObject({ countSigned: 1 });
  expect((await lecturer.send(contract.sign, { periodId })).code).toBe(NOT_FOR_HOSTS.code);
  t.setNow(after(181));
  expect((await two.send(contract.sign, { periodId })).code).toBe(SIGN_OFF.code);
  await lecturer.send(contract.open, { periodId, minutes: 1 });
  await lecturer.send(contract.close, { periodId });
  expect((await two.send(contract.sign, { periodId })).code).toBe(SIGN_OFF.code);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await lecturer.send(contract.open, { periodId, minutes: 1 })).code).toBe(NOT_ON_AIR.code);
});

it('where the school has a lesson of the course about now, signing writes the roll of it, for those who are on it', async () => {
  const { lecturer, learners, courseId, periodId } = await makeClass(t);
  const [one, two] = learners;
  const school = await makeSchool(t);
  const gradeId = await makeGrade(db, school, [one]);
  const offeringId = await makeOffering(db, school, { gradeIds: [gradeId] });
  await db.update(offering).set({ courseId }).where(eq(offering.id, offeringId));
  const times = { beginsAt: wireTime(LIVE_START), endsAt: wireTime(after(2700)) };
  const { orgNo, termId } = school;
  const [held] = await db
    .insert(lesson)
    .values({ orgNo, termId, offeringId, day: '2026-12-01', week: 13, fromBell: 3, toBell: 3, ...times })
    .returning();
  await lecturer.send(contract.open, { periodId, minutes: 3 });
  expect((await one.send(contract.sign, { periodId })).data.isAttendance).toBe(1);
  expect((await two.send(contract.sign, { periodId })).data.isAttendance).toBe(0);
  const roll = await db.select().from(attendanceRecord).where(eq(attendanceRecord.lessonId, held!.id));
  expect(roll).toMatchObject([{ userNo: one.userNo, attendanceState: AttendanceState.present, way: CheckInWay.live }]);
});
