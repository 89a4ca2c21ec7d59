import { readSheet } from 'read-excel-file/node';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/position/hiringFailures.ts';
import * as talent from '#contract/position/talent.ts';
import * as diary from '#contract/position/talentLook.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { APPLICATION_ANSWERED } from '#contract/position/vacancyFailures.ts';
import { DeclineReason, MOST_TAGS } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as org from '#contract/system/authMenu.ts';
import * as messages from '#contract/user/msg.ts';
import { plansOf, warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
const { itemId } = await offerVacancyChoices(t);
const later = (minutes: number) => t.setNow(new Date(NOW.getTime() + minutes * 60_000));
const { sent, seen, talking, test, interview, offer, hired, declined, withdrawn } = ApplicationState;

let [boss, colleague, stranger, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  const made = await makeHiring(t, '云杉数据');
  boss = made.boss;
  colleague = await t.person({ userType: 5, orgNo: made.orgNo, isAdmin: true, nickname: '另一位招聘的人' });
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, {
    vacancyName: '数据分析助理',
    abilities: [{ abilityId: itemId, abilityLevel: 3 }],
  });
});

const all = ['contact', 'base', 'education', 'honor', 'portrait'] as const;

async function apply(nickname: string, sections: readonly (typeof all)[number][] = all) {
  const person = await applicant(t, nickname);
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: [...sections], note: '' })).data;
  return { person, id };
}

const move = (ids: string[], applicationState: 2 | 3 | 5 | 6 | 7 | 8, more: object = {}, by = boss!) =>
  by.send(talent.move, { ids, applicationState, ...more });

const stageOf = async (id: string, by = boss!) =>
  (await by.send(talent.board)).data.stages.find((stage) => stage.list.some((one) => one.id === id))?.stage;

it('walks from being sent to being hired, and both sides read the way with its times', async () => {
  later(0);
  const { person, id } = await apply('走完的人');
  expect(await stageOf(id)).toBe('apply');
  later(1);
  await boss!.send(talent.open, { id, lookPart: 1 });
  for (const [at, state] of [talking, test, interview, offer, hired].entries()) {
    later(2 + at);
    expect((await move([id], state)).data).toEqual({ moved: 1, left: [] });
  }
  const way = [sent, seen, talking, test, interview, offer, hired];
  const mine = (await person.send(vacancy.progress, { id })).data;
  expect(mine.line.map(({ applicationState }) => applicationState)).toEqual(way);
  expect(mine.line.map(({ at }) => at.slice(11, 16))).toEqual([
    '10:00',
    '10:01',
    '10:02',
    '10:03',
    '10:04',
    '10:05',
    '10:06',
  ]);
  const [theirs] = (await boss!.send(talent.list, { str: '走完' })).data.list;
  expect(theirs).toMatchObject({
    id,
    applicationState: hired,
    stageAt: '2026-11-24 10:06:00',
    vacancyName: '数据分析助理',
  });
  expect((await person.send(messages.list, {})).data.list[0]!.msgTitle).toContain('已录用');
  expect((await move([id], talking)).data).toEqual({ moved: 0, left: [id] });
  expect((await person.send(vacancy.withdraw, { id })).code).toBe(APPLICATION_ANSWERED.code);
});

it('nobody is offered a job without a word before, and nobody is declined without a reason', async () => {
  const { person, id } = await apply('一步登天');
  expect((await move([id], hired)).data).toEqual({ moved: 0, left: [id] });
  expect((await move([id], offer)).data).toEqual({ moved: 0, left: [id] });
  const silent = await move([id], declined);
  expect(silent.code).toBe(INVALID_INPUT.code);
  expect(silent.data).toMatchObject({ issues: [{ path: 'declineReason' }] });
  expect((await boss!.send(desk.answer, { id, applicationState: 3, replyText: '' })).code).toBe(INVALID_INPUT.code);
  await move([id], declined, { declineReason: DeclineReason.skills, replyText: '多练练再来' });
  expect((await person.send(vacancy.mine)).data.list[0]).toMatchObject({
    applicationState: declined,
    declineReason: DeclineReason.skills,
    replyText: '多练练再来',
  });
  const [message] = (await person.send(messages.list, {})).data.list;
  expect(message!.msgTitle).toContain('不合适');
});

