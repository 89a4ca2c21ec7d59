import fc from 'fast-check';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as schedule from '#contract/user/orgStuSchedule.ts';
import type { Clash } from '#contract/user/orgStuSchedule.ts';
import { ChangeScope, HolderKind, MendKind } from '#contract/rules/scheduleChanges.ts';
import { lesson, lessonClaim, offering } from '#server/db/schema/timetable.ts';
import { msgUser } from '#server/db/schema/trust.ts';
import { makeGrade, makeOffering, makeRoom, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const learner = await t.person({ idCardName: '林晓' });

interface Taught {
  teacher: Person;
  gradeId: string;
  roomId: string;
  offeringId: string;
}

let school: School;
let mine: Taught;
let theirs: Taught;

/** Something taught by a teacher of its own to a class of its own. */
async function taught(name: string, students: Person[] = []): Promise<Taught> {
  const teacher = await makeTeacher(t, school, `教${name}的`);
  const gradeId = await makeGrade(db, school, students);
  const offeringId = await makeOffering(db, school, { name, teachers: [teacher], gradeIds: [gradeId] });
  return { teacher, gradeId, offeringId, roomId: await makeRoom(db, school, { roomName: `${name}教室` }) };
}

beforeEach(async () => {
  t.setNow(new Date('2026-09-01T08:00:00+08:00'));
  school = await makeSchool(t);
  mine = await taught('数据清洗', [learner]);
  theirs = await taught('视频剪辑');
});

const weekly = { weekday: 3, fromBell: 3, toBell: 4, fromWeek: 1, toWeek: 16, parity: 0 as const, place: '' };
const plan = (
  { offeringId, roomId }: Taught,
  wish: Partial<typeof weekly & { roomId: string | null; teacherUserNos: string[] }> = {},
) => {
  return { offeringId, roomId, ...weekly, ...wish } as const;
};
const lessonsOf = (offeringId: string) =>
  db.select().from(lesson).where(eq(lesson.offeringId, offeringId)).orderBy(lesson.day);
const heldCount = () => db.$count(lesson, and(eq(lesson.orgNo, school.orgNo), eq(lesson.lessonState, 1)));

it('a series is planned week by week, a holiday is left out and said', async () => {
  const thursdays = plan(mine, { weekday: 4 });
  const seen = await school.admin.send(schedule.check, thursdays);
  expect(seen.data).toMatchObject({ lessonCount: 15, studentCount: 1, clashes: [], mends: [] });
  expect(seen.data.skipped).toEqual([{ week: 4, day: '2026-10-01', dayName: '国庆节' }]);
  expect((await school.admin.send(schedule.add, thursdays)).data.lessonCount).toBe(15);
  const { data } = await school.admin.send(schedule.page, { termId: school.termId });
  expect(data.list).toMatchObject([
    {
      offeringName: '数据清洗',
      weekday: 4,
      roomName: '教学楼 数据清洗教室',
      teacherNames: ['教数据清洗的'],
      lessonCount: 15,
    },
  ]);
});

it('a clash says who and what collides in which weeks, and nothing is written', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const clashing = plan(theirs, { roomId: mine.roomId, parity: 0, fromWeek: 3, toWeek: 5 });
  const refused = await school.admin.send(schedule.add, clashing);
  expect(refused.code).toBe(schedule.LESSONS_CLASH.code);
  expect((refused.data as unknown as { clashes: Clash[] }).clashes).toMatchObject([
    { holderKind: HolderKind.room, holderName: '教学楼 数据清洗教室', offeringName: '数据清洗', weeks: [3, 4, 5] },
  ]);
  expect(await lessonsOf(theirs.offeringId)).toEqual([]);
  const teacher = plan(theirs, { fromBell: 4, toBell: 5, teacherUserNos: [mine.teacher.userNo] });
  const seen = (await school.admin.send(schedule.check, teacher)).data;
  expect(seen.clashes.map(({ holderKind, holderName }) => [holderKind, holderName])).toEqual([
    [HolderKind.teacher, '教数据清洗的'],
  ]);
});

it('three ways out are offered with whom each touches, and each of them can be gone', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const clashing = plan(theirs, { roomId: mine.roomId });
  const { mends } = (await school.admin.send(schedule.check, clashing)).data;
  expect(mends.map(({ mendKind }) => mendKind).toSorted((x, y) => x - y)).toEqual(
    [MendKind.time, MendKind.time, MendKind.room].toSorted((x, y) => x - y),
  );
  for (const { mendKind, weekday, fromBell, toBell, roomId } of mends) {
    const kept = mendKind === MendKind.room ? { weekday: 3, fromBell: 3, toBell: 4 } : {};
    expect({ weekday, fromBell, toBell }).toMatchObject(kept);
    const { clashes } = (await school.admin.send(schedule.check, { ...clashing, weekday, fromBell, toBell, roomId }))
      .data;
    expect(clashes).toEqual([]);
  }
});

