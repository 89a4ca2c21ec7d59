import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as figures from '#contract/position/recruitmentStat.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { ApplicationSource, DeclineReason, reachedKeys } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { matchPerson, vacancyMatch } from '#server/db/schema/match.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const START = new Date('2026-11-02T10:00:00+08:00');
t.setNow(START);
await offerVacancyChoices(t);
async function at(days: number, hours = 0): Promise<void> {
  await staySignedIn(t);
  t.setNow(new Date(START.getTime() + (days * 24 + hours) * 3_600_000));
}

let [boss, stranger, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { vacancyName: '数据分析助理' });
});

/** Somebody applies and is taken through these states, an hour each. */
async function walk(day: number, states: readonly (2 | 3 | 5 | 6 | 7 | 8)[], isMatched = false): Promise<Person> {
  await at(day);
  const person = await applicant(t);
  const { userNo } = person;
  if (isMatched) {
    await t.database.db
      .insert(matchPerson)
      .values({ userNo, gmtModified: '2026-11-02 10:00:00' })
      .onConflictDoNothing();
    await t.database.db.insert(vacancyMatch).values({ userNo, vacancyId, percent: 80 });
  }
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: ['education'] })).data;
  for (const [hour, applicationState] of states.entries()) {
    await at(day, hour + 1);
    const declineReason = applicationState === 3 ? DeclineReason.skills : DeclineReason.none;
    await boss!.send(talent.move, { ids: [id], applicationState, declineReason });
  }
  return person;
}

it('tells how far everybody came, by source, vacancy and week, whoever is gone included', async () => {
  const { talking, test, interview, offer, hired, declined } = ApplicationState;
  await walk(0, [talking, test, interview, offer, hired], true);
  await walk(1, [talking, interview, declined]);
  await walk(8, [declined]);
  await walk(8, []);
  const gone = await walk(9, [talking, interview]);
  const [own] = (await gone.send(vacancy.mine)).data.list;
  await gone.send(vacancy.withdraw, { id: own!.id });
  await at(10);
  const told = (await boss!.send(figures.view)).data;
  expect(told.reached).toEqual({ received: 5, seen: 3, talk: 3, test: 3, interview: 3, offer: 1, hired: 1 });
  expect(told.waiting).toBe(1);
  expect(told.replyHours).toBe(1);
  const [found, recommended] = [ApplicationSource.found, ApplicationSource.recommended].map(
    (source) => told.bySource.find(({ applicationSource }) => applicationSource === source)!.reached,
  );
  expect([found!.received, found!.hired, recommended!.received, recommended!.hired]).toEqual([4, 0, 1, 1]);
  expect(told.byVacancy).toMatchObject([{ vacancyName: '数据分析助理', reached: told.reached }]);
  const weeks = told.byWeek.filter(({ reached }) => reached.received > 0);
  expect(weeks.map(({ week, reached }) => [week, reached.received])).toEqual([
    ['2026-11-02', 2],
    ['2026-11-09', 3],
  ]);
  expect(told.declined).toEqual([{ declineReason: DeclineReason.skills, count: 2 }]);
  for (const [index, key] of reachedKeys.entries())
    if (index > 0) expect(told.reached[key]).toBeLessThanOrEqual(told.reached[reachedKeys[index - 1]!]);
});

it('is narrowed by period, vacancy and source; another enterprise has figures of its own', async () => {
  await at(40);
  expect((await boss!.send(figures.view, { days: 30 })).data.reached.received).toBe(0);
  const recommended = { applicationSource: ApplicationSource.recommended };
  expect((await boss!.send(figures.view, recommended)).data.reached.received).toBe(1);
  expect((await stranger!.send(figures.view)).data.reached.received).toBe(0);
  expect((await stranger!.send(figures.view, { vacancyId })).data.reached.received).toBe(0);
  const school = await t.person({ userType: 4 });
  expect((await school.send(figures.view)).code).toBe(NO_PERMISSION.code);
});

it('the workbook says the same', async () => {
  await at(10);
  const { content } = (await boss!.send(figures.sheet)).data;
  const lines = await readSheet(Buffer.from(content, 'base64'));
  expect(lines.at(-1)).toEqual(['合计', 5, 3, 3, 3, 3, 1, 1, 1]);
});
