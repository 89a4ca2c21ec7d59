import { expect, it } from 'vitest';
import * as imported from '#contract/position/importedTalent.ts';
import * as imports from '#contract/position/talentImport.ts';
import type { TalentImport } from '#contract/position/talentImport.ts';
import * as fails from '#contract/position/talentImportFailures.ts';
import { importedNote } from '#server/db/schema/importedTalent.ts';
import { jsonOf, jsonResume } from '#test/resumeFiles.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import { makeHiring, staySignedIn } from '#test/vacancies.ts';
import { enqueue } from '../kit/job.ts';
import { forgetImported } from './forgetImported.ts';

const t = await testApp();
const START = new Date('2026-11-26T10:00:00+08:00');
t.setNow(START);

const night = async (day: string) => {
  t.setNow(new Date(`${day}T04:00:00+08:00`));
  await enqueue(t.database.db, forgetImported, {});
  await t.runJobs();
};

it('a résumé goes the night after its last day with what was written about it, and readings go sooner', async () => {
  const { boss } = await makeHiring(t, '云杉数据');
  const check = async (name: string) =>
    (
      await sendForm<TalentImport>(t, imports.check.path, boss, {
        bytes: jsonOf(jsonResume(name, { basics: { name } })),
        name: `${name}.json`,
      })
    ).data.id;
  const brought = await check('存三个月');
  const left = await check('没有导入');
  const ground = { vacancyId: '0', consentGround: 1, groundNote: '', isAgreed: 1 } as const;
  expect((await boss.send(imports.bring, { id: brought, ...ground, keepMonths: 3 })).code).toBe(200);
  const [row] = (await boss.send(imported.list, {})).data.list;
  expect(row).toMatchObject({ talentName: '存三个月', keepUntil: '2027-02-26' });
  await boss.send(imported.note, { id: row!.id, noteText: '春天再联系' });
  await staySignedIn(t);
  await night('2026-11-28');
  expect((await boss.send(imports.view, { id: left })).code).toBe(fails.IMPORT_GONE.code);
  expect((await boss.send(imports.view, { id: brought })).code).toBe(200);
  await night('2027-02-26');
  expect((await boss.send(imported.view, { id: row!.id })).data.notes).toHaveLength(1);
  // Agreed anew it stays.
  await boss.send(imported.keep, { id: row!.id, keepMonths: 3, isAgreed: 1 });
  await night('2027-02-27');
  expect((await boss.send(imported.list, {})).data.list).toMatchObject([{ keepUntil: '2027-05-26' }]);
  await night('2027-05-27');
  expect((await boss.send(imported.list, {})).data.totalCount).toBe(0);
  expect(await t.database.db.$count(importedNote)).toBe(0);
});
