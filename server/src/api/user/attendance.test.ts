import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { AttendanceState } from '#contract/rules/attendance.ts';
import * as attendance from '#contract/user/attendance.ts';
import { checkInWith, codeAt, deviceOf } from '#test/attendance.ts';
import { makeGrade, makeLesson, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { attendanceRecord } from '../../db/schema/attendance.ts';
import { leaveRequest } from '../../db/schema/leave.ts';

const t = await testApp();
const { db } = t.database;
const school = await makeSchool(t);
const teacher = await makeTeacher(t, school);
const learners = await Promise.all(Array.from({ length: 50 }, () => t.person()));
const [anna, ben, carl, dora] = learners;
const stranger = await t.person();
const gradeId = await makeGrade(db, school, learners, [teacher]);
const offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });

const at = (clock: string, seconds = 0): Date => new Date(Date.parse(`2026-09-09T${clock}+08:00`) + seconds * 1000);

/** A lesson of the ninth of September whose check-in is open since eight o'clock. */
async function opened(wish: Partial<InputOf<typeof attendance.open.input>> = {}) {
  const lessonId = await makeLesson(db, school, { offeringId, day: '2026-09-09', week: 1 });
  t.setNow(at('08:00:00'));
  const { code, data } = await teacher.send(attendance.open, { lessonId, minutes: 20, lateAfter: 5, ...wish });
  expect(code).toBe(200);
  return { id: data.id, lessonId };
}

const standing = async (id: string) => (await teacher.send(attendance.board, { id })).data.counts;

describe('checking in', () => {
  it('fifty at once are each on the roll exactly once, also who presses twice', async () => {
    const { id, lessonId } = await opened();
    const code = await codeAt(t, id, at('08:00:00'));
    const replies = await Promise.all([...learners, ...learners].map((one) => checkInWith(one, id, code)));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((one) => one === 200)).toHaveLength(50);
    expect(codes.filter((one) => one === attendance.CHECKED_IN.code)).toHaveLength(50);
    expect(await db.$count(attendanceRecord, eq(attendanceRecord.lessonId, lessonId))).toBe(50);
    expect(await standing(id)).toEqual({ present: 50, late: 0, leave: 0, absent: 0, missing: 0 });
  });

  it('a code sent on is useless: too old, or gone before the page was opened', async () => {
    const { id } = await opened();
    const seen = await codeAt(t, id, at('08:00:00'));
    t.setNow(at('08:00:00', 8));
    expect((await checkInWith(ben!, id, seen)).code).toBe(attendance.CODE_EARLIER.code);
    t.setNow(at('08:00:00', 16));
    expect((await checkInWith(ben!, id, seen)).code).toBe(attendance.CODE_OLD.code);
    const { data } = await anna!.send(attendance.ticket, { id, device: deviceOf(anna!) });
    t.setNow(at('08:00:00', 24));
    const code = await codeAt(t, id, at('08:00:00', 16));
    const sent = { id, code, ticket: data.ticket };
    expect((await ben!.send(attendance.checkIn, { ...sent, device: deviceOf(ben!) })).code).toBe(
      attendance.TICKET_OLD.code,
    );
    expect((await anna!.send(attendance.checkIn, { ...sent, device: 'another-device' })).code).toBe(
      attendance.TICKET_OLD.code,
    );
    expect((await anna!.send(attendance.checkIn, { ...sent, device: deviceOf(anna!) })).code).toBe(200);
  });

  it('the code of another check-in, a closed one and a stranger are refused in words', async () => {
    const [one, other] = [await opened(), await opened()];
    const code = await codeAt(t, one.id, at('08:00:00'));
    expect((await checkInWith(anna!, other.id, code)).code).toBe(attendance.CODE_WRONG.code);
    expect((await stranger.send(attendance.ticket, { id: one.id, device: 'device-x' })).code).toBe(
      attendance.NOT_ON_ROSTER.code,
    );
    t.setNow(at('08:20:00'));
    expect((await anna!.send(attendance.ticket, { id: one.id, device: 'device-x' })).code).toBe(
      attendance.CHECK_IN_CLOSED.code,
    );
  });

  it('guessing ends after ten tries a minute, also with the right one', async () => {
    const { id } = await opened();
    for (let tries = 0; tries < 10; tries += 1) await checkInWith(dora!, id, '000000');
    const right = await codeAt(t, id, at('08:00:00'));
    expect((await checkInWith(dora!, id, right)).code).toBe(attendance.TRIES_USED.code);
    t.setNow(at('08:01:01'));
    expect((await checkInWith(dora!, id, await codeAt(t, id, at('08:01:01')))).code).toBe(200);
  });

  it('late counts from the lesson, far away and one device for two are hints', async () => {
    const place = { hasPlace: 1, latitude: 30.5, longitude: 114.4, radius: 200 } as const;
    const { id } = await opened(place);
    const now = at('08:19:00');
    t.setNow(now);
    const code = await codeAt(t, id, now);
    expect((await checkInWith(anna!, id, code)).code).toBe(attendance.PLACE_NEEDED.code);
    const device = 'one-phone-two';
    for (const [person, latitude] of [
      [anna!, 30.5],
      [ben!, 30.53],
    ] as const) {
      const { data } = await person.send(attendance.ticket, { id, device });
      const sent = { id, device, code, ticket: data.ticket, latitude, longitude: 114.4, accuracy: 12 };
      expect((await person.send(attendance.checkIn, sent)).data.attendanceState).toBe(AttendanceState.late);
    }
    const { data } = await teacher.send(attendance.roll, { id, only: 'hint' });
    const seen = data.list.map(({ userNo, isFar, sameDevice }) => ({ userNo, isFar, sameDevice }));
    expect(seen).toEqual(
      expect.arrayContaining([
        { userNo: anna!.userNo, isFar: 0, sameDevice: 2 },
        { userNo: ben!.userNo, isFar: 1, sameDevice: 2 },
      ]),
    );
    expect(seen).toHaveLength(2);
  });
});

