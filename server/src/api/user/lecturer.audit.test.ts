import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as search from '#contract/course/search.ts';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { ALREADY_LECTURER, LECTURER_WAITING, OWN_REVIEW } from '#contract/user/applyFailures.ts';
import { MOBILE_TAKEN, WRONG_CODE } from '#contract/user/failures.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { applyCode, uploadedBy } from '#test/applying.ts';
import { teacher } from '#test/catalogue.ts';
import { otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const shown = {
  lecturerName: '季明川',
  position: '高级技师',
  introduce: '在车间带了十年徒弟。\n\n想把机器人调试讲清楚 <b>一次</b>。',
  tags: ['机器人', ' 调试 ', '机器人'],
};
const form = { ...shown, agree: true as const };
const decide = (id: string, auditStatus: 1 | 2, auditOpinion = '') =>
  operator.send(lecturer.auditDecide, { id, auditStatus, auditOpinion });
const applied = async (person: Person) => (await person.send(lecturer.auditSave, form)).data.id;
const lastMessage = async (userNo: string) => {
  const rows = t.database.db.select({ title: msg.msgTitle, text: msg.msgText }).from(msgUser);
  return (await rows.innerJoin(msg, eq(msg.id, msgUser.msgId)).where(eq(msgUser.userNo, userNo))).at(-1);
};

describe('applying', () => {
  it('signed in: applied, one by double click, no second while waiting', async () => {
    const person = await t.person();
    const replies = await Promise.all([1, 2].map(() => person.send(lecturer.auditSave, form)));
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, LECTURER_WAITING.code]);
    const { data } = await person.send(lecturer.auditView);
    expect(data).toMatchObject({
      isLecturer: 0,
      audit: { auditStatus: 0, lecturerMobile: person.mobile, tags: ['机器人', '调试'] },
    });
    expect(data.audit!.introduce).toBe(
      '<p>在车间带了十年徒弟。</p><p>想把机器人调试讲清楚 &lt;b&gt;一次&lt;/b&gt;。</p>',
    );
  });

  it('not signed in: verified mobile, registered and signed in at once', async () => {
    const lecturerMobile = '13700000001';
    const secrets = { mobilePsw: 'Guiyuan-52', repassword: 'Guiyuan-52' };
    expect((await t.guest.send(lecturer.auditSave, form)).data).toMatchObject({ issues: [{ path: 'lecturerMobile' }] });
    const code = await applyCode(t, lecturerMobile);
    const sent = (change: object) =>
      t.guest.send(lecturer.auditSave, { ...form, lecturerMobile, code, ...secrets, ...change });
    expect((await sent({ code: otherCode(code) })).code).toBe(WRONG_CODE.code);
    expect((await sent({ mobilePsw: undefined, repassword: undefined })).code).toBe(INVALID_INPUT.code);
    expect((await sent({ repassword: 'Guiyuan-53' })).data).toMatchObject({ issues: [{ path: 'repassword' }] });
    const { data } = await sent({});
    expect(data.signedIn).toMatchObject({ mobile: lecturerMobile });
    const { audit } = (await t.as(data.signedIn!.token).send(lecturer.auditView)).data;
    expect(audit).toMatchObject({ id: data.id, auditStatus: 0, lecturerMobile });
  });

  it('with an account on this mobile one signs in first, nothing is left behind', async () => {
    const person = await t.person();
    const code = await applyCode(t, person.mobile);
    const secrets = { mobilePsw: 'Guiyuan-52', repassword: 'Guiyuan-52' };
    const reply = await t.guest.send(lecturer.auditSave, { ...form, lecturerMobile: person.mobile, code, ...secrets });
    expect(reply).toMatchObject({ code: MOBILE_TAKEN.code, data: { issues: [{ path: 'lecturerMobile' }] } });
    expect((await person.send(lecturer.auditView)).data.audit).toBeNull();
  });

  it.each([
    ['没有勾选协议', { agree: false }, 'agree'],
    ['简介太短', { introduce: '很会讲' }, 'introduce'],
    ['标签太多', { tags: ['一', '二', '三', '四', '五', '六'] }, 'tags'],
    ['照片在别处', { headImgUrl: 'https://evil.example/a.png' }, 'headImgUrl'],
    ['邮箱不对', { lecturerEmail: '不是邮箱' }, 'lecturerEmail'],
  ])('%s is told at its field', async (_, wrong, path) => {
    const person = await t.person();
    const reply = await person.send(lecturer.auditSave, { ...form, ...(wrong as object) });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path }] } });
  });

  it("neither others' photographs nor proofs", async () => {
    const [person, other] = [await t.person(), await t.person()];
    const files = { headImgUrl: await uploadedBy(t, other, 'avatar'), proofs: [await uploadedBy(t, other, 'proof')] };
    for (const [field, value] of Object.entries(files)) {
      const reply = await person.send(lecturer.auditSave, { ...form, [field]: value });
      expect(reply, field).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: field }] } });
    }
  });
});

