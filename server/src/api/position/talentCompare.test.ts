import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as interview from '#contract/position/interview.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as diary from '#contract/position/talentLook.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { LookPart, unnamedCode } from '#contract/rules/hiring.ts';
import { interviewMember } from '#server/db/schema/hiring.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
const { itemId } = await offerVacancyChoices(t);

let [boss, colleague, stranger, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  const made = await makeHiring(t, '云杉数据');
  boss = made.boss;
  colleague = await t.person({ userType: 5, orgNo: made.orgNo, isAdmin: true, nickname: '另一位招聘的人' });
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { abilities: [{ abilityId: itemId, abilityLevel: 3 }] });
});

async function apply(nickname: string, sections: readonly ('education' | 'honor' | 'portrait')[], id = vacancyId) {
  const person = await applicant(t, nickname);
  const sent = await person.send(vacancy.apply, { id, sections: [...sections], note: '' });
  return { person, id: sent.data.id };
}

const compare = (ids: string[], by = boss!) => by.send(talent.compare, { ids });

it('people stand in the order asked for, each with what was handed over and nothing else', async () => {
  const [one, two] = [await apply('先来的人', ['education', 'portrait']), await apply('后来的人', ['honor'])];
  const { list } = (await compare([two.id, one.id])).data;
  expect(list.map(({ name }) => name)).toEqual(['后来的人', '先来的人']);
  const [second, first] = list;
  expect(first).toMatchObject({ education: [{ schoolName: '江城职大' }], honors: null, work: null });
  expect(first!.axes!.length).toBeGreaterThan(2);
  expect(first!.abilities).toMatchObject([{ abilityName: '数据清洗', abilityLevel: 3, mine: null }]);
  expect(second).toMatchObject({ education: null, honors: [], axes: null });
  // Compared with one's self there is one of everybody.
  expect((await compare([one.id, one.id])).data.list).toHaveLength(1);
});

it('each reads in the diary that the résumé was looked at, and it counts as seen', async () => {
  const { person, id } = await apply('被比较的人', ['education', 'portrait']);
  await compare([id]);
  const parts = (await person.send(diary.mine)).data.list.map(({ lookPart }) => lookPart);
  expect(parts.toSorted()).toEqual([LookPart.profile, LookPart.portrait]);
  expect((await person.send(vacancy.progress, { id })).data.seenAt).toBe('2026-11-24 10:00:00');
});

it('one of another enterprise among them refuses all, and nobody was looked at', async () => {
  const { person, id } = await apply('一个人', ['education']);
  const theirs = await openVacancy(stranger!, operator!);
  const { id: foreign } = await apply('别家的人', ['education'], theirs);
  expect((await compare([id, foreign])).code).toBe(NOT_FOUND.code);
  expect((await person.send(diary.mine)).data.list).toEqual([]);
  expect((await compare(['1', '2', '3', '4', '5'])).code).toBe(INVALID_INPUT.code);
  expect((await compare([])).code).toBe(INVALID_INPUT.code);
  await person.send(vacancy.withdraw, { id });
  expect((await compare([id])).code).toBe(NOT_FOUND.code);
});

it('in a blind review there are codes and no schools', async () => {
  const post = await openVacancy(boss!, operator!, { vacancyName: '盲评的职位' });
  await boss!.send(filter.blind, { vacancyId: post, isBlind: 1 });
  const { person, id } = await apply('欧阳若溪', ['education'], post);
  const reply = (await compare([id])).data;
  expect(reply.list[0]).toMatchObject({ name: unnamedCode(id), userNo: '0' });
  for (const word of ['欧阳若溪', '江城职大', person.userNo]) expect(JSON.stringify(reply)).not.toContain(word);
});

it('what interviewers found is summed up, and not for one who still owes a sheet', async () => {
  const { id } = await apply('面过的人', ['education']);
  const asked = await boss!.send(interview.propose, {
    applicationId: id,
    interviewName: '一面',
    interviewWay: 1,
    place: '光谷大道 77 号',
    words: '',
    minutes: 60,
    slots: ['2026-11-25 10:00:00'],
    members: [boss!.userNo, colleague!.userNo],
  });
  expect(asked.code).toBe(200);
  const { db } = t.database;
  const of = (who: Person) => eq(interviewMember.userNo, who.userNo);
  await db
    .update(interviewMember)
    .set({ skill: 4, talk: 5, fit: 3, interviewVerdict: 1, scoredAt: '2026-11-25 12:00:00' })
    .where(of(colleague!));
  expect((await compare([id])).data.list[0]!.scored).toEqual({ mean: null, next: 0, unsure: 0, stop: 0 });
  expect((await compare([id], colleague)).data.list[0]!.scored).toEqual({ mean: 4, next: 1, unsure: 0, stop: 0 });
  await db
    .update(interviewMember)
    .set({ skill: 2, talk: 2, fit: 2, interviewVerdict: 2, scoredAt: '2026-11-25 13:00:00' })
    .where(of(boss!));
  expect((await compare([id])).data.list[0]!.scored).toEqual({ mean: 3, next: 1, unsure: 1, stop: 0 });
});
