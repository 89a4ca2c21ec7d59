import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as check from '#contract/startup/policyCheck.ts';
import { getFeed, renewFeed } from '#contract/user/orgSchedule.ts';
import { makeGrade, makeLesson, makeOffering, makeRoom, makeSchool, makeTeacher } from '#test/school.ts';
import { publishOne } from '#test/startPolicies.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';
import { schoolTerm } from '../db/schema/school.ts';
import { lesson } from '../db/schema/timetable.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-09-09T10:00:00+08:00'));
const school = await makeSchool(t);
const teacher = await makeTeacher(t, school);
const learner = await t.person({ identities: [{ userType: 1, orgNo: school.orgNo }] });
const gradeId = await makeGrade(db, school, [learner]);
const roomId = await makeRoom(db, school, { roomName: 'A-301' });
const offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });
const held = { offeringId, week: 1, teachers: [teacher], roomId, gradeIds: [gradeId] };
const lessonId = await makeLesson(db, school, { ...held, day: '2026-09-09' });
const other = await makeLesson(db, school, { ...held, day: '2026-09-11' });
await db.update(lesson).set({ gmtModified: '2026-09-01 08:00:00' });

const pathOf = (url: string | null): string => new URL(url!).pathname;
const opened = async (person: typeof learner) => pathOf((await person.send(renewFeed)).data.url);
const read = (url: string, headers: Record<string, string> = {}) => t.app.inject({ method: 'GET', url, headers });

/** Of every event, the lines that matter, by its UID. */
function eventsIn(text: string): Map<string, Record<string, string>> {
  const unfolded = text.replaceAll('\r\n ', '');
  const events = unfolded.split('BEGIN:VEVENT').slice(1);
  return new Map(
    events.map((event) => {
      const lines = event.split('\r\n').filter((line) => line.includes(':'));
      const fields = Object.fromEntries(
        lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      );
      return [fields['UID']!, fields];
    }),
  );
}

it('there is no address before somebody opens one, and it stays the same until it is renewed', async () => {
  expect((await learner.send(getFeed)).data.url).toBeNull();
  const url = await opened(learner);
  expect(pathOf((await learner.send(getFeed)).data.url)).toBe(url);
  expect((await read(url)).statusCode).toBe(200);
});

it('lessons are events at the clock of the school, with place and teacher, for learner and lecturer', async () => {
  for (const person of [learner, teacher]) {
    const { body, headers } = await read(await opened(person));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toContain('X-PUBLISHED-TTL:PT1H\r\nBEGIN:VTIMEZONE\r\nTZID:Asia/Shanghai\r\nBEGIN:STANDARD');
    const events = eventsIn(body);
    expect(events.size).toBe(2);
    expect(events.get(`lesson-${lessonId}@zhitu`)).toMatchObject({
      'DTSTART;TZID=Asia/Shanghai': '20260909T080000',
      'DTEND;TZID=Asia/Shanghai': '20260909T093500',
      SUMMARY: '数据清洗',
      LOCATION: '教学楼 A-301',
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTAMP: '20260901T000000Z',
    });
  }
});

it('a move and a cancellation keep every event under its UID', async () => {
  const url = await opened(learner);
  const before = eventsIn((await read(url)).body);
  const moved = { day: '2026-09-10', beginsAt: '2026-09-10 14:00:00', endsAt: '2026-09-10 15:35:00', revision: 1 };
  await db.update(lesson).set(moved).where(eq(lesson.id, lessonId));
  await db.update(lesson).set({ lessonState: 2, revision: 1 }).where(eq(lesson.id, other));
  const after = eventsIn((await read(url)).body);
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  expect(after.get(`lesson-${lessonId}@zhitu`)).toMatchObject({
    'DTSTART;TZID=Asia/Shanghai': '20260910T140000',
    SEQUENCE: '1',
  });
  expect(after.get(`lesson-${other}@zhitu`)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' });
});

it('what has not changed is not sent again', async () => {
  const url = await opened(learner);
  const { headers } = await read(url);
  const [etag, modified] = [headers.etag!, headers['last-modified']!];
  expect(etag).toMatch(/^W\//);
  t.setNow(new Date('2026-09-09T11:00:00+08:00'));
  expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await read(url, { 'if-modified-since': modified })).statusCode).toBe(304);
  await db.update(lesson).set({ remark: '带电脑', revision: 2 }).where(eq(lesson.id, lessonId));
  const changed = await read(url, { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers['last-modified']]).toEqual([200, 'Wed, 09 Sep 2026 03:00:00 GMT']);
  expect((await read(url, { 'if-modified-since': modified })).statusCode).toBe(200);
});

it('a renewed address is the only one, and a made-up one is nobody’s', async () => {
  const url = await opened(learner);
  const next = await opened(learner);
  expect(next).not.toBe(url);
  const codes = [url, next, `/ical/${'a'.repeat(32)}.ics`, '/ical/x.ics', '/ical/..%2f..%2fetc.ics'];
  const replies = await Promise.all(codes.map((address) => read(address)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 200, 404, 404, 404]);
});

it('the next semester is there already, those that are over are not', async () => {
  const url = await opened(learner);
  const facts = { orgNo: school.orgNo, semester: 2, weeks: 18 } as const;
  const termFor = async (schoolYear: string, beginOn: string) => {
    const [row] = await db
      .insert(schoolTerm)
      .values({ ...facts, schoolYear, beginOn })
      .returning();
    return { ...school, termId: row!.id };
  };
  const past = await termFor('2025-2026', '2026-03-02');
  const next = await termFor('2026-2027', '2027-03-01');
  const at = async (term: typeof school, day: string) => {
    const its = await makeOffering(db, term, { gradeIds: [gradeId] });
    return makeLesson(db, term, { offeringId: its, day, week: 1, gradeIds: [gradeId] });
  };
  const gone = await at(past, '2026-03-03');
  const toCome = await at(next, '2027-03-02');
  const events = eventsIn((await read(url)).body);
  expect([events.has(`lesson-${gone}@zhitu`), events.has(`lesson-${toCome}@zhitu`)]).toEqual([false, true]);
});

it('the last days of policies that somebody keeps are in it, at the clock of the file that they saved', async () => {
  await offerVacancyChoices(t);
  const id = await publishOne(await t.person({ userType: 0 }));
  const url = await opened(learner);
  const keptIn = async () => eventsIn((await read(url)).body).get(`policy-${id}@zhitu`);
  expect(await keptIn()).toBeUndefined();
  await learner.send(check.keepDate, { id });
  expect(await keptIn()).toMatchObject({
    'DTSTART;TZID=Asia/Shanghai': '20261231T090000',
    SUMMARY: '洪山区大学生一次性创业补贴 截止申请',
    SEQUENCE: '1',
  });
  await learner.send(check.dropDate, { id });
  expect(await keptIn()).toBeUndefined();
});
