import { beforeAll, expect, it } from 'vitest';
import * as certificates from '#contract/course/certificate.ts';
import * as collection from '#contract/course/collection.ts';
import * as programs from '#contract/course/program.ts';
import * as desk from '#contract/course/programDesk.ts';
import * as failures from '#contract/course/programFailures.ts';
import * as offers from '#contract/course/programOffer.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DECIDED } from '#contract/kit/review.ts';
import { OfferState } from '#contract/rules/programs.ts';
import { makeOrg } from '#seed/make/org.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish, makePosition } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
t.setNow(now);
const { items } = await makeAbilities(db, ['取数', '清洗', '制图']);
const { courseId: first } = await makeLessons(db, [60], { courseName: '数据入门' });
const { courseId: second } = await makeLessons(db, [60], { courseName: '数据进阶' });
await raise(db, first, items[0]!, 3);

let [staff, stranger, operator, other, receiver, learner, mate]: Person[] = [];
let [receiverNo, typicalPositionId] = ['', ''];
beforeAll(async () => {
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
  const elsewhere = await makeOrg(db, { orgType: 4, orgName: '隔壁大学' });
  receiverNo = await makeOrg(db, { orgType: 5, orgName: '云杉' });
  staff = await t.person({ userType: 4, orgNo, isAdmin: true });
  stranger = await t.person({ userType: 4, orgNo: elsewhere, isAdmin: true });
  receiver = await t.person({ userType: 5, orgNo: receiverNo, isAdmin: true });
  operator = await t.person({ userType: 0 });
  other = await t.person({ userType: 0 });
  learner = await t.person({ nickname: '林晓' });
  mate = await t.person({ nickname: '' });
  typicalPositionId = await makePosition(db, staff.userNo, '数据分析师', items);
});

const stage = (key: string, courseIds: string[], needs: string[] = []) => ({
  key,
  stageName: `阶段${key}`,
  intro: '',
  needs,
  courseIds,
  testIds: [],
  hours: 10,
  credit: 15,
});

const content = () => ({
  typicalPositionId,
  intro: '两段走到数据分析师',
  items: [{ abilityId: items[0]!, abilityLevel: 3 as const, weight: 5 }],
  stages: [stage('a', [first]), stage('b', [second], ['a'])],
});

async function handedIn(programName: string, more: object = {}) {
  const { id } = (await staff!.send(desk.save, { programName })).data;
  expect((await staff!.send(desk.update, { id, revision: 1, ...content(), ...more })).code).toBe(200);
  expect((await staff!.send(desk.submit, { id })).code).toBe(200);
  return { id, reviewId: await reviewOf(id) };
}

const reviewOf = async (id: string) =>
  (await operator!.send(desk.queue, { pageSize: 100 })).data.list.find((row) => row.programId === id)!.id;

async function published(programName: string, more: object = {}): Promise<string> {
  const { id, reviewId } = await handedIn(programName, more);
  expect((await operator!.send(desk.audit, { id: reviewId, auditStatus: 1, auditOpinion: '' })).code).toBe(200);
  return id;
}

it('a plan that begins with a typical position has what it asks for; only its authors see the draft', async () => {
  const begun = await staff!.send(desk.save, { programName: '从岗位开始', typicalPositionId });
  const { id } = begun.data;
  expect((await staff!.send(desk.view, { id })).data.items.map(({ abilityName }) => abilityName)).toEqual([
    '取数',
    '清洗',
    '制图',
  ]);
  expect((await stranger!.send(desk.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await learner!.send(desk.save, { programName: '学员写的' })).code).toBe(2485);
  expect((await t.guest.send(programs.view, { id })).code).toBe(NOT_FOUND.code);
});

it('what cannot be is refused at its place: circles, a course twice, level 6, days swapped, an unknown position', async () => {
  const { id } = (await staff!.send(desk.save, { programName: '坏输入' })).data;
  const pathsOf = async (wish: object) => {
    const reply = await staff!.send(desk.update, { id, revision: 1, ...wish });
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);
  };
  const circle = [stage('a', [first], ['b']), stage('b', [second], ['a']), stage('c', [])];
  expect(await pathsOf({ stages: circle })).toEqual(['stages.0.needs', 'stages.1.needs']);
  expect(await pathsOf({ stages: [stage('a', [], ['zz'])] })).toEqual(['stages.0.needs']);
  expect(await pathsOf({ stages: [stage('a', [first]), stage('b', [first])] })).toEqual(['stages']);
  expect(await pathsOf({ stages: [stage('a', ['7'])] })).toEqual(['stages.0.courseIds']);
  const days = { beginDate: '2026-12-31', endDate: '2026-12-01' };
  expect(await pathsOf({ stages: [{ ...stage('a', []), ...days }] })).toEqual(['stages.0.endDate']);
  expect(await pathsOf({ items: [{ abilityId: items[0]!, abilityLevel: 6, weight: 1 }] })).toEqual([
    'items.0.abilityLevel',
  ]);
  expect(await pathsOf({ typicalPositionId: '7' })).toEqual(['typicalPositionId']);
  expect(await pathsOf({ seats: -1 })).toEqual(['seats']);
  const missing = (await staff!.send(desk.view, { id })).data.missing.map(({ step }) => step);
  expect(missing).toEqual([1, 1, 2, 3]);
  expect((await staff!.send(desk.submit, { id })).code).toBe(INVALID_INPUT.code);
});

