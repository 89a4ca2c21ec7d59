import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/position/importedTalent.ts';
import * as imports from '#contract/position/talentImport.ts';
import type { TalentImport } from '#contract/position/talentImport.ts';
import { IMPORTED_TAGS_FULL } from '#contract/position/talentImportFailures.ts';
import { MOST_TAGS } from '#contract/rules/hiring.ts';
import { ImportedStage } from '#contract/rules/importedTalent.ts';
import { jsonOf, jsonResume } from '#test/resumeFiles.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { makeHiring } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-26T10:00:00+08:00'));

let [boss, stranger]: Person[] = [];
const ids: Record<string, string> = {};
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  const people = ['甲', '乙', '丙'].map((name, at) =>
    jsonResume(name, { basics: { name, label: `会${name}`, phone: `1390000000${at}` } }),
  );
  const bytes = jsonOf(people);
  const { id } = (await sendForm<TalentImport>(t, imports.check.path, boss, { bytes, name: '人选.json' })).data;
  const ground = { vacancyId: '0', consentGround: 3, groundNote: '老同事介绍', keepMonths: 3, isAgreed: 1 } as const;
  await boss.send(imports.bring, { id, ...ground });
  for (const { id: talent, talentName } of (await boss.send(contract.list, {})).data.list) ids[talentName] = talent;
});

const namesIn = async (wanted: object) =>
  (await boss!.send(contract.list, wanted)).data.list.map(({ talentName }) => talentName);

it('the list has nothing to reach them by, the open résumé has what the file told', async () => {
  const [first] = (await boss!.send(contract.list, { str: '甲' })).data.list;
  expect(first).toMatchObject({ talentName: '甲', schoolName: '江城职业技术大学', companyName: '云杉科技' });
  expect(JSON.stringify(first)).not.toContain('13900000000');
  const { data } = await boss!.send(contract.view, { id: ids['甲']! });
  expect(data).toMatchObject({
    resume: { mobile: '13900000000' },
    fileName: '人选.json 第 1 份',
    groundNote: '老同事介绍',
    consentGround: 3,
    keepUntil: '2027-02-26',
    notes: [],
  });
});

it('recruiters move, tag and note them together, and find them by that', async () => {
  await boss!.send(contract.move, { ids: [ids['甲']!, ids['乙']!], talentStage: ImportedStage.talking });
  expect(await namesIn({ talentStage: ImportedStage.talking })).toEqual(['乙', '甲']);
  await boss!.send(contract.tag, { ids: [ids['乙']!], tagName: '月底到岗', isOn: 1 });
  expect(await namesIn({ tagName: '月底到岗' })).toEqual(['乙']);
  await boss!.send(contract.tag, { ids: [ids['乙']!], tagName: '月底到岗', isOn: 0 });
  expect(await namesIn({ tagName: '月底到岗' })).toEqual([]);
  for (let at = 0; at < MOST_TAGS; at += 1)
    await boss!.send(contract.tag, { ids: [ids['乙']!], tagName: `标签${at}`, isOn: 1 });
  const full = await boss!.send(contract.tag, { ids: [ids['乙']!], tagName: '再一个', isOn: 1 });
  expect(full.code).toBe(IMPORTED_TAGS_FULL.code);
  await boss!.send(contract.note, { id: ids['甲']!, noteText: '电话里说得清楚' });
  const { notes } = (await boss!.send(contract.view, { id: ids['甲']! })).data;
  expect(notes).toMatchObject([{ noteText: '电话里说得清楚' }]);
});

it('is gone when the person asks for it, and closed to others', async () => {
  const all = [ids['甲']!, ids['丙']!];
  expect((await stranger!.send(contract.remove, { ids: all })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(contract.view, { id: ids['甲']! })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(contract.move, { ids: all, talentStage: 1 })).code).toBe(NOT_FOUND.code);
  expect((await boss!.send(contract.remove, { ids: [...all, '999'] })).code).toBe(NOT_FOUND.code);
  expect((await boss!.send(contract.remove, { ids: all })).code).toBe(200);
  expect(await namesIn({})).toEqual(['乙']);
});