it('two recruiters on one board: one of two opposite presses wins, and both see the same', async () => {
  const { id } = await apply('抢的人');
  await move([id], talking);
  const both = await Promise.all([
    move([id], declined, { declineReason: DeclineReason.other }),
    move([id], offer, {}, colleague),
  ]);
  const moved = both.reduce((sum, { data }) => sum + data.moved, 0);
  expect(moved).toBeGreaterThanOrEqual(1);
  const stages = [await stageOf(id), await stageOf(id, colleague)];
  expect(stages[0]).toBe(stages[1]);
  expect(['declined', 'offer']).toContain(stages[0]);
});

it('many are moved at once, those who cannot go stay, and another enterprise reaches nobody', async () => {
  const [one, two, three] = [await apply('甲'), await apply('乙'), await apply('丙')];
  await move([three.id], declined, { declineReason: DeclineReason.filled });
  const reply = (await move([one.id, two.id, three.id], test)).data;
  expect(reply).toEqual({ moved: 2, left: [three.id] });
  const foreign = (await move([one.id], talking, {}, stranger)).code;
  expect(foreign).toBe(NOT_FOUND.code);
  expect((await stranger!.send(talent.list)).data.totalCount).toBe(0);
  expect((await stranger!.send(talent.open, { id: one.id, lookPart: 1 })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(talent.tag, { ids: [one.id], tagName: '好', isOn: 1 })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(talent.note, { id: one.id, noteText: '看看' })).code).toBe(NOT_FOUND.code);
  const school = await t.person({ userType: 4 });
  expect((await school.send(talent.board)).code).toBe(NO_PERMISSION.code);
  expect(await stageOf(one.id)).toBe('test');
});

it('tags and notes are shared by the enterprise, bounded, and unknown to the person', async () => {
  const { person, id } = await apply('被贴的人');
  for (let n = 0; n < MOST_TAGS; n += 1) await boss!.send(talent.tag, { ids: [id], tagName: `标签${n}`, isOn: 1 });
  expect((await colleague!.send(talent.tag, { ids: [id], tagName: '又一个', isOn: 1 })).code).toBe(
    failures.TAGS_FULL.code,
  );
  expect((await colleague!.send(talent.tag, { ids: [id], tagName: '标签1', isOn: 1 })).code).toBe(200);
  await colleague!.send(talent.tag, { ids: [id], tagName: '标签0', isOn: 0 });
  await colleague!.send(talent.note, { id, noteText: '电话里说得清楚' });
  const found = (await boss!.send(talent.list, { tagName: '标签3' })).data.list;
  expect(found.map((one) => one.id)).toEqual([id]);
  expect(found[0]!.tags).toHaveLength(MOST_TAGS - 1);
  const opened = (await boss!.send(talent.open, { id, lookPart: 1 })).data;
  expect(opened.notes).toMatchObject([{ authorName: '另一位招聘的人', noteText: '电话里说得清楚' }]);
  expect(JSON.stringify((await person.send(vacancy.progress, { id })).data)).not.toMatch(/标签|电话里/);
});

it('only what was handed over is shown, as it was then', async () => {
  const { id } = await apply('藏着的人', ['education']);
  const profile = (await boss!.send(talent.open, { id, lookPart: 1 })).data;
  expect(profile.resume).toMatchObject({ contact: null, base: null });
  expect(profile.resume!.education).toHaveLength(1);
  expect((await boss!.send(talent.open, { id, lookPart: 2 })).data).toMatchObject({ portrait: null, resume: null });
  expect((await boss!.send(talent.open, { id, lookPart: 3 })).data).toMatchObject({ honors: null, resume: null });
  const { id: open } = await apply('敞开的人');
  const portrait = (await boss!.send(talent.open, { id: open, lookPart: 2 })).data.portrait!;
  expect(portrait.abilities).toMatchObject([{ abilityName: '数据清洗', abilityLevel: 3, mine: null }]);
  expect((await boss!.send(talent.open, { id: open, lookPart: 3 })).data.honors).toEqual([]);
});