describe('review', () => {
  it('passed it appears in directory and search and adds the lecturer identity', async () => {
    const person = await t.person();
    const headImgUrl = await uploadedBy(t, person, 'avatar');
    const { id } = (await person.send(lecturer.auditSave, { ...form, lecturerName: '冯季川', headImgUrl })).data;
    const queued = (await operator.send(lecturer.auditList, { pageSize: 100 })).data.list;
    expect(queued.find((one) => one.id === id)).toMatchObject({ lecturerName: '冯季川', current: null, isOwn: 0 });
    expect((await t.guest.send(lecturer.view, { lecturerUserNo: person.userNo })).code).toBe(NOT_FOUND.code);

    expect((await decide(id, 1)).code).toBe(200);
    const { data } = await t.guest.send(lecturer.view, { lecturerUserNo: person.userNo });
    expect(data).toMatchObject({ lecturerName: '冯季川', position: '高级技师', headImgUrl, tags: ['机器人', '调试'] });
    expect(JSON.stringify(data)).not.toContain(person.mobile);
    expect((await t.guest.send(search.all, { str: '冯季川' })).data.list.map((hit) => hit.title)).toContain('冯季川');
    const types = (await person.send(authMenu.listUserRole)).data.list.map((one) => one.userType);
    expect(types).toEqual(expect.arrayContaining([1, 2]));
    expect((await person.send(lecturer.auditSave, form)).code).toBe(ALREADY_LECTURER.code);
    expect(await lastMessage(person.userNo)).toMatchObject({ title: '你的讲师申请已通过' });
  });

  it('refusing needs a reason, seen by the applicant, who queues anew', async () => {
    const person = await t.person();
    const id = await applied(person);
    expect((await decide(id, 2)).code).toBe(INVALID_INPUT.code);
    expect((await decide(id, 2, '请写写教过哪些课')).code).toBe(200);
    expect((await person.send(lecturer.auditView)).data.audit).toMatchObject({
      auditStatus: 2,
      auditOpinion: '请写写教过哪些课',
    });
    expect(await lastMessage(person.userNo)).toMatchObject({ text: expect.stringContaining('请写写教过哪些课') });
    expect((await person.send(lecturer.auditSave, form)).data.id).toBe(id);
    expect((await person.send(lecturer.auditView)).data.audit).toMatchObject({ auditStatus: 0, auditOpinion: '' });
  });

  it("of two operators one decides; not one's own, not without permission, not unknown ones", async () => {
    const person = await t.person();
    const id = await applied(person);
    const other = await t.person({ userType: 0 });
    const own = await applied(other);
    expect((await other.send(lecturer.auditDecide, { id: own, auditStatus: 1 })).code).toBe(OWN_REVIEW.code);
    const replies = await Promise.all(
      [operator, other].map((one) => one.send(lecturer.auditDecide, { id, auditStatus: 1 })),
    );
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    expect((await person.send(lecturer.auditDecide, { id, auditStatus: 1 })).code).toBe(NO_PERMISSION.code);
    expect((await person.send(lecturer.auditList)).code).toBe(NO_PERMISSION.code);
    expect((await decide('1', 1)).code).toBe(NOT_FOUND.code);
  });
});

describe('a lecturer changes facts', () => {
  it('until it passes the public sees the former, also after a refusal', async () => {
    const own = await teacher(t, '陈砚清');
    const name = async () => (await t.guest.send(lecturer.view, { lecturerUserNo: own.userNo })).data.lecturerName;
    const { id } = (await own.send(lecturer.auditUpdate, { ...shown, lecturerName: '陈砚清老师' })).data;
    expect((await own.send(lecturer.auditUpdate, shown)).code).toBe(LECTURER_WAITING.code);
    const queued = (await operator.send(lecturer.auditList, { pageSize: 100 })).data.list;
    expect(queued.find((one) => one.id === id)).toMatchObject({ current: { lecturerName: '陈砚清' } });
    expect(await name()).toBe('陈砚清');
    await decide(id, 2, '姓名请用真名');
    expect(await name()).toBe('陈砚清');
    await own.send(lecturer.auditUpdate, { ...shown, lecturerName: '陈砚青' });
    await decide(id, 1);
    expect(await name()).toBe('陈砚青');
    expect(await lastMessage(own.userNo)).toMatchObject({ title: '你的讲师资料已更新' });
  });

  it('contacts change at once and are not public; nothing to change unless a lecturer', async () => {
    const own = await teacher(t, '苏蔓');
    const contacts = { lecturerMobile: '13712345678', lecturerEmail: 'suman@example.com' };
    expect((await own.send(lecturer.update, contacts)).code).toBe(200);
    expect((await own.send(lecturer.authView)).data).toMatchObject(contacts);
    const person = await t.person();
    expect((await person.send(lecturer.update, contacts)).code).toBe(NOT_FOUND.code);
    expect((await person.send(lecturer.auditUpdate, shown)).code).toBe(NOT_FOUND.code);
  });
});
