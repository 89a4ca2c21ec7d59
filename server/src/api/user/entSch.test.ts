import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as search from '#contract/course/search.ts';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { APPLY_WAITING, ORG_APPLYING, ORG_JOINED, OWN_REVIEW } from '#contract/user/applyFailures.ts';
import * as entSch from '#contract/user/entSch.ts';
import { WRONG_CODE } from '#contract/user/failures.ts';
import { makeOrg } from '#seed/make/org.ts';
import { applicant, applyCode, enterpriseForm, freshCode, offerChoices, uploadedBy } from '#test/applying.ts';
import { codeFor, otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { orgApply, orgMember } from '../../db/schema/organization.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
await offerChoices(t);
const operator = await t.person({ userType: 0 });
const queue = async (input = {}) => (await operator.send(entSch.auditList, { pageSize: 100, ...input })).data.list;
const decide = (id: string, auditStatus: 1 | 2, auditOpinion = '') =>
  operator.send(entSch.auditSave, { id, auditStatus, auditOpinion });

describe('submitting', () => {
  it("handed in it waits among one's own, unseen by others", async () => {
    const { person, form, id } = await applicant(t);
    const mine = (await person.send(entSch.list)).data;
    expect(mine).toMatchObject({ totalCount: 1, list: [{ id, orgName: form.orgName, auditStatus: 0, orgNo: null }] });
    expect((await person.send(entSch.list, { orgType: 4 })).data.totalCount).toBe(0);
    expect((await (await t.person()).send(entSch.list)).data.totalCount).toBe(0);
  });

  it('one undecided application per person and kind, by double click too', async () => {
    const person = await t.person();
    const form = await enterpriseForm(t, person);
    const code = await applyCode(t, person.mobile);
    const replies = await Promise.all([1, 2].map(() => person.send(entSch.save, { ...form, code })));
    // The second may see first that the code is used.
    const codes = replies.map((reply) => reply.code).sort((x, y) => x - y);
    expect([
      [200, WRONG_CODE.code],
      [200, APPLY_WAITING.code],
    ]).toContainEqual(codes);
    expect((await person.send(entSch.list)).data.totalCount).toBe(1);
    expect((await person.send(entSch.save, form)).code).toBe(APPLY_WAITING.code);
  });

  it("the contact's mobile is verified by a code", async () => {
    const person = await t.person();
    const form = await enterpriseForm(t, person);
    expect(await person.send(entSch.save, form)).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path: 'code', message: '请输入 6 位验证码' }] },
    });
    const code = await applyCode(t, person.mobile);
    expect((await person.send(entSch.save, { ...form, code: otherCode(code) })).code).toBe(WRONG_CODE.code);
    const login = await codeFor(t, (await t.person()).mobile, 'login');
    expect((await person.send(entSch.save, { ...form, code: login })).code).toBe(WRONG_CODE.code);
    expect((await person.send(entSch.save, { ...form, code })).code).toBe(200);
  });

  it.each([
    ['没有勾选协议', { agree: false }, 'agree'],
    ['代码校验位不对', { orgCode: '91420100MA0000001A' }, 'orgCode'],
    ['企业没有选行业', { industry: '' }, 'industry'],
    ['没有这个地区', { regionCode: '990000' }, 'regionCode'],
    ['只选了省', { regionCode: '420000' }, 'regionCode'],
    ['没有这种规模', { size: '99' }, 'size'],
    ['学校没有选层次', { orgType: 4, orgCode: '10486' }, 'schoolLevel'],
    ['机构没有写教什么', { orgType: 3 }, 'intro'],
    ['证照是外面的地址', { licenceImg: 'https://evil.example/a.png' }, 'licenceImg'],
  ])('%s is told at its field', async (_, wrong, path) => {
    const person = await t.person();
    const form = await enterpriseForm(t, person);
    const code = await applyCode(t, person.mobile);
    const reply = await person.send(entSch.save, { ...form, code, ...(wrong as object) });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path }] } });
    expect((await person.send(entSch.list)).data.totalCount).toBe(0);
  });

  it.each([
    [5, ['请输入企业全称', '请输入统一社会信用代码', '请上传营业执照']],
    [4, ['请输入学校全称', '请输入学校代码', '请上传授权书']],
    [3, ['请输入机构全称', '请输入统一社会信用代码', '请上传营业执照或办学许可证']],
  ] as const)('what organizations of kind %s leave out is told in their own words', async (orgType, said) => {
    const person = await t.person();
    const form = await enterpriseForm(t, person);
    const reply = await person.send(entSch.save, { ...form, orgType, orgName: ' ', orgCode: '', licenceImg: '' });
    const { issues } = reply.data as unknown as { issues: { path: string; message: string }[] };
    const papers = new Set(['orgName', 'orgCode', 'licenceImg']);
    expect(issues.filter(({ path }) => papers.has(path)).map(({ message }) => message)).toEqual(said);
  });

  it("neither others' certificates nor files uploaded for something else", async () => {
    const person = await t.person();
    const form = await enterpriseForm(t, person);
    const code = await applyCode(t, person.mobile);
    for (const licenceImg of [await uploadedBy(t, await t.person()), await uploadedBy(t, person, 'avatar')]) {
      const reply = await person.send(entSch.save, { ...form, code, licenceImg });
      expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'licenceImg' }] } });
    }
  });

  it('those already here are sent to their administrator, those applied for by others are told so', async () => {
    const orgCode = freshCode();
    await makeOrg(db, { orgType: 5, orgName: '云杉科技', orgCode });
    const person = await t.person();
    const form = await enterpriseForm(t, person);
    const code = await applyCode(t, person.mobile);
    const sent = (change: object) => person.send(entSch.save, { ...form, code, ...change });
    const msg = '「云杉科技」已经入驻，请联系它的管理员邀请你加入';
    expect(await sent({ orgCode })).toMatchObject({
      code: ORG_JOINED.code,
      msg,
      data: { issues: [{ path: 'orgCode' }] },
    });
    expect(await sent({ orgName: '云杉科技' })).toMatchObject({ msg, data: { issues: [{ path: 'orgName' }] } });
    const other = await applicant(t);
    expect((await sent({ orgCode: other.form.orgCode })).code).toBe(ORG_APPLYING.code);
    expect((await person.send(entSch.schList, { orgName: '云杉' })).data.list).toMatchObject([{ orgName: '云杉科技' }]);
  });

  it('of two applying for one organization one is taken', async () => {
    const people = [await t.person(), await t.person()];
    const orgCode = freshCode();
    const forms = await Promise.all(
      people.map(async (person) => ({
        ...(await enterpriseForm(t, person)),
        orgCode,
        code: await applyCode(t, person.mobile),
      })),
    );
    const replies = await Promise.all(people.map((person, index) => person.send(entSch.save, forms[index])));
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, ORG_APPLYING.code]);
  });
});