it('the other one can be moved out of the way', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const busy = plan(theirs, { teacherUserNos: [mine.teacher.userNo] });
  const { mends } = (await school.admin.send(schedule.check, busy)).data;
  const away = mends.find(({ mendKind }) => mendKind === MendKind.other);
  expect(away).toMatchObject({ offeringName: '数据清洗', studentCount: 1, teacherNames: ['教数据清洗的'] });
  const [first] = await lessonsOf(mine.offeringId);
  const { weekday, fromBell, toBell, roomId, lessonId, revision, day } = away!;
  expect([lessonId, revision, day]).toEqual([first!.id, 0, `2026-09-${String(6 + weekday).padStart(2, '0')}`]);
  const there = {
    lessonId: lessonId!,
    revision: revision!,
    scope: ChangeScope.following,
    day: day!,
    fromBell,
    toBell,
    roomId,
  };
  expect((await school.admin.send(schedule.move, there)).code).toBe(200);
  expect((await school.admin.send(schedule.add, busy)).code).toBe(200);
});

it('the other one is only moved to where all that follows it has room', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const early = plan(theirs, { teacherUserNos: [mine.teacher.userNo], toWeek: 2 });
  const before = (await school.admin.send(schedule.check, early)).data.mends.find(
    ({ mendKind }) => mendKind === MendKind.other,
  );
  const { weekday, fromBell, toBell } = before!;
  const third = await taught('统计学基础');
  const later = plan(third, {
    weekday,
    fromBell,
    toBell,
    fromWeek: 9,
    toWeek: 9,
    teacherUserNos: [mine.teacher.userNo],
  });
  expect((await school.admin.send(schedule.add, later)).code).toBe(200);
  const after = (await school.admin.send(schedule.check, early)).data.mends.find(
    ({ mendKind }) => mendKind === MendKind.other,
  );
  expect([after!.weekday, after!.fromBell]).not.toEqual([weekday, fromBell]);
  const { lessonId, revision, day, ...there } = after!;
  const moved = { lessonId: lessonId!, revision: revision!, day: day!, scope: ChangeScope.following, ...there };
  expect((await school.admin.send(schedule.move, moved)).data.lessonCount).toBe(16);
});

it('offerings say how much of them is placed, and those with too little are found', async () => {
  await db.update(offering).set({ hours: 32 }).where(eq(offering.orgNo, school.orgNo));
  await school.admin.send(schedule.add, plan(mine));
  await school.admin.send(schedule.add, plan(theirs, { fromBell: 5, toBell: 6, toWeek: 3 }));
  const of = (wish: object) => school.admin.send(schedule.offerings, { termId: school.termId, ...wish });
  expect((await of({ keyword: '清洗' })).data.list).toMatchObject([
    { offeringName: '数据清洗', hours: 32, placedHours: 32, studentCount: 1, teachers: [{ name: '教数据清洗的' }] },
  ]);
  const open = (await of({ isOpen: true })).data;
  expect(open.list.map(({ offeringName, placedHours }) => [offeringName, placedHours])).toEqual([['视频剪辑', 6]]);
  expect(open.totalCount).toBe(1);
  const others = await makeSchool(t);
  const foreign = await others.admin.send(schedule.offerings, { termId: school.termId });
  expect(foreign.data?.list ?? []).toEqual([]);
});

it('one lesson is moved, everybody concerned is told, and it can be taken back for ten minutes', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const [first] = await lessonsOf(mine.offeringId);
  const there = {
    lessonId: first!.id,
    revision: 0,
    scope: ChangeScope.one,
    day: '2026-09-11',
    fromBell: 5,
    toBell: 6,
    roomId: mine.roomId,
  };
  const moved = (await school.admin.send(schedule.move, there)).data;
  expect(moved).toMatchObject({ lessonCount: 1, touched: 2 });
  expect(await db.$count(msgUser, eq(msgUser.userNo, learner.userNo))).toBeGreaterThan(0);
  const [now] = await db.select().from(lesson).where(eq(lesson.id, first!.id));
  expect(now).toMatchObject({ day: '2026-09-11', beginsAt: '2026-09-11 14:00:00', revision: 1 });
  expect((await school.admin.send(schedule.move, there)).code, 'as another editor still sees it').toBe(
    schedule.LESSON_MOVED_ON.code,
  );
  expect((await school.admin.send(schedule.undo, { id: moved.changeId })).data.lessonCount).toBe(1);
  const [back] = await db.select().from(lesson).where(eq(lesson.id, first!.id));
  expect(back).toMatchObject({ day: '2026-09-09', beginsAt: '2026-09-09 09:55:00', revision: 2 });
  expect((await school.admin.send(schedule.undo, { id: moved.changeId })).code).toBe(schedule.CHANGE_SETTLED.code);
});

it('a change older than ten minutes stays', async () => {
  const { changeId } = (await school.admin.send(schedule.add, plan(mine))).data;
  t.setNow(new Date('2026-09-01T08:11:00+08:00'));
  expect((await school.admin.send(schedule.undo, { id: changeId })).code).toBe(schedule.CHANGE_SETTLED.code);
});

