import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as contract from '#contract/user/resumeImport.ts';
import type { ReadResume } from '#contract/user/resumeImport.ts';
import * as education from '#contract/user/userEducation.ts';
import * as profile from '#contract/user/userProfile.ts';
import { dictItem } from '#server/db/schema/system.ts';
import { docxOf, jsonOf, jsonResume, macroDocx, pdfOf } from '#test/resumeFiles.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-26T10:00:00+08:00'));
beforeAll(async () => {
  await t.database.db.insert(dictItem).values([
    { dictKey: 'education', value: '4', label: '大专' },
    { dictKey: 'education', value: '5', label: '本科' },
    { dictKey: 'researchType', value: '8', label: '获奖' },
  ]);
});

const read = (by: Person, bytes: Buffer, name = '简历.json') =>
  sendForm<ReadResume>(t, contract.read.path, by, { bytes, name });

const chosen = ({ base, education: schools, work, project, workSet, research }: ReadResume) => ({
  ...base,
  education: schools,
  work,
  project,
  workSet,
  research,
});

it('reads a file and writes nothing, then what was looked through, and nothing twice', async () => {
  const person = await t.person({ nickname: '林晓' });
  const { data } = await read(person, docxOf(), '晚晴.docx');
  expect(data).toMatchObject({ place: '晚晴.docx', name: '林晚晴', countThere: 0, issues: [] });
  expect(data.education).toEqual([expect.objectContaining({ schoolName: '江城职业技术大学', degree: '5' })]);
  expect((await person.send(education.list)).data.list).toEqual([]);
  expect((await person.send(contract.bring, chosen(data))).data).toEqual({ broughtCount: 4, sameCount: 0 });
  const resume = (await person.send(profile.listByUserNo, {})).data;
  expect(resume).toMatchObject({
    name: '林晓',
    headline: '数据分析助理',
    contact: { contactMobile: '13800001234', contactEmail: 'wanqing@example.com' },
    work: [{ companyName: '云杉科技', position: '数据分析实习生' }],
    research: [{ title: '省大学生数据分析赛二等奖', researchType: '8' }],
  });
  const again = (await read(person, docxOf())).data;
  expect(again).toMatchObject({ countThere: 4, education: [], work: [], project: [], research: [] });
  expect((await person.send(contract.bring, chosen(data))).data).toEqual({ broughtCount: 0, sameCount: 4 });
});

it('says at which row what lacks or is wrong, and writes nothing of it', async () => {
  const person = await t.person();
  const { data } = await read(
    person,
    jsonOf(jsonResume('甲', { education: [{ institution: '江城职大', studyType: '进修', startDate: '2024' }] })),
  );
  expect(data.issues.map(({ column }) => column)).toEqual(['教育经历第 1 段，开始时间', '教育经历第 1 段，学历']);
  const lacking = await person.send(contract.bring, chosen(data));
  expect(lacking.code).toBe(INVALID_INPUT.code);
  expect(JSON.stringify(lacking.data)).toContain('education.0.startDate');
  const late = { ...chosen(data), education: [{ ...data.education[0]!, startDate: '2027-01' }] };
  const future = await person.send(contract.bring, late);
  expect(JSON.stringify(future.data)).toContain('education.0.startDate');
  expect((await person.send(profile.listByUserNo, {})).data.work).toEqual([]);
});

it('refuses macros, several at once, and nothing at all', async () => {
  const person = await t.person();
  const macro = await read(person, macroDocx(), '宏.docx');
  expect([macro.code, macro.msg]).toEqual([contract.RESUME_UNREADABLE.code, expect.stringContaining('有宏')]);
  const two = await read(person, jsonOf([jsonResume('甲'), jsonResume('乙')]));
  expect(two.code).toBe(contract.ONE_RESUME.code);
  const none = { headline: '', introduction: '', contactMobile: '', contactEmail: '' };
  expect((await person.send(contract.bring, none)).code).toBe(contract.NOTHING_CHOSEN.code);
});

it('what is downloaded comes back as it was', async () => {
  const person = await t.person({ nickname: '来回' });
  const { data } = await read(person, jsonOf(jsonResume('来回')));
  await person.send(contract.bring, chosen(data));
  const { fileName, content } = (await person.send(profile.exportJson, {})).data;
  expect(fileName).toBe('来回的简历.json');
  const json = Buffer.from(content, 'base64').toString();
  expect(JSON.parse(json)).toMatchObject({
    basics: { name: '来回', phone: '13800001234' },
    education: [{ institution: '江城职业技术大学', studyType: '本科', startDate: '2023-09' }],
    awards: [{ title: '省赛二等奖', awarder: '省教育厅' }],
  });
  const other = await t.person();
  const back = (await read(other, await pdfOf(json), '来回.pdf')).data;
  expect(chosen(back)).toMatchObject({ ...chosen(data), headline: data.base.headline });
  // What others may not see is not in what is made for them.
  const theirs = (await person.send(profile.exportJson, { audience: 'public' })).data;
  expect(theirs.fileName).toBe('来回的简历（其他人可见）.json');
  expect(Buffer.from(theirs.content, 'base64').toString()).not.toContain('13800001234');
});
