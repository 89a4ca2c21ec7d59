import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { enable } from '#contract/system/adminPerson.ts';
import * as account from '#contract/user/extAccount.ts';
import * as face from '#contract/user/extFace.ts';
import { password as signIn } from '#contract/user/login.ts';
import { WRONG_PASSWORD } from '#contract/user/failures.ts';
import * as messages from '#contract/user/msg.ts';
import * as privacy from '#contract/user/privacy.ts';
import * as trust from '#contract/user/trustFailures.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makeOrg } from '#seed/make/org.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { userBase } from '../../db/schema/profile.ts';
import { certificate, periodNote } from '../../db/schema/study.ts';
import { adv } from '../../db/schema/system.ts';
import { accountDeletion, msg, realName, storedFile } from '../../db/schema/trust.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { deleteAccounts } from '../../jobs/deleteAccounts.ts';
import { removeFiles } from '../../jobs/removeFiles.ts';
import { enqueue } from '../../kit/job.ts';

const t = await testApp();
const { db } = t.database;
const PASSWORD = 'Zhitu@2026';
const known = { proofWay: 'password', proof: PASSWORD } as const;
const wanted = { reason: '不再使用', understood: true as const, ...known };
const DAY_MS = 86_400_000;
const NOW = '2026-11-22 08:00:00';
let person: Person;

const { courseId, periodIds } = await makeLessons(db, [60]);

const noteOf = ({ userNo }: Person, content: string) => ({
  userNo,
  courseId,
  periodId: periodIds[0]!,
  noteKey: 'key-of-a-note',
  revision: 'its-revision',
  position: 12,
  content,
  gmtCreate: NOW,
  gmtModified: NOW,
});

/** What happens every hour. */
async function tidy(how?: { mayFail: boolean }): Promise<void> {
  for (const hourly of [deleteAccounts, removeFiles]) {
    await enqueue(db, hourly, {});
    await t.runJobs(how);
  }
}

beforeEach(async () => {
  t.setNow(new Date());
  person = await t.person({ password: PASSWORD, nickname: '林晓' });
});

