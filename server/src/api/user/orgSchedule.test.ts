import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as orgSchedule from '#contract/user/orgSchedule.ts';
import { listMySchedule, listMyWeekTimes } from '#contract/user/orgStudent.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { makeGrade, makeLesson, makeOffering, makeRoom, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { eq } from 'drizzle-orm';
import { gradeStudent } from '../../db/schema/grade.ts';
import { leaveRequest } from '../../db/schema/leave.ts';
import { lesson, lessonSeries, offeringStudent } from '../../db/schema/timetable.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-09-09T10:00:00+08:00'));

const school = await makeSchool(t);
const { orgNo } = school;
const teacher = await makeTeacher(t, school);
const learner = await t.person({ identities: [{ userType: 1, orgNo }] });
const single = await t.person({ idCardName: '单独选课的', identities: [{ userType: 1, orgNo }] });
const classmate = await t.person({ identities: [{ userType: 1, orgNo }] });
const gradeId = await makeGrade(db, school, [learner, classmate], [teacher]);
const otherGrade = await makeGrade(db, school);
const roomId = await makeRoom(db, school, { roomName: 'A-301', seats: 40 });
const small = await makeRoom(db, school, { roomName: 'A-302', seats: 20 });
const offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId, otherGrade] });
await db.insert(offeringStudent).values({ offeringId, userNo: single.userNo, joinedAt: '2026-09-01 08:00:00' });
const held = { offeringId, day: '2026-09-09', week: 1, teachers: [teacher], roomId };
const lessonId = await makeLesson(db, school, { ...held, gradeIds: [gradeId] });
const ofOthers = await makeLesson(db, school, { ...held, fromBell: 5, toBell: 6, gradeIds: [otherGrade] });
await makeLesson(db, school, { ...held, day: '2026-09-16', week: 2, gradeIds: [gradeId] });

const foreign = await makeSchool(t);
const stranger = await t.person({ identities: [{ userType: 1, orgNo: foreign.orgNo }] });

const week = { from: '2026-09-07', to: '2026-09-13' };

it('a learner sees the lessons of the own class in these days, with all that is said of them', async () => {
  const { data } = await learner.send(listMySchedule, week);
  expect(data.list).toEqual([
    {
      id: lessonId,
      offeringId,
      offeringName: '数据清洗',
      lessonKind: 1,
      lessonState: 1,
      day: '2026-09-09',
      week: 1,
      fromBell: 1,
      toBell: 2,
      parity: null,
      seriesId: null,
      fromWeek: null,
      toWeek: null,
      revision: 0,
      place: '',
      remark: '',
      teachers: [{ userNo: teacher.userNo, name: '许可为' }],
      rooms: [{ id: roomId, name: '教学楼 A-301' }],
      grades: [{ id: gradeId, name: expect.stringContaining('大数据') as string }],
    },
  ]);
});

it('who chose an offering alone sees all its lessons, a lecturer what they teach, others nothing', async () => {
  const idsOf = async (person: typeof learner) =>
    (await person.send(listMySchedule, week)).data.list.map(({ id }) => id);
  expect(await idsOf(single)).toEqual([lessonId, ofOthers]);
  expect(await idsOf(teacher)).toEqual([lessonId, ofOthers]);
  expect(await idsOf(school.admin)).toEqual([]);
  expect(await idsOf(stranger)).toEqual([]);
  expect(await idsOf(await t.person())).toEqual([]);
});

