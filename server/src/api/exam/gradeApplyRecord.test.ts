import { beforeEach, describe, expect, it } from 'vitest';
import * as apply from '#contract/exam/gradeApplyRecord.ts';
import * as fails from '#contract/exam/gradeFailures.ts';
import * as info from '#contract/exam/gradeInfo.ts';
import * as student from '#contract/exam/gradeStudent.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { ApplyState, ASKS_A_DAY } from '#contract/rules/grades.ts';
import { JoinWay } from '#contract/rules/school.ts';
import * as msg from '#contract/user/msg.ts';
import { makeSchool } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
let owner: Person;
let learner: Person;
let gradeId: string;
let code: string;
const facts = { gradeName: '备考小组', intro: '', joinWay: JoinWay.approval, seats: 3 };
const NOW = new Date('2026-11-21T10:00:00+08:00');
beforeEach(async () => {
  t.setNow(NOW);
  owner = await t.person({ nickname: '组长' });
  learner = await t.person({ nickname: '林晓' });
  ({ id: gradeId, joinCode: code } = (await owner.send(info.save, facts)).data);
});

const ask = (who = learner, note = '') => who.send(student.add, { code, note });
const waiting = async (who = owner, wanted: object = {}) => (await who.send(apply.page, wanted)).data.list;
const asked = async (who = learner) => (await who.send(apply.mine)).data.list;
const idOf = async (who = learner) => (await asked(who))[0]!.id;
const pass = { auditStatus: 1, auditOpinion: '' } as const;
const refuse = { auditStatus: 2, auditOpinion: '请写明学号' } as const;
const newcomers = async (count: number) => {
  const people = await Promise.all(Array.from({ length: count }, () => t.person()));
  for (const one of people) await ask(one);
  return people;
};
const titles = async (who: Person) => (await who.send(msg.list)).data.list.map(({ msgTitle }) => msgTitle);

describe('asking', () => {
  it('waits once, also when pressed twice at once, and those who run the class hear of it', async () => {
    const replies = await Promise.all([ask(learner, '我是 2301 班的'), ask()]);
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, fails.ASKED_ALREADY.code]);
    t.setNow(new Date('2026-11-22T09:00:00+08:00'));
    expect(await waiting()).toMatchObject([{ userName: '林晓', gradeName: '备考小组', waitedHours: 23 }]);
    expect((await owner.send(apply.tips)).data).toEqual({ waiting: 1 });
    expect(await titles(owner)).toEqual(['林晓申请加入「备考小组」']);
    expect((await learner.send(apply.tips)).data).toEqual({ waiting: 0 });
    expect((await learner.send(apply.page, { gradeId })).code).toBe(fails.GRADE_GONE.code);
  });

  it('is taken back by who asked, and may be asked again so often a day', async () => {
    t.setNow(new Date('2026-11-21T08:00:00+08:00'));
    for (let n = 0; n < ASKS_A_DAY; n += 1) {
      expect((await ask()).code).toBe(200);
      expect((await owner.send(apply.withdraw, { id: await idOf() })).code).toBe(NOT_FOUND.code);
      expect((await learner.send(apply.withdraw, { id: await idOf() })).code).toBe(200);
    }
    expect((await learner.send(apply.withdraw, { id: await idOf() })).code).toBe(fails.APPLY_ANSWERED.code);
    expect((await ask()).code).toBe(fails.ASKED_OFTEN.code);
    t.setNow(new Date('2026-11-22T08:00:01+08:00'));
    expect((await ask()).code).toBe(200);
  });
});

describe('answering', () => {
  it('passed is in the class, refused says why, and both are told', async () => {
    const [other] = await newcomers(1);
    await ask();
    expect(await owner.send(apply.audit, { id: await idOf(), auditStatus: 2, auditOpinion: '' })).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path: 'auditOpinion' }] },
    });
    expect((await owner.send(apply.audit, { id: await idOf(), ...refuse })).code).toBe(200);
    expect((await owner.send(apply.audit, { id: await idOf(other), ...pass })).code).toBe(200);
    expect(await asked()).toMatchObject([{ auditStatus: ApplyState.refused, auditOpinion: '请写明学号' }]);
    expect((await other!.send(info.view, { id: gradeId })).data).toMatchObject({ gradeRole: 1, countStudent: 2 });
    expect(await titles(learner)).toEqual(['「备考小组」没有通过你的申请']);
    expect(await titles(other!)).toEqual(['「备考小组」通过了你的申请']);
  });

  it('of two administrators who answer at once the second hears so', async () => {
    await ask();
    const id = await idOf();
    const replies = await Promise.all([pass, refuse].map((answer) => owner.send(apply.audit, { id, ...answer })));
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, fails.APPLY_ANSWERED.code]);
  });

  it('in batch as many as there are places, the others say why and wait on', async () => {
    const people = await newcomers(3);
    const ids = (await waiting()).map(({ id }) => id);
    const { data } = await owner.send(apply.batch, { ids, ...pass });
    expect(data.doneCount).toBe(2);
    expect(data.failed).toEqual([{ id: ids[2], reason: fails.GRADE_FULL.msg }]);
    expect((await waiting()).map(({ id }) => id)).toEqual([ids[2]]);
    expect((await owner.send(apply.audit, { id: ids[2]!, ...pass })).code).toBe(fails.GRADE_FULL.code);
    expect((await owner.send(apply.summary, { gradeId })).data).toMatchObject({ waiting: 1, passed: 2 });
    expect((await ask(await t.person())).code).toBe(fails.GRADE_FULL.code);
    expect(people).toHaveLength(3);
  });

  it('two batches over the same applications answer each once', async () => {
    await owner.send(info.update, { ...facts, id: gradeId, seats: 9 });
    await newcomers(3);
    const ids = (await waiting()).map(({ id }) => id);
    const sent = [ids, ids.toReversed()].map((some) => owner.send(apply.batch, { ids: some, ...pass }));
    const replies = await Promise.all(sent);
    expect(replies.reduce((sum, { data }) => sum + data.doneCount, 0)).toBe(3);
    expect((await owner.send(student.page, { gradeId })).data.counts.members).toBe(4);
  });

  it('ignored is told to nobody, and may be asked again', async () => {
    await ask();
    expect((await owner.send(apply.ignore, { ids: [await idOf()] })).data).toEqual({ doneCount: 1, failed: [] });
    expect(await asked()).toMatchObject([{ auditStatus: ApplyState.ignored }]);
    expect(await titles(learner)).toEqual([]);
    expect((await ask()).code).toBe(200);
    expect((await owner.send(apply.summary)).data).toEqual({
      waiting: 1,
      passed: 0,
      refused: 0,
      ignored: 1,
      withdrawn: 0,
    });
  });

  it('is for those who run that very class, and never for oneself', async () => {
    await ask();
    const id = await idOf();
    const stranger = (await makeSchool(t)).admin;
    expect((await stranger.send(apply.audit, { id, ...pass })).code).toBe(fails.GRADE_GONE.code);
    expect((await stranger.send(apply.batch, { ids: [id], ...pass })).data).toMatchObject({ doneCount: 0 });
    const school = await makeSchool(t);
    const own = (await school.admin.send(info.save, facts)).data;
    await school.admin.send(student.add, { code: own.joinCode });
    const mine = await idOf(school.admin);
    expect((await school.admin.send(apply.audit, { id: mine, ...pass })).code).toBe(fails.OWN_APPLY.code);
    expect((await school.admin.send(apply.tips)).data).toEqual({ waiting: 1 });
  });
});