describe('the roll', () => {
  it('who is on leave is excused, who did not come is absent, and what is corrected is kept', async () => {
    const { id } = await opened();
    const stretch = { beginsAt: '2026-09-09 00:00:00', endsAt: '2026-09-10 00:00:00' };
    const facts = {
      orgNo: school.orgNo,
      gradeId,
      leaveType: 2,
      reason: '发热',
      submitTime: '2026-09-08 20:00:00',
    } as const;
    await db.insert(leaveRequest).values({ ...facts, ...stretch, userNo: carl!.userNo, leaveState: 1 });
    expect(await standing(id)).toMatchObject({ leave: 1, missing: 49 });
    await checkInWith(anna!, id, await codeAt(t, id, at('08:00:00')));
    const closed = await teacher.send(attendance.close, { id });
    expect(closed.data.counts).toEqual({ present: 1, late: 0, leave: 1, absent: 48, missing: 0 });
    expect((await teacher.send(attendance.close, { id })).code).toBe(attendance.SESSION_CHANGED.code);

    const { late } = AttendanceState;
    const wish = { id, userNo: ben!.userNo, attendanceState: late, reason: '公交晚点' };
    expect((await teacher.send(attendance.correct, wish)).code).toBe(200);
    const { data } = await teacher.send(attendance.changes, { id });
    expect(data.list).toMatchObject([{ fromState: AttendanceState.absent, toState: late, reason: '公交晚点' }]);
    expect((await teacher.send(attendance.correct, { ...wish, userNo: stranger.userNo })).code).toBe(
      attendance.NOT_EXPECTED.code,
    );

    t.setNow(at('08:30:00'));
    await teacher.send(attendance.reopen, { id, minutes: 5 });
    const again = await codeAt(t, id, at('08:30:00'));
    expect((await checkInWith(dora!, id, again)).data.attendanceState).toBe(late);
    expect((await checkInWith(ben!, id, again)).code).toBe(attendance.CHECKED_IN.code);
    expect(await standing(id)).toEqual({ present: 1, late: 2, leave: 1, absent: 46, missing: 0 });
  });

  it('a check-in whose time is up closes by itself', async () => {
    const { id } = await opened();
    t.setNow(at('08:20:30'));
    expect((await teacher.send(attendance.board, { id })).data).toMatchObject({ sessionState: 2, code: '' });
    const { closeCheckIns } = await import('../../domain/attendance/close.ts');
    await closeCheckIns.run(t.platform, {});
    expect(await standing(id)).toMatchObject({ absent: 49, leave: 1, missing: 0 });
  });

  it('belongs to the teachers of the lesson and to the staff of the school', async () => {
    const { id, lessonId } = await opened();
    const [colleague, other] = [await makeTeacher(t, school), await makeSchool(t)];
    for (const one of [colleague, other.admin, anna!]) {
      expect((await one.send(attendance.board, { id })).code).toBe(NOT_FOUND.code);
      expect((await one.send(attendance.open, { lessonId })).code).toBe(NOT_FOUND.code);
    }
    expect((await school.admin.send(attendance.roll, { id })).data.totalCount).toBe(50);
    expect((await teacher.send(attendance.open, { lessonId })).code).toBe(attendance.OPENED_ALREADY.code);
    const { data } = await teacher.send(attendance.lessons, { day: '2026-09-09' });
    expect(data.list.find((one) => one.lessonId === lessonId)).toMatchObject({ session: { id }, place: '' });
  });
});

it('rates count who came among those who were expected', async () => {
  t.setNow(at('12:00:00'));
  const own = (await anna!.send(attendance.mine, {})).data;
  expect(own.list).toHaveLength(1);
  const [course] = (await teacher.send(attendance.rates, { by: 'offering' })).data.list;
  const [inClass] = (await teacher.send(attendance.rates, { by: 'grade' })).data.list;
  expect({ ...course, key: '', name: '', note: '' }).toEqual({ ...inClass, key: '', name: '', note: '' });
  const people = (await teacher.send(attendance.rates, { by: 'person', pageSize: 100 })).data;
  expect(people.totalCount).toBe(50);
  const mine = people.list.find(({ key }) => key === anna!.userNo)!;
  const { present, late, absent, rate } = own.list[0]!;
  expect(mine).toMatchObject({ present, late, absent, rate });
  expect(rate).toBe(Math.floor(((present + late) / (present + late + absent)) * 1000) / 10);
  const file = (await teacher.send(attendance.ratesFile, { by: 'person' })).data;
  expect(file.fileName).toBe('出勤率（按学生）2026-09-09.xlsx');
  const history = (await anna!.send(attendance.history, {})).data;
  expect(history.totalCount).toBe(present + late + absent);
  expect((await stranger.send(attendance.history, {})).data.totalCount).toBe(0);
});
