import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { Fit } from '#contract/rules/eligibility.ts';
import * as policy from '#contract/startup/policy.ts';
import * as check from '#contract/startup/policyCheck.ts';
import * as desk from '#contract/startup/policyDesk.ts';
import * as failures from '#contract/startup/policyFailures.ts';
import * as messages from '#contract/user/msg.ts';
import { founder, policyForm, publishOne } from '#test/startPolicies.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices, staySignedIn } from '#test/vacancies.ts';
import { userBase, userEducation } from '../../db/schema/profile.ts';
import { remindPolicies } from '../../domain/startPolicy/remind.ts';

const t = await testApp();
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
await offerVacancyChoices(t);
const operator = await t.person({ userType: 0 });
const nobodyAsked = { gradMonths: null, registeredMost: null, registeredLeast: null };
const titles = async (person: typeof operator) =>
  (await person.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);
const listOf = async (person: typeof operator, fit: Fit) => (await person.send(check.list, { fit })).data;

it('the résumé suggests what it knows, and nothing is checked before it is confirmed', async () => {
  const person = await t.person();
  const { db } = t.database;
  const base = { birthday: '2002-03-04', regionCode: '420111', eduGrade: '5' };
  await db
    .insert(userBase)
    .values({ userNo: person.userNo, ...base })
    .onConflictDoUpdate({ target: userBase.userNo, set: base });
  await db
    .insert(userEducation)
    .values({ userNo: person.userNo, schoolName: '江城大学', startDate: '2020-09', endDate: '2024-06' });
  expect((await person.send(check.getFacts)).data).toMatchObject({
    isSaved: 0,
    regionCode: '420111',
    degreeLevel: 3,
    graduatedOn: '2024-06',
    bornOn: '2002-03',
  });
  expect((await person.send(check.list, {})).code).toBe(failures.NO_FACTS.code);
  await person.send(check.saveFacts, founder());
  expect((await person.send(check.getFacts)).data).toMatchObject({ ...founder(), isSaved: 1 });
});

it('what fits, what needs one more fact and what does not, rule by rule', async () => {
  const fitting = await publishOne(operator, { policyName: '都符合' });
  await publishOne(operator, { policyName: '人不够', teamSize: 5 });
  await publishOne(operator, { policyName: '差资料', insuredMonths: 6 });
  await publishOne(operator, { policyName: '别处的', regionCode: '330100', policyLevel: 3 });
  await publishOne(operator, { policyName: '截止了', applyUntil: '2026-11-20' });
  const person = await t.person();
  await person.send(check.saveFacts, founder({ insuredMonths: null }));
  const fits = await listOf(person, Fit.fits);
  expect(fits.list.map(({ policyName }) => policyName)).toEqual(['都符合']);
  expect(fits.counts.toSorted((x, y) => x.fit - y.fit)).toEqual([
    { fit: 1, count: 1 },
    { fit: 2, count: 1 },
    { fit: 3, count: 1 },
  ]);
  // Three years after the registration come before five after the graduation.
  expect(fits.list[0]).toMatchObject({ isKept: 0, judgement: { fit: 1, until: '2028-11-24' } });
  const lacks = (await listOf(person, Fit.lacks)).list;
  expect(lacks.map(({ policyName }) => policyName)).toEqual(['人不够']);
  expect(lacks[0]!.judgement.lines.find(({ key }) => key === 'teamSize')).toMatchObject({
    fit: 3,
    words: '团队不少于 5 人',
    mine: '3 人',
  });
  const unknown = (await listOf(person, Fit.unknown)).list;
  expect(unknown[0]!.judgement.lines.find(({ fit }) => fit === Fit.unknown)).toMatchObject({ fact: 'insuredMonths' });
  expect((await person.send(policy.view, { id: fitting })).data.own).toMatchObject({
    isKept: 0,
    judgement: { fit: 1 },
  });
});

