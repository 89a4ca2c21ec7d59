import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { Visibility } from '#contract/rules/visibility.ts';
import * as education from '#contract/user/userEducation.ts';
import * as profile from '#contract/user/userProfile.ts';
import * as project from '#contract/user/userProject.ts';
import * as workSet from '#contract/user/userWorkSet.ts';
import { makeOrg } from '#seed/make/org.ts';
import { loadReference } from '#seed/make/reference.ts';
import { textOf } from '#test/pdfText.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { certificate } from '../../db/schema/study.ts';
import { user } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
await loadReference(db);
const company = await t.person({ userType: 5, orgNo: await makeOrg(db, { orgType: 5, orgName: '云杉科技' }) });
const stranger = await t.person();
let person: Person;
beforeEach(async () => {
  person = await t.person({ nickname: '林晓' });
});

const study = { schoolName: '江城职业技术大学', startDate: '2023-09' };
const piece = { title: '三张图讲清一家早餐店' };
const base = {
  nickname: '林晓',
  headImgUrl: '',
  sex: 2 as const,
  headline: '从表格走到看板',
  birthday: '2004-03-18',
  regionCode: '420111',
  eduGrade: '5',
  jobStatus: '4',
  introduction: '',
  contactMobile: '13800000001',
};
const see = (level: Visibility, section: 'education' | 'workSet' | 'honor' | 'portrait' | 'contact') =>
  person.send(profile.updateVisibility, { section, level });
const seenBy = async (who: Person) => (await who.send(profile.listByUserNo, { userNo: person.userNo })).data;

describe('basics', () => {
  it('written and read back, with counts of every section', async () => {
    expect((await person.send(profile.updateMyBaseInfo, base)).code).toBe(200);
    await person.send(education.save, study);
    const { data } = await person.send(profile.getMyBaseInfo);
    expect(data).toMatchObject({ ...base, idCardName: '', visibility: {}, counts: { education: 1, work: 0 } });
  });

  it.each([
    ['没有这个地方', { regionCode: '999999' }, '请选择所在地'],
    ['还没出生', { birthday: '2099-01-01' }, '请核对出生日期'],
    ['没有这一天', { birthday: '2004-02-30' }, '请核对出生日期'],
    ['还没开始工作', { workSince: '2099' }, '参加工作的年份不能晚于今年'],
    ['没有名字', { nickname: ' ' }, '请输入姓名或昵称'],
    ['别人的头像', { headImgUrl: '/files/1.webp' }, '文件不存在，请重新上传'],
    ['手机号不对', { contactMobile: '123' }, '请输入 11 位手机号'],
  ])('%s is refused with the reason', async (_, wrong, msg) => {
    const reply = await person.send(profile.updateMyBaseInfo, { ...base, ...wrong });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, msg });
  });

  it('two sections changed at once both hold', async () => {
    await Promise.all([see(0, 'education'), see(2, 'honor'), see(2, 'contact')]);
    const { visibility } = (await person.send(profile.getMyBaseInfo)).data;
    expect(visibility).toEqual({ education: 0, honor: 2, contact: 2 });
  });
});

describe('who sees it', () => {
  it.each([
    [0, [1, 0, 0]],
    [1, [1, 1, 0]],
    [2, [1, 1, 1]],
  ] as const)('level %i', async (level, seen) => {
    await person.send(education.save, study);
    await see(level, 'education');
    const counts = await Promise.all(
      [person, company, stranger].map(async (who) => (await seenBy(who)).education.length),
    );
    expect(counts).toEqual(seen);
    expect((await seenBy(stranger)).hidden.includes('education')).toBe(seen[2] === 0);
  });

  it('contacts are open to organizations only by choice, the choice itself to oneself only', async () => {
    await person.send(profile.updateMyBaseInfo, base);
    expect((await seenBy(company)).contact).toBeNull();
    await see(1, 'contact');
    expect((await seenBy(company)).contact).toMatchObject({ contactMobile: '13800000001' });
    expect((await seenBy(stranger)).contact).toBeNull();
    expect((await seenBy(company)).visibility).toEqual({});
    expect((await seenBy(person)).visibility).toEqual({ contact: 1 });
  });

  it('a preview equals what others see, and shows nobody more', async () => {
    await person.send(education.save, study);
    const preview = await person.send(profile.listByUserNo, { audience: 'public' });
    const { isOwn, visibility, ...shown } = preview.data;
    expect([isOwn, visibility]).toEqual([1, {}]);
    expect(await seenBy(stranger)).toMatchObject(shown);
    const asked = { userNo: person.userNo, audience: 'self' as const };
    expect((await stranger.send(profile.listByUserNo, asked)).data.education).toEqual([]);
  });

  it('a disabled account is as if it did not exist', async () => {
    await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, person.userNo));
    for (const userNo of [person.userNo, '1']) {
      expect((await company.send(profile.listByUserNo, { userNo })).code).toBe(NOT_FOUND.code);
    }
  });
});