describe('export', () => {
  it("needs proof first; readable, one's own, nobody else's, nothing encrypted", async () => {
    expect(await person.send(privacy.exportData, { ...known, proof: 'Wrong#0000' })).toMatchObject({
      code: WRONG_PASSWORD.code,
    });
    await person.send(face.startFaceId, { realName: '林晓', idNumber: '11010519491231002X', consent: true });
    const other = await t.person({ nickname: '别人' });
    await db.insert(userBase).values([
      { userNo: person.userNo, headline: '我的一句话' },
      { userNo: other.userNo, headline: '别人的一句话' },
    ]);
    await db.insert(periodNote).values([noteOf(person, '我的笔记一句'), noteOf(other, '别人的笔记')]);
    const { data } = await person.send(privacy.exportData, known);
    expect(data.fileName).toMatch(/^知途-我的数据-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(data.content) as Record<string, Record<string, unknown>[]>;
    expect(file['账号']).toMatchObject([{ 手机号: person.mobile }]);
    expect(file['实名认证']).toMatchObject([{ 姓名: '林晓', 身份证号码: '11010519491231002X' }]);
    expect(data.content).toContain('我的一句话');
    expect(file['学习笔记']).toMatchObject([{ 内容: '我的笔记一句' }]);
    for (const absent of ['别人', 'argon2', 'passwordHash', 'tokenHash', 'numberHash']) {
      expect(data.content).not.toContain(absent);
    }
    await db.delete(realName);
  });

  it('5 an hour at most, at once too; wrong passwords do not count, after an hour it is possible again', async () => {
    await person.send(privacy.exportData, { ...known, proof: 'Wrong#0000' });
    const ask = () => person.send(privacy.exportData, known);
    for (let turn = 1; turn <= 4; turn += 1) expect(await ask()).toMatchObject({ code: 200 });
    const codes = (await Promise.all([ask(), ask()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, trust.EXPORTED_ENOUGH.code]);
    expect(await (await t.person({ password: PASSWORD })).send(privacy.exportData, known)).toMatchObject({ code: 200 });
    t.setNow(new Date(Date.now() + 3_601_000));
    expect((await ask()).code).toBe(200);
  });
});

describe('deletion of the account', () => {
  it('within 15 days it can be withdrawn, then requested again', async () => {
    const both = await Promise.all([1, 2].map(() => person.send(privacy.deletionSave, wanted)));
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, trust.DELETION_WAITING.code]);
    expect((await person.send(messages.list)).data.list).toMatchObject([{ msgUrl: '/account/privacy' }]);
    const { data } = await person.send(privacy.deletion);
    expect(Date.parse(`${data.dueTime!.replace(' ', 'T')}+08:00`) - Date.now()).toBeGreaterThan(14.9 * DAY_MS);
    expect(await person.send(privacy.deletionRevoke)).toMatchObject({ code: 200 });
    expect(await person.send(privacy.deletionRevoke)).toMatchObject(trust.NO_DELETION);
    expect(await person.send(privacy.deletionSave, wanted)).toMatchObject({ code: 200 });
  });

  it('without confirmation or reason it is told at the field', async () => {
    const wrong = { ...wanted, reason: ' ', understood: false as true };
    const reply = await person.send(privacy.deletionSave, wrong);
    expect(reply.code).toBe(INVALID_INPUT.code);
    expect((reply.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
      'reason',
      'understood',
    ]);
  });

  it("not an organization's only administrator, but once there is a second", async () => {
    const orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉科技' });
    const boss = await t.person({ userType: 5, orgNo, isAdmin: true, password: PASSWORD });
    expect((await boss.send(privacy.deletion)).data.lastOf).toEqual(['云杉科技']);
    expect(await boss.send(privacy.deletionSave, wanted)).toMatchObject({ code: trust.LAST_ADMINISTRATOR.code });
    await t.person({ userType: 5, orgNo, isAdmin: true });
    expect(await boss.send(privacy.deletionSave, wanted)).toMatchObject({ code: 200 });
  });

  it('two administrators cannot both go; the only one left on the day waits another day and is told', async () => {
    const orgNo = await makeOrg(db, { orgType: 5, orgName: '两位管理员的企业' });
    const admin = { userType: UserType.enterprise, orgNo, isAdmin: true, password: PASSWORD };
    const [first, second] = [await t.person(admin), await t.person(admin)];
    expect(await first.send(privacy.deletionSave, wanted)).toMatchObject({ code: 200 });
    expect(await second.send(privacy.deletionSave, wanted)).toMatchObject({ code: trust.LAST_ADMINISTRATOR.code });
    await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, second.userNo));
    const due = new Date(Date.now() + 16 * DAY_MS);
    t.setNow(due);
    await tidy();
    expect((await db.select().from(user).where(eq(user.userNo, first.userNo)))[0]!.statusId).toBe(1);
    const [told] = await db.select().from(msg).where(eq(msg.msgTitle, '账号还没有注销'));
    expect(told!.msgText).toContain('两位管理员的企业');
    await db.update(user).set({ statusId: 1 }).where(eq(user.userNo, second.userNo));
    t.setNow(new Date(due.getTime() + DAY_MS));
    await tidy();
    expect((await db.select().from(user).where(eq(user.userNo, first.userNo)))[0]!.statusId).toBe(0);
  });

  it('a file that cannot be deleted yet is deleted in the next round and does not open meanwhile', async () => {
    const [kept] = await db
      .insert(storedFile)
      .values({
        userNo: person.userNo,
        purpose: 'avatar',
        fileName: 'a',
        extension: 'png',
        mimeType: 'image/png',
        bytes: 1,
        storageKey: 'a/late.png',
      })
      .returning({ id: storedFile.id });
    await person.send(privacy.deletionSave, wanted);
    t.setNow(new Date(Date.now() + 16 * DAY_MS));
    const remove = vi.spyOn(t.platform.providers.storage, 'remove').mockRejectedValueOnce(new Error('away'));
    await tidy({ mayFail: true });
    const left = () => db.$count(storedFile, eq(storedFile.id, kept!.id));
    expect([await left(), (await t.app.inject(`/files/${kept!.id}.png`)).statusCode]).toEqual([1, 404]);
    await tidy();
    expect([await left(), remove.mock.lastCall]).toEqual([0, ['a/late.png']]);
    expect(t.problems.splice(0)).toHaveLength(1);
  });

  it('at the end: name gone, mobile freed, no signing in; comments and certificates stay', async () => {
    const rest = { userNo: person.userNo, courseId };
    await db.insert(courseComment).values({ ...rest, commentText: '讲得很清楚' });
    const issued = { certificateNo: 'ZT-1', holderName: '林晓', courseName: '课', issuedAt: '2026-01-01 00:00:00' };
    await db.insert(certificate).values({ ...rest, ...issued });
    await db.insert(userBase).values({ userNo: person.userNo, headline: '一句话' });
    await db.insert(periodNote).values(noteOf(person, '只给自己看'));
    const file = {
      purpose: 'avatar',
      fileName: 'a',
      extension: 'png',
      mimeType: 'image/png',
      bytes: 1,
      storageKey: 'a/b.png',
    };
    const upload = { userNo: person.userNo, ...file, purpose: 'picture', storageKey: 'a/c.png' };
    const [, logo, onSite] = await db
      .insert(storedFile)
      .values([{ ...upload, ...file }, { ...upload, purpose: 'logo' }, upload])
      .returning({ id: storedFile.id });
    await db.insert(adv).values({ advTitle: '开课', beginTime: NOW, endTime: NOW, advImg: `/files/${onSite!.id}.png` });
    await person.send(privacy.deletionSave, wanted);
    t.setNow(new Date(Date.now() + 14 * DAY_MS));
    await tidy();
    expect((await db.select().from(user).where(eq(user.userNo, person.userNo)))[0]!.statusId).toBe(1);
    t.setNow(new Date(Date.now() + 16 * DAY_MS));
    await Promise.all([tidy(), tidy()]);
    await tidy(); // files go in the round after the account, unless the two rounds happened to lie so

    const [row] = await db.select().from(user).where(eq(user.userNo, person.userNo));
    expect(row).toMatchObject({ mobile: null, email: null, passwordHash: '', statusId: 0 });
    const [shown] = await db.select().from(userExt).where(eq(userExt.userNo, person.userNo));
    expect(shown).toMatchObject({ nickname: '已注销用户', idCardName: '' });
    expect(await db.$count(userBase, eq(userBase.userNo, person.userNo))).toBe(0);
    expect(await db.$count(periodNote, eq(periodNote.userNo, person.userNo))).toBe(0);
    const files = await db.select({ id: storedFile.id }).from(storedFile).where(eq(storedFile.userNo, person.userNo));
    expect(files, '标志是单位的，首页的图是站点的').toEqual([logo, onSite]);
    expect(await db.select().from(courseComment)).toMatchObject([{ commentText: '讲得很清楚' }]);
    expect(await db.select().from(certificate)).toMatchObject([{ certificateNo: 'ZT-1', holderName: '已注销用户' }]);
    const [request] = await db.select().from(accountDeletion).where(eq(accountDeletion.userNo, person.userNo));
    expect(request).toMatchObject({ deletionStatus: 3, reason: '' });
    expect((await person.send(account.bindings)).code).toBe(302);
    const operator = await t.person({ userType: 0 });
    expect((await operator.send(enable, { userNo: person.userNo })).code).toBe(NOT_FOUND.code);
    expect(await t.guest.send(signIn, { mobile: person.mobile, password: PASSWORD })).toMatchObject({
      code: WRONG_PASSWORD.code,
    });
    t.setNow(new Date());
    expect((await t.person({ mobile: person.mobile })).userNo).not.toBe(person.userNo);
  });
});
