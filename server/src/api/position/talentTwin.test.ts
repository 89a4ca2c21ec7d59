import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { SAME_PERSON, STILL_UNNAMED, TWINS_FULL } from '#contract/position/hiringFailures.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as twins from '#contract/position/talentTwin.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { MOST_TWINS, TwinReason, TwinState } from '#contract/rules/twins.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as messages from '#contract/user/msg.ts';
import { userBase } from '#server/db/schema/profile.ts';
import { talentFact } from '#server/db/schema/smartFilter.ts';
import { talentTwin } from '#server/db/schema/talentTwin.ts';
import { keepTalentFacts } from '#server/domain/vacancies/keepTalentFacts.ts';
import { enqueue } from '#server/kit/job.ts';
import { plansOf, statementsOf, warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);

let [boss, stranger, operator]: Person[] = [];
let [first, second, strangerNo]: string[] = [];
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger, orgNo: strangerNo } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  first = await openVacancy(boss, operator);
  second = await openVacancy(boss, operator, { vacancyName: '数据治理助理' });
});

let next = 0;

/** Somebody who can be reached at a number of their own, or at a given one. */
async function seeker(nickname: string, contactMobile = `1390001${String((next += 1)).padStart(4, '0')}`) {
  const person = await applicant(t, nickname);
  await t.database.db.update(userBase).set({ contactMobile }).where(eq(userBase.userNo, person.userNo));
  return person;
}

async function apply(person: Person, id: string, sections: readonly ('contact' | 'education')[] = ['contact']) {
  return (await person.send(vacancy.apply, { id, sections: [...sections], note: '' })).data.id;
}

const pairs = async (twinState: TwinState = TwinState.suspected, by = boss!) =>
  (await by.send(twins.list, { twinState, pageSize: 100 })).data.list;

const pairOf = async (name: string, twinState: TwinState = TwinState.suspected) =>
  (await pairs(twinState)).find(({ one, other }) => one.name === name || other.name === name);

const merge = (id: string, otherId: string, isOtherEnded: 0 | 1 = 0, by = boss!) =>
  by.send(twins.merge, { id, otherId, isOtherEnded });

const apart = (id: string, otherId: string) => boss!.send(twins.apart, { id, otherId });

const othersOf = async (id: string) => (await boss!.send(talent.open, { id, lookPart: 1 })).data.others;

it('two accounts with one number are suspected, whatever they are called; what was not handed over suspects nobody', async () => {
  const [one, other] = [await seeker('许知夏', '13911112222'), await seeker('知夏', '13911112222')];
  const quiet = await seeker('没有交电话的人', '13911112222');
  await apply(quiet, first!, ['education']);
  await apply(one, first!);
  const id = await apply(other, second!);
  expect(await pairOf('知夏')).toMatchObject({
    twinState: TwinState.suspected,
    reasons: [TwinReason.mobile],
    bothFor: [],
    decidedAt: null,
  });
  expect(await pairOf('没有交电话的人')).toBeUndefined();
  expect(await pairs(TwinState.suspected, stranger)).toEqual([]);
  expect(await othersOf(id)).toEqual([]);
});

it('the same name at the same school is a hint, and somebody can say that they are two', async () => {
  const [one, other] = [await seeker('王伟'), await seeker('王伟')];
  const id = await apply(one, first!, ['education']);
  const otherId = await apply(other, first!, ['education']);
  expect(await pairOf('王伟')).toMatchObject({ reasons: [TwinReason.name], bothFor: ['数据分析助理'] });
  expect((await apart(id, otherId)).code).toBe(200);
  expect(await pairOf('王伟')).toBeUndefined();
  // Another application brings the hint back to nobody.
  await apply(one, second!, ['education']);
  expect(await pairOf('王伟')).toBeUndefined();
  expect(await pairOf('王伟', TwinState.apart)).toMatchObject({ decidedAt: '2026-11-24 10:00:00' });
});