it('of two windows the later is told; while it waits nothing changes; of two reviewers one decides', async () => {
  const { id, reviewId } = await handedIn('两个人');
  expect((await staff!.send(desk.update, { id, revision: 1, intro: '旧窗口' })).code).toBe(
    failures.PROGRAM_WAITING.code,
  );
  expect((await stranger!.send(desk.queue)).data.totalCount).toBe(0);
  expect((await learner!.send(desk.queue)).code).toBe(NO_PERMISSION.code);
  const pass = { id: reviewId, auditStatus: 1, auditOpinion: '' } as const;
  const replies = await Promise.all([operator!.send(desk.audit, pass), other!.send(desk.audit, pass)]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, DECIDED.code]);
  expect((await staff!.send(desk.update, { id, revision: 1, intro: '旧窗口' })).code).toBe(
    failures.PROGRAM_CHANGED.code,
  );
  expect((await staff!.send(desk.submit, { id })).code).toBe(failures.PROGRAM_NOTHING_NEW.code);
});

it('somebody joins, the second stage opens when the first is done, all of it ends with a certificate, once', async () => {
  const id = await published('走完全程');
  expect((await t.guest.send(programs.view, { id })).data).toMatchObject({ own: null, joinable: 'open', hours: 20 });
  expect((await learner!.send(programs.join, { id })).code).toBe(200);
  expect((await learner!.send(programs.join, { id })).code).toBe(failures.JOINED_ALREADY.code);
  expect((await learner!.send(programs.pace, { id, startDate: '2026-12-01', hoursPerWeek: 10 })).code).toBe(200);
  for (const courseId of [first, second]) await enrol(db, { userNo: learner!.userNo, courseId });
  await finish(db, { userNo: learner!.userNo, courseId: first, now });
  const half = (await learner!.send(programs.view, { id })).data.own!;
  expect(half).toMatchObject({ progress: 5000, joinState: 1, certificateNo: '' });
  expect(half.stages.map(({ standing, begins, ends }) => [standing, begins, ends])).toEqual([
    ['done', '2026-12-01', '2026-12-07'],
    ['open', '2026-12-08', '2026-12-14'],
  ]);
  await finish(db, { userNo: learner!.userNo, courseId: second, now });
  const whole = (await learner!.send(programs.view, { id })).data;
  expect(whole.own).toMatchObject({ progress: 10_000, joinState: 2, isNameMissing: 0 });
  const { certificateNo } = whole.own!;
  expect((await t.guest.send(certificates.verify, { certificateNo })).data).toMatchObject({
    courseName: '走完全程',
    orgName: '江城大学',
    hours: 20,
    state: 'valid',
  });
  expect((await learner!.send(programs.leave, { id })).code).toBe(failures.PROGRAM_DONE.code);
  const mine = (await learner!.send(programs.mine)).data.list.find((row) => row.program.id === id)!;
  expect(mine.own).toMatchObject({ certificateNo, joinState: 2 });
  const [counted] = (await staff!.send(desk.count)).data.list;
  expect(counted).toMatchObject({ programName: '走完全程', done: 1, learning: 0, certificates: 1, progress: 10_000 });
  expect(counted!.stages.map(({ done }) => done)).toEqual([1, 1]);
  expect((await stranger!.send(desk.count)).data.totalCount).toBe(0);
});