it('a lesson is marked for who is on approved leave while it lasts, and for nobody else', async () => {
  const asked = { orgNo, gradeId, leaveType: 2, reason: '发热', submitTime: '2026-09-08 20:00:00' } as const;
  const morning = { beginsAt: '2026-09-09 09:00:00', endsAt: '2026-09-09 12:00:00', userNo: single.userNo };
  const [leave] = await db
    .insert(leaveRequest)
    .values({ ...asked, ...morning })
    .returning({ id: leaveRequest.id });
  const marked = async (person: typeof learner) => (await person.send(listMySchedule, week)).data.onLeave;
  expect(await marked(single), 'not approved yet').toEqual([]);
  await db.update(leaveRequest).set({ leaveState: 1 }).where(eq(leaveRequest.id, leave!.id));
  expect(await marked(single)).toEqual([lessonId]);
  expect([await marked(learner), await marked(teacher)]).toEqual([[], []]);
  const absent = async (person: typeof learner) => (await person.send(listMySchedule, week)).data.absent;
  expect(await absent(teacher), 'who teaches is told who misses it').toEqual([{ id: lessonId, names: ['单独选课的'] }]);
  expect([await absent(learner), await absent(single)]).toEqual([[], []]);
  await db.delete(leaveRequest).where(eq(leaveRequest.id, leave!.id));
});

it('who left the class sees its lessons no more', async () => {
  await db.update(gradeStudent).set({ statusId: 0 }).where(eq(gradeStudent.userNo, classmate.userNo));
  expect((await classmate.send(listMySchedule, week)).data.list).toEqual([]);
});

it('a lesson of a series says in which weeks it is held', async () => {
  const plan = { orgNo, offeringId, weekday: 3, fromBell: 1, toBell: 2, fromWeek: 1, toWeek: 18, parity: 1 } as const;
  const [series] = await db.insert(lessonSeries).values(plan).returning();
  await db.update(lesson).set({ seriesId: series!.id }).where(eq(lesson.id, lessonId));
  expect((await learner.send(listMySchedule, week)).data.list[0]!.parity).toBe(1);
});

it('days are asked for in their order, and not a whole year', async () => {
  for (const wrong of [
    { from: '2026-09-13', to: '2026-09-07' },
    { from: '2026-01-01', to: '2026-12-31' },
  ]) {
    const { code, data } = await learner.send(listMySchedule, wrong);
    expect([code, data]).toEqual([
      INVALID_INPUT.code,
      expect.objectContaining({ issues: [expect.objectContaining({ path: 'to' })] }),
    ]);
  }
});

it('weeks have dates, holidays, and the current one', async () => {
  const { data } = await learner.send(listMyWeekTimes, {});
  expect([data.school?.orgNo, data.bells.length, data.terms.length, data.termId]).toEqual([
    orgNo,
    10,
    1,
    school.termId,
  ]);
  expect(data.weeks.filter(({ isCurrent }) => isCurrent === 1)).toEqual([{ week: 1, ...week, isCurrent: 1, days: [] }]);
  expect(data.weeks[3]).toEqual({
    week: 4,
    from: '2026-09-28',
    to: '2026-10-04',
    isCurrent: 0,
    days: [{ day: '2026-10-01', dayKind: 1, dayName: '国庆节', follows: null }],
  });
  expect((await learner.send(listMyWeekTimes, { day: '2027-08-01' })).data.termId, 'after the last').toBe(
    school.termId,
  );
  expect((await (await t.person()).send(listMyWeekTimes, {})).data.school).toBeNull();
});

it('the timetable of a teacher, a room, a class is for the school, and says what is free', async () => {
  for (const reader of [learner, teacher, school.admin]) {
    const { data } = await reader.send(orgSchedule.listTeacherSchedule, { userNo: teacher.userNo, ...week });
    expect([data.name, data.list.map(({ id }) => id)]).toEqual(['许可为', [lessonId, ofOthers]]);
    expect(data.free.filter(({ day }) => day === '2026-09-09')).toEqual([
      { day: '2026-09-09', fromBell: 3, toBell: 4 },
      { day: '2026-09-09', fromBell: 7, toBell: 8 },
      { day: '2026-09-09', fromBell: 9, toBell: 10 },
    ]);
  }
  const room = await learner.send(orgSchedule.listRoomSchedule, { roomId, ...week });
  expect([room.data.name, room.data.list.length]).toEqual(['教学楼 A-301', 2]);
  const ofClass = await learner.send(orgSchedule.listGradeSchedule, { gradeId, ...week });
  expect(ofClass.data.list.map(({ id }) => id)).toEqual([lessonId]);
});