it('a series is moved through its own places, and from one lesson on', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const lessons = await lessonsOf(mine.offeringId);
  const there = {
    lessonId: lessons[4]!.id,
    revision: 0,
    scope: ChangeScope.following,
    day: '2026-10-07',
    fromBell: 4,
    toBell: 5,
    roomId: null,
  };
  expect((await school.admin.send(schedule.move, there)).code, 'a period begins before noon and ends after').toBe(200);
  const after = await lessonsOf(mine.offeringId);
  expect(after.map(({ fromBell }) => fromBell)).toEqual([3, 3, 3, 3, ...Array.from({ length: 12 }, () => 4)]);
  expect(await db.$count(lessonClaim, eq(lessonClaim.roomId, mine.roomId))).toBe(4);
});

it('cancelled lessons free what they held, and lessons that are over stay', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const [first] = await lessonsOf(mine.offeringId);
  const asked = { lessonId: first!.id, revision: 0, scope: ChangeScope.one, reason: '教师出差' };
  t.setNow(new Date('2026-09-09T12:00:00+08:00'));
  const late = await t.person({ userType: 4, orgNo: school.orgNo, isAdmin: true });
  expect((await late.send(schedule.remove, asked)).code).toBe(schedule.LESSON_OVER.code);
  t.setNow(new Date('2026-09-01T08:00:00+08:00'));
  expect((await school.admin.send(schedule.remove, asked)).data).toMatchObject({ lessonCount: 1, touched: 2 });
  expect((await school.admin.send(schedule.add, plan(theirs, { roomId: mine.roomId, toWeek: 1 }))).code).toBe(200);
  expect((await school.admin.send(schedule.history, {})).data.list.map(({ changeKind }) => changeKind)).toEqual([
    1, 3, 1,
  ]);
});

it('what the school cannot do is refused at the field', async () => {
  const small = await makeRoom(db, school, { seats: 0 });
  const refusals = [
    [{ toWeek: 19 }, 'toWeek'],
    [{ fromWeek: 8, toWeek: 7 }, 'toWeek'],
    [{ fromBell: 4, toBell: 3 }, 'toBell'],
    [{ fromBell: 10, toBell: 11 }, 'toBell'],
    [{ roomId: small }, 'roomId'],
    [{ teacherUserNos: [learner.userNo] }, 'teacherUserNos'],
  ] as const;
  for (const [wrong, path] of refusals) {
    const { code, data } = await school.admin.send(schedule.add, plan(mine, wrong as never));
    expect([code, (data as unknown as { issues: { path: string }[] }).issues[0]!.path]).toEqual([422, path]);
  }
});

it('free times name the places in the week where everybody is free, and how many rooms are', async () => {
  await school.admin.send(schedule.add, plan(mine));
  const wish = { offeringId: mine.offeringId, length: 2, fromWeek: 1, toWeek: 16, parity: 0 as const };
  const { list } = (await school.admin.send(schedule.freeTimes, wish)).data;
  const at = (weekday: number, fromBell: number) =>
    list.find((one) => one.weekday === weekday && one.fromBell === fromBell);
  expect(at(3, 3)).toBeUndefined();
  expect(at(3, 1)?.roomCount).toBe(2);
  expect(at(3, 4), 'not over noon').toBeUndefined();
  const other = (await school.admin.send(schedule.freeTimes, { ...wish, offeringId: theirs.offeringId })).data.list;
  expect(other.find(({ weekday, fromBell }) => weekday === 3 && fromBell === 3)?.roomCount).toBe(1);
});

it('twenty editors at once never make a pair that clashes', async () => {
  const slot = fc.record({
    weekday: fc.integer({ min: 1, max: 2 }),
    fromBell: fc.constantFrom(1, 2, 3),
    own: fc.boolean(),
    shared: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(slot, { minLength: 20, maxLength: 20 }), async (wishes) => {
      const replies = await Promise.all(
        wishes.map(({ weekday, fromBell, own, shared }) => {
          const of = own ? mine : theirs;
          return school.admin.send(
            schedule.add,
            plan(of, { weekday, fromBell, toBell: fromBell + 1, toWeek: 2, roomId: shared ? mine.roomId : of.roomId }),
          );
        }),
      );
      expect(replies.every(({ code }) => code === 200 || code === schedule.LESSONS_CLASH.code)).toBe(true);
      const { rows } = await db.execute(sql`select 1 from lesson_claim a join lesson_claim b on a.holder = b.holder
        and a.lesson_id < b.lesson_id and a.lesson_state = 1 and b.lesson_state = 1
        and tstzrange(a.begins_at, a.ends_at) && tstzrange(b.begins_at, b.ends_at)`);
      expect(rows).toEqual([]);
    }),
    { numRuns: 5 },
  );
  expect(await heldCount()).toBeGreaterThan(0);
});

it('only whoever plans the timetable reaches it', async () => {
  for (const person of [mine.teacher, learner]) {
    expect((await person.send(schedule.page, { termId: school.termId })).code).toBe(403);
  }
});