it('whoever has told no name gets the certificate with the name', async () => {
  const id = await published('没有名字', { stages: [stage('a', [first])] });
  await enrol(db, { userNo: mate!.userNo, courseId: first });
  await finish(db, { userNo: mate!.userNo, courseId: first, now });
  expect((await mate!.send(programs.join, { id })).code).toBe(200);
  expect((await mate!.send(programs.view, { id })).data.own).toMatchObject({ joinState: 2, isNameMissing: 1 });
  expect((await mate!.send(certificates.userList)).data.waiting.map(({ courseName }) => courseName)).toEqual([
    '数据入门',
    '没有名字',
  ]);
  expect((await mate!.send(certificates.claim, { holderName: '江晚晴' })).data).toEqual({ count: 2 });
  expect((await mate!.send(programs.view, { id })).data.own!.certificateNo).not.toBe('');
});

it('a new version moves nobody; whoever wants moves themselves', async () => {
  const id = await published('两个版本');
  const person = await t.person({ nickname: '留下的人' });
  expect((await person.send(programs.join, { id })).code).toBe(200);
  const next = { stages: [stage('a', [first])], revision: 2 };
  expect((await staff!.send(desk.update, { id, ...next })).code).toBe(200);
  expect((await staff!.send(desk.submit, { id })).code).toBe(200);
  const queued = (await operator!.send(desk.queue, { pageSize: 100 })).data.list.find((row) => row.programId === id)!;
  expect(queued.changes.map(({ kind, name }) => [kind, name])).toEqual([['removed', '阶段「阶段b」']]);
  expect((await person.send(programs.moveVersion, { id })).code).toBe(failures.NEWEST_ALREADY.code);
  expect((await operator!.send(desk.audit, { id: queued.id, auditStatus: 1, auditOpinion: '' })).code).toBe(200);
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

it('another organization confirms a version or returns it with remarks; nobody else can', async () => {
  const id = await published('请人确认');
  const offer = { programId: id, orgNo: receiverNo };
  expect((await stranger!.send(offers.send, offer)).code).toBe(NOT_FOUND.code);
  const { id: offerId } = (await staff!.send(offers.send, offer)).data;
  expect((await staff!.send(offers.send, offer)).code).toBe(failures.OFFERED_ALREADY.code);
  expect((await receiver!.send(offers.list)).data.list).toMatchObject([{ id: offerId, programName: '请人确认' }]);
  const confirm = { id: offerId, offerState: OfferState.confirmed, remark: '' } as const;
  expect((await stranger!.send(offers.answer, confirm)).code).toBe(NOT_FOUND.code);
  const returned = { id: offerId, offerState: OfferState.returned } as const;
  expect((await receiver!.send(offers.answer, { ...returned, remark: '' })).code).toBe(INVALID_INPUT.code);
  const replies = await Promise.all([
    receiver!.send(offers.answer, confirm),
    receiver!.send(offers.answer, { ...returned, remark: '少了实训' }),
  ]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, failures.OFFER_MOVED_ON.code]);
  expect((await staff!.send(offers.withdraw, { id: offerId })).code).toBe(failures.OFFER_MOVED_ON.code);
  const isConfirmed = replies[0].code === 200;
  const { confirmedBy } = (await t.guest.send(programs.view, { id })).data;
  expect(confirmedBy.map(({ orgName }) => orgName)).toEqual(isConfirmed ? ['云杉'] : []);
  expect((await staff!.send(desk.view, { id })).data.offers).toMatchObject([{ orgName: '云杉', version: 1 }]);
});

it('it is found by its position and its courses, and can be collected', async () => {
  const id = await published('收藏它');
  const byPosition = await t.guest.send(programs.list, { typicalPositionId, programName: '收藏' });
  expect(byPosition.data.list.map((row) => row.id)).toEqual([id]);
  const byCourse = await t.guest.send(programs.list, { courseId: second, pageSize: 100 });
  expect(byCourse.data.list.map((row) => row.id)).toContain(id);
  const target = { collectionType: 10, collectionId: id } as const;
  expect((await learner!.send(collection.save, target)).code).toBe(200);
  expect((await learner!.send(programs.collected)).data.list).toMatchObject([{ program: { programName: '收藏它' } }]);
  expect((await learner!.send(programs.view, { id })).data.isCollect).toBe(1);
});
