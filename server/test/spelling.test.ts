import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as article from '#contract/community/article.ts';
import * as share from '#contract/course/share.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { NOT_YOURSELF } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminPerson.ts';
import * as attention from '#contract/user/attention.ts';
import * as ext from '#contract/user/ext.ts';
import { WRONG_PASSWORD } from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as depart from '#contract/user/orgDepart.ts';
import { makeOrg } from '#seed/make/org.ts';
import { article as articleTable, articleZone } from '#server/db/schema/article.ts';
import { orgDepartment } from '#server/db/schema/organization.ts';
import { authRole, userIdentity } from '#server/db/schema/user.ts';
import { flushViews } from '#server/domain/news/viewCounter.ts';
import { teacher } from './catalogue.ts';
import { makeLessons } from './courses.ts';
import { testApp } from './testApp.ts';
import type { Sender } from './testApp.ts';

const t = await testApp();
const { db } = t.database;

/** What compares or counts by the text of an id would take these for other rows; the database takes them for the same. */
async function refusesOtherSpellings(who: Sender, call: Endpoint, field: string, input: Record<string, unknown>) {
  for (const zeros of ['0', '000'])
    expect(await who.send(call, { ...input, [field]: `${zeros}${String(input[field])}` })).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path: field, message: '编号不正确' }] },
    });
}

describe('an id with leading zeros', () => {
  it('reaches neither operators nor oneself through the desk for people', async () => {
    const boss = await t.person({ userType: UserType.operator });
    const clerk = await t.person({ userType: UserType.operator });
    const role = { roleName: '客服', userType: UserType.operator, powerLevel: 9 as const, codes: ['person:manage'] };
    const [row] = await db.insert(authRole).values(role).returning();
    const isClerk = and(eq(userIdentity.userNo, clerk.userNo), eq(userIdentity.userType, UserType.operator));
    await db.update(userIdentity).set({ roleId: row!.id }).where(isClerk);
    const refusals = [
      [boss.userNo, NO_PERMISSION],
      [clerk.userNo, NOT_YOURSELF],
    ] as const;
    for (const [userNo, { code }] of refusals)
      for (const call of [console.resetPassword, console.disable, console.endSessions] as Endpoint[]) {
        expect((await clerk.send(call, { userNo, reason: '试试' })).code).toBe(code);
        await refusesOtherSpellings(clerk, call, 'userNo', { userNo, reason: '试试' });
      }
    for (const person of [boss, clerk]) expect((await person.send(ext.view)).code).toBe(200);
  });

  it('does not stop the counting of views', async () => {
    const [zone] = await db.insert(articleZone).values({ zoneName: '新闻' }).returning();
    const written = { title: '新', content: '正文', zoneId: zone!.id, publishTime: '2026-11-01 08:00:00' };
    const [row] = await db.insert(articleTable).values(written).returning();
    const { id } = row!;
    await t.guest.send(article.read, { id });
    await refusesOtherSpellings(t.guest, article.read, 'id', { id });
    await flushViews(db);
    expect((await t.guest.send(article.view, { id })).data.countView).toBe(1);
  });

  it('gives no further tries at a password', async () => {
    const who = { orgNo: await makeOrg(db, { orgType: 4, orgName: '学校' }), jobNumber: 'S01', password: 'Wrong0000' };
    expect((await t.guest.send(login.jobNumberLogin, who)).msg).toBe('密码不对，还可以再试 4 次');
    await refusesOtherSpellings(t.guest, login.jobNumberLogin, 'orgNo', who);
    expect(await t.guest.send(login.jobNumberLogin, who)).toMatchObject({
      code: WRONG_PASSWORD.code,
      msg: '密码不对，还可以再试 3 次',
    });
  });

  it('breaks no path of departments', async () => {
    const orgNo = await makeOrg(db, { orgType: 4, orgName: '另一所学校' });
    const admin = await t.person({ userType: UserType.school, orgNo, isAdmin: true });
    const { id } = (await admin.send(depart.save, { departName: '教务处' })).data;
    const below = (await admin.send(depart.save, { departName: '教学科', parentId: id })).data.id;
    await refusesOtherSpellings(admin, depart.move, 'id', { id: below, parentId: '0' });
    await refusesOtherSpellings(admin, depart.move, 'parentId', { id: below, parentId: '0' });
    const [row] = await db.select().from(orgDepartment).where(eq(orgDepartment.id, below));
    expect(row!.path).toBe(`/${id}/${below}/`);
  });

  it('earns no points twice', async () => {
    const person = await t.person();
    const shared = { targetType: 'course' as const, targetId: (await makeLessons(db, [10])).courseId };
    const { total } = (await person.send(share.integralEarn, shared)).data;
    await refusesOtherSpellings(person, share.integralEarn, 'targetId', shared);
    expect((await person.send(share.integralEarn, shared)).data).toMatchObject({ earned: 0, total });
  });

  it('lets nobody follow themselves', async () => {
    const self = await teacher(t, '陈砚清');
    await refusesOtherSpellings(self, attention.save, 'lecturerUserNo', { lecturerUserNo: self.userNo });
    expect((await self.send(attention.list, {})).data.list).toEqual([]);
  });
});