describe('works, certificates and portrait', () => {
  it("private works open for their owner only, public ones follow their section's audience", async () => {
    const open = (await person.send(workSet.save, piece)).data.id;
    const kept = (await person.send(workSet.save, { title: '草稿', isPublic: 0 })).data.id;
    const codes = (id: string) =>
      Promise.all([person, company, stranger].map(async (who) => (await who.send(profile.getById, { id })).code));
    expect(await codes(open)).toEqual([200, 200, 200]);
    expect(await codes(kept)).toEqual([200, NOT_FOUND.code, NOT_FOUND.code]);
    expect((await seenBy(stranger)).workSet.map(({ title }) => title)).toEqual([piece.title]);
    await see(1, 'workSet');
    expect(await codes(open)).toEqual([200, 200, NOT_FOUND.code]);
    const { data } = await company.send(profile.getById, { id: open });
    expect(data).toMatchObject({ ...piece, owner: { name: '林晓', isOwn: 0 } });
  });

  it('revoked certificates do not count', async () => {
    const issuedAt = '2026-05-01 10:00:00';
    const row = { userNo: person.userNo, holderName: '林晓', courseName: '数据可视化', issuedAt, hours: 3 };
    await db.insert(certificate).values([
      { ...row, courseId: '1', certificateNo: `A${person.userNo}` },
      { ...row, courseId: '2', certificateNo: `B${person.userNo}`, revokedAt: issuedAt },
    ]);
    const { list } = (await person.send(profile.getHonor)).data;
    expect(list).toMatchObject([{ title: '数据可视化', date: '2026-05', certificateNo: `A${person.userNo}` }]);
    const { axes } = (await person.send(profile.userPortrayal)).data;
    expect(axes.find(({ key }) => key === 'certificates')).toMatchObject({ score: 25, fact: '持有 1 张有效证书' });
  });

  it('the portrait counts facts of the platform only; withheld is as if it did not exist', async () => {
    await person.send(workSet.save, piece);
    await person.send(project.save, { projectName: '客流看板', startDate: '2025-03' });
    const { axes } = (await company.send(profile.userPortrayal, { userNo: person.userNo })).data;
    expect(axes.map(({ score }) => score)).toEqual([0, 0, 0, 0, 25, 33]);
    const { userNo } = person;
    expect((await stranger.send(profile.userPortrayal, { userNo })).code).toBe(NOT_FOUND.code);
    expect((await stranger.send(profile.getHonor, { userNo })).code).toBe(NOT_FOUND.code);
    await see(2, 'portrait');
    expect((await stranger.send(profile.userPortrayal, { userNo })).code).toBe(200);
  });
});

describe('PDF', () => {
  const fetchPdf = (url: string, who: Person) =>
    t.app.inject({ url, headers: { cookie: `RC_WEB_TOKEN=${who.token}` } });

  it('text can be selected, an audience finds only its part, the address is for its owner', async () => {
    await person.send(profile.updateMyBaseInfo, base);
    await person.send(education.save, { ...study, degree: '5', description: '长'.repeat(1000) });
    await person.send(workSet.save, piece);
    const linkFor = async (audience: 'self' | 'public') => (await person.send(profile.exportPdf, { audience })).data;
    const { pdfUrl, fileName } = await linkFor('self');
    expect(fileName).toBe('林晓的简历.pdf');
    const pdf = await fetchPdf(pdfUrl, person);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const words = await textOf(pdf.rawPayload);
    for (const word of [
      '林晓',
      '从表格走到看板',
      '江城职业技术大学',
      '本科',
      '2023.09 – 至今',
      '13800000001',
      piece.title,
    ]) {
      expect(words).toContain(word);
    }
    const forOthers = await textOf((await fetchPdf((await linkFor('public')).pdfUrl, person)).rawPayload);
    expect(forOthers).toContain(piece.title);
    expect(forOthers).not.toContain('13800000001');
    expect(forOthers).not.toContain('江城职业技术大学');
    expect((await fetchPdf(pdfUrl, stranger)).statusCode).toBe(403);
  });
});