it('every look is in the diary of the person, who takes everything back and is gone from lists and exports at once', async () => {
  later(100);
  const { person, id } = await apply('看得见的人');
  expect((await person.send(diary.mine)).data.list).toEqual([]);
  for (const minute of [100, 102, 110]) {
    later(minute);
    await boss!.send(talent.open, { id, lookPart: 1 });
  }
  await colleague!.send(talent.open, { id, lookPart: 2 });
  const file = (await boss!.send(talent.sheet, { str: '看得见' })).data;
  expect(JSON.stringify(await readSheet(Buffer.from(file.content, 'base64')))).toContain('看得见的人');
  const looks = (await person.send(diary.mine)).data.list;
  expect(looks).toHaveLength(3);
  expect(looks.find((one) => one.lookPart === 1)).toMatchObject({
    orgName: '云杉数据',
    times: 2,
    applicationId: id,
    isOver: 0,
  });
  expect(looks.find((one) => one.lookPart === 2)!.lookerName).toBe('另一位招聘的人');
  expect(looks.map(({ lookPart }) => lookPart)).toContain(4);

  expect((await person.send(vacancy.revoke, { id })).code).toBe(failures.ALREADY_REVOKED.code);
  await move([id], declined, { declineReason: DeclineReason.filled });
  const other = await applicant(t);
  expect((await other.send(vacancy.revoke, { id })).code).toBe(NOT_FOUND.code);
  expect((await person.send(vacancy.revoke, { id })).code).toBe(200);
  expect((await person.send(vacancy.revoke, { id })).code).toBe(failures.ALREADY_REVOKED.code);
  expect((await boss!.send(talent.list, { str: '看得见' })).data.totalCount).toBe(0);
  expect((await boss!.send(talent.sheet, { str: '看得见' })).code).toBe(failures.NOTHING_TO_EXPORT.code);
  expect((await boss!.send(talent.open, { id, lookPart: 1 })).code).toBe(NOT_FOUND.code);
  expect(
    (await boss!.send(desk.applicants, { id: vacancyId, pageSize: 100 })).data.list.map((one) => one.id),
  ).not.toContain(id);
  const ended = (await person.send(vacancy.progress, { id })).data;
  expect(ended).toMatchObject({ applicationState: declined, isRevoked: 1, shown: [] });
  expect((await person.send(diary.mine)).data.list.every(({ isOver }) => isOver === 1)).toBe(true);
});

it('who withdraws on the way is gone too, and may come again with a new beginning', async () => {
  const { person, id } = await apply('回头的人');
  await move([id], talking);
  await boss!.send(talent.tag, { ids: [id], tagName: '犹豫', isOn: 1 });
  expect((await person.send(vacancy.withdraw, { id })).code).toBe(200);
  expect((await person.send(vacancy.mine)).data.list[0]!.line.map((point) => point.applicationState)).toEqual([
    sent,
    talking,
    withdrawn,
  ]);
  expect(await stageOf(id)).toBeUndefined();
  expect((await move([id], talking)).code).toBe(NOT_FOUND.code);
  await person.send(vacancy.apply, { id: vacancyId, sections: ['education'], note: '' });
  const [again] = (await boss!.send(talent.list, { str: '回头' })).data.list;
  expect(again).toMatchObject({ id, applicationState: sent, tags: [] });
  expect((await person.send(vacancy.progress, { id })).data.line).toHaveLength(1);
});

it('the board, a stage, a vacancy and a tag read indexes, whatever others received', async () => {
  const { db } = t.database;
  const foreign = (await stranger!.send(org.listUserRole, {})).data.list.find(({ userType }) => userType === 5)!;
  const { orgNo } = foreign.orgInfo!;
  await db.execute(sql`insert into vacancy (org_no, author_user_no, vacancy_name, vacancy_state, opened_at, refreshed_at)
    select ${orgNo}, ${stranger!.userNo}, '别家的职位', 2, now(), now() from generate_series(1, 400)`);
  await db.execute(sql`insert into vacancy_application (vacancy_id, org_no, user_no, resume, applied_at, application_state, tags)
    select v.id, v.org_no, u.user_no, '{}', now(), (array[0, 1, 2, 3, 5, 6])[1 + v.id % 6], array['t' || v.id % 50]
    from vacancy v cross join (select user_no from user_account order by user_no limit 12) u where v.org_no = ${orgNo}`);
  await db.execute(sql`analyze vacancy_application`);
  for (const ask of [
    () => boss!.send(talent.board),
    () => boss!.send(talent.list, { stage: 'talk' }),
    () => boss!.send(talent.list, { vacancyId }),
    () => boss!.send(talent.list, { tagName: '标签3' }),
  ]) {
    const statements = await warmStatementsOf(t, ask);
    expect(workIn(statements).length).toBeLessThan(14);
    const plans = (await plansOf(t.database.pool, statements)).filter(({ text }) =>
      text.includes('vacancy_application'),
    );
    expect(plans.length).toBeGreaterThan(0);
    for (const { plan, text } of plans) expect(plan, text).not.toMatch(/Seq Scan on vacancy_application/);
  }
});