it('merged they are one: the applications and the notes of both stand together, and of one vacancy the second ends', async () => {
  const [one, other] = [await seeker('顾念', '13922223333'), await seeker('念一', '13922223333')];
  const id = await apply(one, first!);
  const otherId = await apply(other, first!);
  const elsewhere = await apply(other, second!);
  await boss!.send(talent.tag, { ids: [id], tagName: '会讲', isOn: 1 });
  await boss!.send(talent.tag, { ids: [otherId], tagName: '能到岗', isOn: 1 });
  await boss!.send(talent.note, { id: elsewhere, noteText: '电话里说得清楚' });
  const hint = (await pairOf('念一'))!;
  expect([hint.one.id, hint.other.id].toSorted()).toEqual([id, otherId].toSorted());
  expect((await merge(id, otherId, 1)).data).toEqual({ ended: 1 });
  expect(await pairOf('念一')).toBeUndefined();
  expect(await pairOf('念一', TwinState.merged)).toMatchObject({ bothFor: ['数据分析助理'] });
  const opened = (await boss!.send(talent.open, { id, lookPart: 1 })).data;
  expect(opened.tags).toEqual(['会讲', '能到岗']);
  expect(opened.others.map((row) => [row.id, row.isMerged]).toSorted()).toEqual(
    [
      [otherId, 1],
      [elsewhere, 1],
    ].toSorted(),
  );
  expect(opened.notes).toMatchObject([{ noteText: '电话里说得清楚', vacancyName: '数据治理助理' }]);
  // The person is told, and why; the other application goes on.
  expect((await other.send(vacancy.progress, { id: otherId })).data).toMatchObject({
    applicationState: ApplicationState.declined,
    declineReason: DeclineReason.repeated,
  });
  expect((await other.send(messages.list, {})).data.list[0]!.msgTitle).toContain('不合适');
  expect((await one.send(vacancy.progress, { id })).data.applicationState).toBe(ApplicationState.seen);
  expect((await other.send(vacancy.progress, { id: elsewhere })).data.applicationState).toBe(ApplicationState.sent);
  // Nothing of it is told to them.
  expect(JSON.stringify((await one.send(vacancy.progress, { id })).data)).not.toContain('念一');
  expect((await apart(id, otherId)).code).toBe(200);
  expect(await othersOf(id)).toEqual([]);
});

it('an application that is declined ends no other one', async () => {
  const [one, other] = [await seeker('阿青'), await seeker('青青')];
  const [id, otherId] = [await apply(one, first!), await apply(other, first!)];
  const reason = { applicationState: ApplicationState.declined, declineReason: DeclineReason.filled } as const;
  await boss!.send(talent.move, { ids: [id], ...reason });
  expect((await merge(id, otherId, 1)).data).toEqual({ ended: 0 });
  expect((await other.send(vacancy.progress, { id: otherId })).data.applicationState).toBe(ApplicationState.sent);
});

it('whom two were taken for is taken for both; one who leaves leaves all, and a hint about others touches no merge', async () => {
  const people = [await seeker('甲一'), await seeker('甲二'), await seeker('甲三'), await seeker('甲四')];
  const ids: string[] = [];
  for (const person of people) ids.push(await apply(person, first!));
  const [a, b, c, d] = ids as [string, string, string, string];
  await merge(a, b);
  await merge(c, d);
  await merge(b, c);
  expect((await othersOf(a)).map(({ id }) => id).toSorted()).toEqual([b, c, d].toSorted());
  const alone = await apply(await seeker('乙'), first!);
  await apart(alone, b);
  expect(await othersOf(a)).toHaveLength(3);
  await apart(a, b);
  expect((await othersOf(a)).map(({ id }) => id).toSorted()).toEqual([c, d].toSorted());
  expect(await othersOf(b)).toEqual([]);
});

it('two recruiters who merge different pairs of the same people at once come to one group', async () => {
  const ids: string[] = [];
  for (const name of ['丙一', '丙二', '丙三']) ids.push(await apply(await seeker(name), first!));
  const [a, b, c] = ids as [string, string, string];
  const replies = await Promise.all([merge(a, b), merge(b, c)]);
  expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  for (const id of ids) expect(await othersOf(id)).toHaveLength(2);
});

it('so they do when the pairs have nobody in common, but their groups have', async () => {
  const ids: string[] = [];
  for (const name of ['丁一', '丁二', '丁三', '丁四']) ids.push(await apply(await seeker(name), first!));
  const [a, b, c, d] = ids as [string, string, string, string];
  await merge(b, c);
  const replies = await Promise.all([merge(a, b), merge(c, d)]);
  expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  for (const id of ids) expect(await othersOf(id)).toHaveLength(3);
});

it('a person with himself, strangers, people of others and too many are refused', async () => {
  const person = await seeker('同一个人');
  const [id, again] = [await apply(person, first!), await apply(person, second!)];
  expect((await merge(id, id)).code).toBe(SAME_PERSON.code);
  expect((await merge(id, again)).code).toBe(SAME_PERSON.code);
  expect((await apart(id, again)).code).toBe(SAME_PERSON.code);
  // The other position of the same account stands on the page without any merge.
  expect(await othersOf(id)).toMatchObject([{ id: again, isMerged: 0 }]);
  const other = await apply(await seeker('别人'), first!);
  expect((await merge(id, other, 0, stranger)).code).toBe(NOT_FOUND.code);
  const school = await t.person({ userType: 4 });
  expect((await school.send(twins.merge, { id, otherId: other, isOtherEnded: 0 })).code).toBe(NO_PERMISSION.code);
  for (let n = 1; n < MOST_TWINS; n += 1)
    expect((await merge(id, await apply(await seeker(`第${n}个`), first!))).code).toBe(200);
  expect((await merge(id, other)).code).toBe(TWINS_FULL.code);
});

