import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { DeclineReason, RETENTION_YEARS } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';
import { enqueue } from '../kit/job.ts';
import { forgetApplications } from './forgetApplications.ts';

const t = await testApp();
const START = new Date('2026-11-24T10:00:00+08:00');
t.setNow(START);
await offerVacancyChoices(t);

let boss: Person | undefined;
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }));
});

async function applied(nickname: string) {
  const person = await applicant(t, nickname);
  const sent = await person.send(vacancy.apply, { id: vacancyId, sections: ['education'], note: '随时可以聊' });
  return { person, id: sent.data.id };
}

const night = async (days: number) => {
  t.setNow(new Date(START.getTime() + days * 86_400_000));
  await enqueue(t.database.db, forgetApplications, {});
  await t.runJobs();
};

it('what was handed over goes when the rule says so, and how it ended stays with the person', async () => {
  const [ended, waits] = [await applied('有结果的人'), await applied('还在等的人')];
  await boss!.send(talent.move, {
    ids: [ended.id],
    applicationState: ApplicationState.declined,
    declineReason: DeclineReason.filled,
  });
  await boss!.send(talent.note, { id: ended.id, noteText: '以后再联系' });
  await staySignedIn(t);
  await night(365 * RETENTION_YEARS - 1);
  expect((await boss!.send(talent.open, { id: ended.id, lookPart: 1 })).data.notes).toHaveLength(1);
  await staySignedIn(t);
  await night(365 * RETENTION_YEARS + 1);
  expect((await boss!.send(talent.open, { id: ended.id, lookPart: 1 })).code).toBe(NOT_FOUND.code);
  expect((await boss!.send(talent.list, { str: '有结果' })).data.totalCount).toBe(0);
  expect((await ended.person.send(vacancy.progress, { id: ended.id })).data).toMatchObject({
    applicationState: ApplicationState.declined,
    isRevoked: 1,
    shown: [],
    note: '',
  });
  // Nothing is decided of this one yet.
  expect((await boss!.send(talent.open, { id: waits.id, lookPart: 1 })).code).toBe(200);
});
