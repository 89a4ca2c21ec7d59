import { expect, it } from 'vitest';
import * as certificates from '#contract/course/certificate.ts';
import * as collection from '#contract/course/collection.ts';
import * as programs from '#contract/course/program.ts';
import * as desk from '#contract/course/programDesk.ts';
import * as failures from '#contract/course/programFailures.ts';
import { enrol } from '#test/courses.ts';
import { finish, programWorld, stageOf } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
t.setNow(now);
const { first, second, staff, stranger, operator, typicalPositionId, published } = await programWorld(t);
const learner = await t.person({ nickname: '林晓' });
const mate = await t.person({ nickname: '' });

it('somebody joins, the second stage opens when the first is done, all of it ends with a certificate, once', async () => {
  const id = await published('走完全程');
  expect((await t.guest.send(programs.view, { id })).data).toMatchObject({ own: null, joinable: 'open', hours: 20 });
  expect((await learner.send(programs.join, { id })).code).toBe(200);
  expect((await learner.send(programs.join, { id })).code).toBe(failures.JOINED_ALREADY.code);
  expect((await learner.send(programs.pace, { id, startDate: '2026-12-01', hoursPerWeek: 10 })).code).toBe(200);
  for (const courseId of [first, second]) await enrol(db, { userNo: learner.userNo, courseId });
  await finish(db, { userNo: learner.userNo, courseId: first, now });
  const half = (await learner.send(programs.view, { id })).data.own!;
  expect(half).toMatchObject({ progress: 5000, joinState: 1, certificateNo: '' });
  expect(half.stages.map(({ standing, begins, ends }) => [standing, begins, ends])).toEqual([
    ['done', '2026-12-01', '2026-12-07'],
    ['open', '2026-12-08', '2026-12-14'],
  ]);
  await finish(db, { userNo: learner.userNo, courseId: second, now });
  const whole = (await learner.send(programs.view, { id })).data;
  expect(whole.own).toMatchObject({ progress: 10_000, joinState: 2, isNameMissing: 0 });
  const { certificateNo } = whole.own!;
  expect((await t.guest.send(certificates.verify, { certificateNo })).data).toMatchObject({
    courseName: '走完全程',
    orgName: '江城大学',
    hours: 20,
    state: 'valid',
  });
  expect((await learner.send(programs.leave, { id })).code).toBe(failures.PROGRAM_DONE.code);
  const mine = (await learner.send(programs.mine)).data.list.find((row) => row.program.id === id)!;
  expect(mine.own).toMatchObject({ certificateNo, joinState: 2 });
  const [counted] = (await staff.send(desk.count)).data.list;
  expect(counted).toMatchObject({ programName: '走完全程', done: 1, learning: 0, certificates: 1, progress: 10_000 });
  expect(counted!.stages.map(({ done }) => done)).toEqual([1, 1]);
  expect((await stranger.send(desk.count)).data.totalCount).toBe(0);
});

it('whoever has told no name gets the certificate with the name', async () => {
  const id = await published('没有名字', { stages: [stageOf('a', [first])] });
  await enrol(db, { userNo: mate.userNo, courseId: first });
  await finish(db, { userNo: mate.userNo, courseId: first, now });
  expect((await mate.send(programs.join, { id })).code).toBe(200);
  expect((await mate.send(programs.view, { id })).data.own).toMatchObject({ joinState: 2, isNameMissing: 1 });
  expect((await mate.send(certificates.userList)).data.waiting.map(({ courseName }) => courseName)).toEqual([
    '数据入门',
    '没有名字',
  ]);
  expect((await mate.send(certificates.claim, { holderName: '江晚晴' })).data).toEqual({ count: 2 });
  expect((await mate.send(programs.view, { id })).data.own!.certificateNo).not.toBe('');
});

it('a new version moves nobody; whoever wants moves themselves', async () => {
  const id = await published('两个版本');
  const person = await t.person({ nickname: '留下的人' });
  expect((await person.send(programs.join, { id })).code).toBe(200);
  const next = { stages: [stageOf('a', [first])], revision: 2 };
  expect((await staff.send(desk.update, { id, ...next })).code).toBe(200);
  expect((await staff.send(desk.submit, { id })).code).toBe(200);
  const queued = (await operator.send(desk.queue, { pageSize: 100 })).data.list.find((row) => row.programId === id)!;
  expect(queued.changes.map(({ kind, name }) => [kind, name])).toEqual([['removed', '阶段「阶段b」']]);
  expect((await person.send(programs.moveVersion, { id })).code).toBe(failures.NEWEST_ALREADY.code);
  expect((await operator.send(desk.audit, { id: queued.id, auditStatus: 1, auditOpinion: '' })).code).toBe(200);
  expect((await t.guest.send(programs.view, { id })).data).toMatchObject({
    version: 2,
    shownVersion: 2,
    stageCount: 1,
  });
  expect((await person.send(programs.view, { id })).data).toMatchObject({ version: 2, shownVersion: 1, stageCount: 2 });
  expect((await person.send(programs.moveVersion, { id })).code).toBe(200);
  expect((await person.send(programs.view, { id })).data).toMatchObject({ shownVersion: 2, stageCount: 1 });
});

it('the last place is given once, the place of whoever leaves is free again, and the days are kept', async () => {
  const id = await published('一个名额', { seats: 1, endDate: '2026-11-21' });
  const [one, two] = [await t.person(), await t.person()];
  const replies = await Promise.all([one.send(programs.join, { id }), two.send(programs.join, { id })]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, failures.PROGRAM_FULL.code]);
  const [inside, outside] = replies[0].code === 200 ? [one, two] : [two, one];
  expect((await outside.send(programs.view, { id })).data.joinable).toBe('full');
  expect((await outside.send(programs.leave, { id })).code).toBe(failures.NOT_JOINED.code);
  expect((await inside.send(programs.leave, { id })).code).toBe(200);
  expect((await outside.send(programs.join, { id })).code).toBe(200);
  t.setNow(new Date('2026-11-21T16:30:00Z'));
  expect((await inside.send(programs.join, { id })).code).toBe(failures.NO_MORE_OPEN.code);
  t.setNow(now);
});

it('it is found by its position and its courses, and can be collected', async () => {
  const id = await published('收藏它');
  const byPosition = await t.guest.send(programs.list, { typicalPositionId, programName: '收藏' });
  expect(byPosition.data.list.map((row) => row.id)).toEqual([id]);
  const byCourse = await t.guest.send(programs.list, { courseId: second, pageSize: 100 });
  expect(byCourse.data.list.map((row) => row.id)).toContain(id);
  const target = { collectionType: 10, collectionId: id } as const;
  expect((await learner.send(collection.save, target)).code).toBe(200);
  expect((await learner.send(programs.collected)).data.list).toMatchObject([{ program: { programName: '收藏它' } }]);
  expect((await learner.send(programs.view, { id })).data.isCollect).toBe(1);
});