it('who is reviewed blind is nobody’s twin until an interview', async () => {
  const post = await openVacancy(boss!, operator!, { vacancyName: '盲评的职位' });
  await boss!.send(filter.blind, { vacancyId: post, isBlind: 1 });
  const [one, other] = [await seeker('欧阳', '13933334444'), await seeker('若溪', '13933334444')];
  const id = await apply(one, first!);
  const hidden = await apply(other, post);
  expect(await pairOf('欧阳')).toBeUndefined();
  expect((await merge(id, hidden)).code).toBe(STILL_UNNAMED.code);
  expect((await merge(hidden, hidden)).code).toBe(STILL_UNNAMED.code);
  // Nor does another application of one's own give them away.
  const own = await apply(other, second!);
  expect(await othersOf(own)).toEqual([]);
  expect(await othersOf(hidden)).toEqual([]);
  await boss!.send(talent.move, { ids: [hidden], applicationState: 6 });
  expect((await othersOf(own)).map((row) => row.id)).toEqual([hidden]);
  expect(await pairOf('若溪')).toMatchObject({ reasons: [TwinReason.mobile] });
});

it('who takes everything back is in no pair any more, and nothing of it is kept', async () => {
  const { db } = t.database;
  const [one, other] = [await seeker('走的人', '13944445555'), await seeker('留的人', '13944445555')];
  const [id, otherId] = [await apply(one, first!), await apply(other, first!)];
  const elsewhere = await apply(one, second!);
  await merge(id, otherId);
  const kept = () => db.$count(talentTwin, sql`${one.userNo} in (low_user_no, high_user_no)`);
  await one.send(vacancy.withdraw, { id });
  expect((await othersOf(otherId)).map((row) => row.id)).toEqual([elsewhere]);
  expect(await kept()).toBe(1);
  await one.send(vacancy.withdraw, { id: elsewhere });
  expect(await othersOf(otherId)).toEqual([]);
  expect(await pairOf('走的人', TwinState.merged)).toBeUndefined();
  expect(await kept()).toBe(0);
});

it('applications from before the hints were kept get theirs by the job', async () => {
  const { db } = t.database;
  const [one, other] = [await seeker('老投递', '13955556666'), await seeker('旧投递', '13955556666')];
  await apply(one, first!);
  await apply(other, second!);
  await db.delete(talentTwin);
  await db.update(talentFact).set({ keys: null });
  await enqueue(db, keepTalentFacts, {});
  await t.runJobs();
  expect(await db.$count(talentFact, sql`keys is null`)).toBe(0);
  expect(await pairOf('老投递')).toMatchObject({ reasons: [TwinReason.mobile] });
});

it('the list takes as many statements for one pair as for many, and neither it nor a hint reads what others received', async () => {
  const { db, pool } = t.database;
  await db.execute(sql`insert into talent_twin (org_no, low_user_no, high_user_no)
    select ${strangerNo}, one.user_no, other.user_no from user_account one
    join user_account other on one.user_no < other.user_no`);
  const { userNo } = stranger!;
  await db.execute(sql`insert into vacancy (org_no, author_user_no, vacancy_name)
    select ${strangerNo}, ${userNo}, '别家的职位' from generate_series(1, 3000)`);
  await db.execute(sql`with made as (
      insert into vacancy_application (vacancy_id, org_no, user_no, resume, applied_at)
      select id, org_no, ${userNo}, '{}', now() from vacancy where org_no = ${strangerNo} returning id, vacancy_id)
    insert into talent_fact (application_id, org_no, vacancy_id, user_no, applied_at, percent, reasons, keys)
    select id, ${strangerNo}, vacancy_id, ${userNo}, now(), 0, '[]', array['1 ' || id] from made`);
  await db.execute(sql`analyze talent_twin`);
  await db.execute(sql`analyze talent_fact`);
  const [one, other] = [await seeker('最后一位', '13966667777'), await seeker('又一位', '13966667777')];
  await apply(one, first!);
  const applying = await statementsOf(() => apply(other, second!));
  const hint = applying.find(({ text }) => text.includes('insert into talent_twin'))!;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${hint.text}`, hint.values);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on talent_fact other/);

  const few = workIn(await warmStatementsOf(t, () => boss!.send(twins.list, { pageSize: 1 })));
  const many = workIn(await warmStatementsOf(t, () => boss!.send(twins.list, { pageSize: 100 })));
  expect(many.length).toBe(few.length);
  const plans = (await plansOf(pool, many)).filter(({ text }) => text.includes('talent_twin'));
  expect(plans.length).toBeGreaterThan(0);
  for (const { plan, text } of plans) expect(plan, text).not.toMatch(/Seq Scan on talent_twin/);
});