describe('review', () => {
  it("without permission the queue is neither seen nor decided, not by a school's administrator either", async () => {
    const { person, id } = await applicant(t);
    const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
    const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
    for (const one of [person, admin]) {
      expect((await one.send(entSch.auditList)).code).toBe(NO_PERMISSION.code);
      expect((await one.send(entSch.auditSave, { id, auditStatus: 1 })).code).toBe(NO_PERMISSION.code);
    }
  });

  it('first come first, over three days marked, codes have names', async () => {
    const first = await applicant(t);
    const second = await applicant(t);
    const ids = (await queue()).map((one) => one.id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    const threeDaysAgo = wireTimeIn(new Date(), -73 * 3600);
    await db.update(orgApply).set({ submitTime: threeDaysAgo }).where(eq(orgApply.id, first.id));
    expect((await queue({ orgType: 5 })).find((one) => one.id === first.id)).toMatchObject({
      isOverdue: 1,
      waitedHours: 73,
      regionName: '湖北省 武汉市',
      industryName: '软件与信息服务',
      sizeName: '100–199 人',
      isOwn: 0,
    });
    expect((await queue({ orgType: 3 })).length).toBe(0);
  });

  it('refusing needs a reason, seen by the applicant, who need not verify the mobile again and queues anew', async () => {
    const { person, form, id } = await applicant(t);
    expect(await decide(id, 2)).toMatchObject({ code: INVALID_INPUT.code, msg: '请写明退回的原因，对方会看到' });
    expect((await decide(id, 2, '执照看不清，请重新拍')).data).toEqual({ id, orgNo: null });
    expect((await person.send(entSch.list)).data.list[0]).toMatchObject({
      auditStatus: 2,
      auditOpinion: '执照看不清，请重新拍',
    });
    const [message] = await db
      .select({ title: msg.msgTitle, text: msg.msgText, url: msg.msgUrl })
      .from(msgUser)
      .innerJoin(msg, eq(msg.id, msgUser.msgId))
      .where(eq(msgUser.userNo, person.userNo));
    expect(message).toMatchObject({ url: '/apply/enterprise', text: expect.stringContaining('执照看不清') });

    const again = await person.send(entSch.save, { ...form, orgName: `${form.orgName}有限公司` });
    expect(again.data).toEqual({ id });
    const list = (await person.send(entSch.list)).data;
    expect(list).toMatchObject({ totalCount: 1, list: [{ auditStatus: 0, auditOpinion: '', auditTime: null }] });
  });

  it("another contact's mobile is verified anew", async () => {
    const { person, form, id } = await applicant(t);
    await decide(id, 2, '联系人不对');
    const reply = await person.send(entSch.save, { ...form, contactMobile: '13612345678' });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'code' }] } });
  });

  it('passing makes organization, administrator role, identity and first member, found at once', async () => {
    const { person, form, id } = await applicant(t);
    const { orgNo } = (await decide(id, 1)).data;
    const identities = (await person.send(authMenu.listUserRole)).data.list;
    const admin = identities.find((one) => one.userType === 5)!;
    expect(admin).toMatchObject({ roleName: '管理员', orgInfo: { orgNo, orgName: form.orgName } });
    expect((await person.send(authMenu.setUserLoginType, { id: admin.id })).code).toBe(200);
    const { button } = (await person.send(authMenu.listLoginUserMenu)).data;
    expect(button).toEqual(expect.arrayContaining(['member:edit', 'role:edit', 'org:edit']));
    expect(await db.select().from(orgMember).where(eq(orgMember.orgNo, orgNo!))).toMatchObject([
      { userNo: person.userNo, memberName: '林远', mobile: person.mobile, memberStatus: 1 },
    ]);
    const found = (await t.guest.send(search.all, { str: form.orgName })).data.list;
    expect(found.map((hit) => hit.title)).toContain(form.orgName);
    expect((await queue({ auditStatus: 1 })).map((one) => one.id)).toContain(id);
  });

  it('of two operators deciding the second hears so; an unknown id is not found', async () => {
    const { person, id } = await applicant(t);
    const other = await t.person({ userType: 0 });
    const replies = await Promise.all(
      [operator, other].map((one) => one.send(entSch.auditSave, { id, auditStatus: 1 })),
    );
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    const identities = (await person.send(authMenu.listUserRole)).data.list;
    expect(identities.filter((one) => one.userType === 5)).toHaveLength(1);
    expect((await decide('1', 1)).code).toBe(NOT_FOUND.code);
  });

  it('a name taken meanwhile: nothing is created, the application still waits', async () => {
    const { person, form, id } = await applicant(t);
    await makeOrg(db, { orgType: 5, orgName: form.orgName });
    expect((await decide(id, 1)).code).toBe(ORG_JOINED.code);
    expect((await person.send(entSch.list)).data.list[0]).toMatchObject({ auditStatus: 0, orgNo: null });
    expect((await person.send(authMenu.listUserRole)).data.list).toHaveLength(1);
  });

  it("nobody reviews one's own", async () => {
    const own = await t.person({ userType: 0 });
    const form = await enterpriseForm(t, own);
    const code = await applyCode(t, own.mobile);
    const { id } = (await own.send(entSch.save, { ...form, code })).data;
    expect((await own.send(entSch.auditSave, { id, auditStatus: 1 })).code).toBe(OWN_REVIEW.code);
    expect((await decide(id, 1)).code).toBe(200);
  });

  it('once passed, the same person may apply for another', async () => {
    const { person, id } = await applicant(t);
    await decide(id, 1);
    const form = await enterpriseForm(t, person);
    const contactMobile = '13612340000';
    const code = await applyCode(t, contactMobile);
    expect((await person.send(entSch.save, { ...form, contactMobile, code })).code).toBe(200);
    expect((await person.send(entSch.list)).data.totalCount).toBe(2);
  });
});
