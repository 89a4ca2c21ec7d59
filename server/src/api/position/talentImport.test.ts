import { beforeAll, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as imported from '#contract/position/importedTalent.ts';
import * as contract from '#contract/position/talentImport.ts';
import type { TalentImport } from '#contract/position/talentImport.ts';
import * as fails from '#contract/position/talentImportFailures.ts';
import { docxOf, jsonOf, jsonResume, macroDocx } from '#test/resumeFiles.ts';
import { sendForm, zipOf } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const START = new Date('2026-11-26T10:00:00+08:00');
t.setNow(START);
await offerVacancyChoices(t);

let [boss, stranger]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }));
});

const check = (bytes: Buffer, name = '人选.json', id = '', by = boss!) =>
  sendForm<TalentImport>(t, contract.check.path, by, { bytes, name, fields: { id } });

/** Somebody with a mobile of their own. */
const one = (name: string, phone: string) => jsonResume(name, { basics: { name, phone } });

const ground = { vacancyId: '0', consentGround: 1, groundNote: '校园招聘会', keepMonths: 6, isAgreed: 1 } as const;

describe('files are checked', () => {
  it('several after each other and archives, each résumé with its faults, and nobody is in the pool yet', async () => {
    const first = await check(docxOf(), '晚晴.docx');
    expect(first.data).toMatchObject({ importStatus: 1, totalCount: 1, badCount: 0, fileNames: ['晚晴.docx'] });
    const { id } = first.data;
    const archive = zipOf([
      { name: '周远.json', content: jsonOf(one('周远', '13900000001')) },
      { name: '宏.docm', content: macroDocx() },
    ]);
    expect((await check(archive, '更多.zip', id)).data).toMatchObject({ id, totalCount: 3, badCount: 1 });
    const repeated = await check(jsonOf(one('周远又来', '13900000001')), '又来.json', id);
    expect(repeated.data.totalCount).toBe(4);
    const view = (await boss!.send(contract.view, { id })).data;
    expect(view.repeatedCount).toBe(1);
    expect(view.rows.list.map(({ row, place, isRepeated, resume }) => [row, place, isRepeated, resume?.name])).toEqual([
      [3, '宏.docm', 0, undefined],
      [1, '晚晴.docx', 0, '林晚晴'],
      [2, '周远.json', 0, '周远'],
      [4, '又来.json', 1, '周远又来'],
    ]);
    expect(view.rows.list[0]!.issues[0]).toMatchObject({ place: '宏.docm', column: '文件' });
    expect((await boss!.send(contract.view, { id, isBadOnly: 1 })).data.rows.totalCount).toBe(1);
    expect((await boss!.send(imported.list, {})).data.totalCount).toBe(0);
  });

  it('a whole that cannot be read is refused with the reason', async () => {
    const broken = await check(Buffer.from('PK\x03\x04 nothing'), '坏.zip');
    expect([broken.code, broken.msg]).toEqual([fails.RESUMES_UNREADABLE.code, expect.stringContaining('压缩包打不开')]);
    const many = await check(jsonOf(Array.from({ length: 201 }, (_, at) => jsonResume(`人${at}`))));
    expect(many.code).toBe(fails.RESUMES_UNREADABLE.code);
  });
});

describe('they come into the pool', () => {
  it('only with what the person agreed to, once, repeated ones left out', async () => {
    const { id } = (await check(jsonOf([one('甲', '13900000011'), one('乙', '13900000012')]))).data;
    const none = await boss!.send(contract.bring, { id, ...ground, isAgreed: 0 as 1 });
    expect(none.code).toBe(INVALID_INPUT.code);
    const elsewhere = await boss!.send(contract.bring, { id, ...ground, vacancyId: '999' });
    expect(elsewhere.code).toBe(NOT_FOUND.code);
    const pressed = await Promise.all([1, 2].map(() => boss!.send(contract.bring, { id, ...ground, vacancyId })));
    expect(pressed.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, fails.BROUGHT_ALREADY.code]);
    const { list } = (await boss!.send(imported.list, {})).data;
    expect(list.map(({ talentName, vacancyName, keepUntil }) => [talentName, vacancyName, keepUntil])).toEqual([
      ['乙', '数据分析助理', '2027-05-26'],
      ['甲', '数据分析助理', '2027-05-26'],
    ]);
    // What was read is not kept twice.
    const view = (await boss!.send(contract.view, { id })).data;
    expect(view.rows.list.map(({ resume }) => resume)).toEqual([null, null]);
    const again = (await check(jsonOf([one('甲', '13900000011')]))).data.id;
    expect((await boss!.send(contract.bring, { id: again, ...ground })).code).toBe(fails.NOTHING_GOOD.code);
  });

  it('and can be taken back but for whom somebody has worked with', async () => {
    const { id } = (await check(jsonOf([one('丙', '13900000021'), one('丁', '13900000022')]))).data;
    await boss!.send(contract.bring, { id, ...ground });
    const { list } = (await boss!.send(imported.list, {})).data;
    const worked = list.find(({ talentName }) => talentName === '丙')!;
    await boss!.send(imported.tag, { ids: [worked.id], tagName: '约过', isOn: 1 });
    expect((await boss!.send(contract.undo, { id })).data).toEqual({ removedCount: 1, keptCount: 1 });
    expect((await boss!.send(contract.undo, { id })).code).toBe(fails.NOT_BROUGHT.code);
    const names = (await boss!.send(imported.list, {})).data.list.map(({ talentName }) => talentName);
    expect(names).toContain('丙');
    expect(names).not.toContain('丁');
    const [first] = (await boss!.send(contract.list, {})).data.list;
    expect(first).toMatchObject({ importStatus: 3, broughtCount: 2, canUndo: false });
  });

  it('is closed to others', async () => {
    const { id } = (await check(jsonOf(one('戊', '13900000031')))).data;
    expect((await stranger!.send(contract.view, { id })).code).toBe(fails.IMPORT_GONE.code);
    expect((await stranger!.send(contract.bring, { id, ...ground })).code).toBe(fails.IMPORT_GONE.code);
    expect((await check(jsonOf(one('己', '13900000032')), '己.json', id, stranger)).code).toBe(fails.IMPORT_GONE.code);
    expect((await stranger!.send(contract.list, {})).data.totalCount).toBe(0);
    const teacher = await t.person({ userType: 4 });
    expect((await teacher.send(contract.list, {})).code).toBe(NO_PERMISSION.code);
  });
});