it('the database finds the same fit as the rules that are told in words', async () => {
  const bounds = [
    { gradMonths: 24 },
    { gradMonths: 12, degreeLevel: 4 },
    { ageYears: 30, startFields: [1, 3] },
    { startFields: [2] },
    { registeredMost: 12 },
    { registeredMost: 11 },
    { registeredLeast: 12, hiredCount: 2 },
    { registeredLeast: 13 },
    { sharePercent: 60, insuredMonths: 12 },
  ];
  for (const [at, some] of bounds.entries())
    await publishOne(operator, { policyName: `对照 ${at}`, ...nobodyAsked, ...some });
  const told = [
    founder(),
    founder({ registerState: 1, registeredOn: '', hiredCount: null }),
    founder({ registerState: 0, registeredOn: '', startField: null, bornOn: '' }),
    founder({ graduatedOn: '', degreeLevel: null, sharePercent: 10, insuredMonths: 12, startField: 3 }),
    founder({ regionCode: '' }),
  ];
  for (const facts of told) {
    const person = await t.person();
    await person.send(check.saveFacts, facts);
    const seen = new Set<number>();
    for (const fit of Fit.values)
      for (const row of (await person.send(check.list, { fit, pageSize: 100 })).data.list) {
        seen.add(row.judgement.fit);
        expect(row.judgement.fit, `${row.policyName} ${JSON.stringify(facts)}`).toBe(fit);
      }
    // Without a place only what counts everywhere is compared, and there is none of that here.
    expect(seen.size > 0).toBe(facts.regionCode !== '');
  }
});

it('facts that contradict each other are told at the field, and nothing is kept', async () => {
  const person = await t.person();
  const pathOf = async (more: object) => {
    const { code, data } = await person.send(check.saveFacts, founder(more));
    expect(code).toBe(INVALID_INPUT.code);
    return (data as unknown as { issues: { path: string }[] }).issues[0]!.path;
  };
  expect(await pathOf({ registeredOn: '' })).toBe('registeredOn');
  expect(await pathOf({ registerState: 1 })).toBe('registerState');
  expect(await pathOf({ registeredOn: '2026-11-25' })).toBe('registeredOn');
  expect(await pathOf({ graduatedOn: '2001-06' })).toBe('graduatedOn');
  expect(await pathOf({ bornOn: '2027-01', graduatedOn: '' })).toBe('bornOn');
  expect(await pathOf({ regionCode: '999999' })).toBe('regionCode');
  expect(await pathOf({ sharePercent: 101 })).toBe('sharePercent');
  expect((await person.send(check.getFacts)).data.isSaved).toBe(0);
});

it('a last day is kept once, listed, and told of a week before it, once', async () => {
  await staySignedIn(t);
  const person = await t.person();
  const id = await publishOne(operator, { policyName: '要记的', applyUntil: '2026-12-05' });
  const ended = await publishOne(operator, { policyName: '过了的', applyUntil: '2026-11-23' });
  const endless = await publishOne(operator, { policyName: '常年的', applyUntil: '' });
  await Promise.all([1, 2].map(() => person.send(check.keepDate, { id })));
  for (const other of [ended, endless])
    expect((await person.send(check.keepDate, { id: other })).code).toBe(failures.NO_DUE_DAY.code);
  expect((await person.send(check.keepDate, { id: '999' })).code).toBe(NOT_FOUND.code);
  expect((await person.send(check.dates, {})).data).toMatchObject({ totalCount: 1, list: [{ id }] });
  await staySignedIn(t);
  expect(await remindPolicies({ db: t.database.db, clock: () => NOW })).toBe(0);
  const near = new Date('2026-11-28T09:00:00+08:00');
  t.setNow(near);
  expect(await remindPolicies({ db: t.database.db, clock: () => near })).toBe(1);
  expect(await remindPolicies({ db: t.database.db, clock: () => near })).toBe(0);
  expect(await titles(person)).toEqual(['要记的 2026-12-05 截止申请']);
  // Moved to another day, it is told of again, after the news that it was moved.
  await operator.send(
    desk.publish,
    policyForm({ id, policyName: '要记的', applyUntil: '2026-12-03', changeNote: '提前' }),
  );
  await t.runJobs();
  expect(await remindPolicies({ db: t.database.db, clock: () => near })).toBe(1);
  expect(await titles(person)).toEqual([
    '要记的 2026-12-03 截止申请',
    '你记下的政策有了新的一版：要记的',
    '要记的 2026-12-05 截止申请',
  ]);
  await person.send(check.dropDate, { id });
  expect((await person.send(check.dates, {})).data.totalCount).toBe(0);
  t.setNow(NOW);
});

it('a new policy is told to those whom it fits and who want to hear', async () => {
  const [fits, elsewhere, silent] = [await t.person(), await t.person(), await t.person()];
  await fits.send(check.saveFacts, founder());
  await elsewhere.send(check.saveFacts, founder({ regionCode: '330100' }));
  await silent.send(check.saveFacts, founder({ isAlert: 0 }));
  await t.runJobs();
  await publishOne(operator, { policyName: '刚发布的' });
  await t.runJobs();
  expect((await titles(fits))[0]).toBe('有一条适合你的创业政策：刚发布的');
  for (const person of [elsewhere, silent])
    expect(await titles(person)).not.toContain('有一条适合你的创业政策：刚发布的');
});