it('nobody of another school, or of none, sees any of them', async () => {
  for (const reader of [stranger, foreign.admin, await t.person()]) {
    const replies = [
      await reader.send(orgSchedule.listTeacherSchedule, { userNo: teacher.userNo, ...week }),
      await reader.send(orgSchedule.listRoomSchedule, { roomId, ...week }),
      await reader.send(orgSchedule.listGradeSchedule, { gradeId, ...week }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => NOT_FOUND.code));
    for (const list of [orgSchedule.listTeacher, orgSchedule.listRoom, orgSchedule.listGrade]) {
      expect((await reader.send(list, {})).data.list).toEqual([]);
    }
  }
});

it('a teacher of two schools is seen in each with the lessons there', async () => {
  await t.database.pool.query(
    'insert into user_identity (user_no, user_type, org_no, role_id) select user_no, user_type, $1, role_id from user_identity where user_no = $2',
    [foreign.orgNo, teacher.userNo],
  );
  const { data } = await stranger.send(orgSchedule.listTeacherSchedule, { userNo: teacher.userNo, ...week });
  expect([data.name, data.list]).toEqual(['许可为', []]);
});

it('one chooses among what the school has, by a part of the name; the own class is first', async () => {
  const named = async (list: typeof orgSchedule.listTeacher, keyword: string) =>
    (await learner.send(list, { keyword })).data.list.map(({ name }) => name);
  expect(await named(orgSchedule.listTeacher, '可为')).toEqual(['许可为']);
  expect(await named(orgSchedule.listTeacher, '%')).toEqual([]);
  const rooms = (await learner.send(orgSchedule.listRoom, { keyword: '302' })).data;
  expect([rooms.totalCount, rooms.list[0]]).toEqual([
    1,
    { id: small, name: '教学楼 A-302', seats: 20, roomKind: 1, campusName: '主校区' },
  ]);
  expect((await learner.send(orgSchedule.listGrade, {})).data.list.map(({ id }) => id)).toEqual([gradeId, otherGrade]);
});

it('a room is free when nothing is held in it at the time, a cancelled lesson counts for nothing', async () => {
  const freeAt = async (fromBell: number, toBell: number, seats = 0) => {
    const wanted = { day: '2026-09-09', fromBell, toBell, seats };
    return (await learner.send(orgSchedule.listFreeRoom, wanted)).data.list.map(({ id }) => id);
  };
  expect(await freeAt(1, 1)).toEqual([small]);
  expect(await freeAt(2, 3)).toEqual([small]);
  expect(await freeAt(3, 4)).toEqual([small, roomId]);
  expect(await freeAt(3, 4, 30)).toEqual([roomId]);
  await db.update(lesson).set({ lessonState: 2 }).where(eq(lesson.id, ofOthers));
  expect(await freeAt(5, 6)).toEqual([small, roomId]);
  const { code } = await learner.send(orgSchedule.listFreeRoom, { day: '2026-09-09', fromBell: 11, toBell: 12 });
  expect(code).toBe(INVALID_INPUT.code);
});

it('a view is one statement or two beside the session, however many lessons', async () => {
  const sent = async (work: () => Promise<unknown>) =>
    (await warmStatementsOf(t, work)).filter(({ text }) => /lesson|school_|grade/.test(text)).length;
  expect(await sent(() => learner.send(listMySchedule, week))).toBe(1);
  expect(await sent(() => learner.send(listMyWeekTimes, {}))).toBe(1);
  expect(await sent(() => learner.send(orgSchedule.listRoomSchedule, { roomId, ...week }))).toBe(2);
});
