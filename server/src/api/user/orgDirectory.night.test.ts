import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DirectoryRunState } from '#contract/rules/directory.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import * as contract from '#contract/user/orgDirectory.ts';
import * as imports from '#contract/user/orgMembersImport.ts';
import * as msg from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { ldapServer, READER } from '#test/ldapServer.ts';
import { testApp } from '#test/testApp.ts';
import { orgDirectory, orgDirectoryRun } from '../../db/schema/integration.ts';
import { orgDepartment, orgImport } from '../../db/schema/organization.ts';
import { msgUser } from '../../db/schema/trust.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';
import { readDirectoryAtNight } from '../../domain/directory/atNight.ts';
import { enqueue } from '../../kit/job.ts';
import { readDirectories } from '../../jobs/readDirectories.ts';

const t = await testApp({ SSO_ALLOW: '127.0.0.1' });
const { db } = t.database;
const ldap = await ldapServer();
afterAll(() => ldap.close());
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
// signed in for the last of the nights, and so for those before it
t.setNow(new Date('2026-12-04T00:00:00+08:00'));
const admin = await t.person({ userType: 4, orgNo, isAdmin: true, idCardName: '郑书禾' });
const second = await t.person({ userType: 4, orgNo, isAdmin: true, idCardName: '周予安' });
const teacher = await t.person({ userType: 4, orgNo });
const BASE = 'ou=people,dc=jiangcheng,dc=cn';

const wish = {
  address: ldap.url,
  ...READER,
  baseName: BASE,
  filter: '',
  nameKey: 'cn',
  mobileKey: 'mobile',
  numberKey: 'employeeNumber',
  postKey: 'title',
  departKey: '',
};

const person = (number: string, cn: string) => ({
  dn: `uid=${number},ou=教务处,${BASE}`,
  attributes: { cn, mobile: `1361000${number.slice(1)}`, employeeNumber: number },
});

beforeEach(async () => {
  t.setNow(new Date('2026-11-30T20:00:00+08:00'));
  // a try that waits belongs to the test that failed it
  await t.database.pool.query('delete from graphile_worker._private_jobs');
  await db.delete(orgDirectoryRun);
  await db.delete(orgDirectory);
  await db.delete(orgImport);
  await db.delete(orgDepartment);
  await db.delete(msgUser);
  ldap.people = [person('J0001', '林晓')];
  ldap.searches.splice(0);
  await admin.send(contract.save, wish);
  expect((await admin.send(contract.night, { nightHour: 2 })).code).toBe(200);
});

/** The hour as it strikes in China: the job of the hour, and what it asked for. */
async function strike(day: string, hour: number, mayFail = false): Promise<void> {
  t.setNow(new Date(`${day}T${String(hour).padStart(2, '0')}:05:00+08:00`));
  await enqueue(db, readDirectories, {});
  await t.runJobs({ mayFail });
}

const view = async () => (await admin.send(contract.view)).data.directory!;
const runs = async () => (await admin.send(contract.runs, {})).data.list;
const titles = async (who = admin) =>
  (await who.send(msg.list, {})).data.list.map(({ msgTitle }: { msgTitle: string }) => msgTitle);

it('reads at its hour, once a night, as the button does: new people wait for the administrator', async () => {
  await strike('2026-12-01', 1);
  expect(await runs()).toEqual([]);
  await strike('2026-12-01', 2);
  await strike('2026-12-01', 3);
  expect(ldap.searches).toHaveLength(1);
  const [run, ...more] = await runs();
  expect(more).toEqual([]);
  expect(run).toMatchObject({ isNight: 1, userName: '郑书禾', runState: DirectoryRunState.done, personCount: 1 });
  expect(run).toMatchObject({ departmentCount: 1, newCount: 1, badCount: 0, gmtCreate: '2026-12-01 02:05:00' });
  expect((await admin.send(imports.view, { id: run!.importId! })).data).toMatchObject({
    totalCount: 1,
    importedAt: null,
  });
  expect(await titles()).toEqual(['员工目录里有 1 位新的人']);
  const { list } = (await admin.send(sysLog.page, {})).data;
  expect(list[0]).toMatchObject({ operation: '夜里自己读员工目录' });
});

it('people who still wait are not said again, and there is one import of them', async () => {
  await strike('2026-12-01', 2);
  await strike('2026-12-02', 2);
  expect(await titles()).toHaveLength(1);
  const [second, first] = await runs();
  expect(second!.importId).toBe(first!.importId);
  ldap.people = [person('J0001', '林晓'), person('J0002', '陈砚')];
  await strike('2026-12-03', 2);
  expect(await titles()).toEqual(['员工目录里有 2 位新的人', '员工目录里有 1 位新的人']);
  expect((await admin.send(imports.list, {})).data).toMatchObject({ totalCount: 1, list: [{ totalCount: 2 }] });
});

it('an hour at which no process was there is made up for until the morning, not in the day', async () => {
  await strike('2026-12-01', 9);
  expect(await runs()).toEqual([]);
  await strike('2026-12-02', 7);
  expect(await runs()).toHaveLength(1);
});

it('what will not pass is not tried again; it is said once until a night goes well', async () => {
  await admin.send(contract.save, { ...wish, bindPassword: 'wrong' });
  await strike('2026-12-01', 2);
  await strike('2026-12-02', 2);
  const [run] = await runs();
  expect(run).toMatchObject({
    runState: DirectoryRunState.failed,
    reason: '目录读不出来：DN 或密码不对',
    personCount: 0,
  });
  expect(await titles()).toEqual(['夜里没有读成员工目录']);
  await admin.send(contract.save, wish);
  await strike('2026-12-03', 2);
  await admin.send(contract.save, { ...wish, bindPassword: 'wrong' });
  await strike('2026-12-04', 2);
  expect((await titles()).filter((title) => title === '夜里没有读成员工目录')).toHaveLength(2);
});

it('a directory that is away is asked again, and the night is good once it answers', async () => {
  await admin.send(contract.save, { ...wish, address: 'ldap://127.0.0.1:1' });
  await strike('2026-12-01', 2, true);
  expect(await runs()).toMatchObject([
    { runState: DirectoryRunState.retrying, reason: '目录读不出来：连不上（ECONNREFUSED）' },
  ]);
  expect(await titles()).toEqual([]);
  await db.update(orgDirectory).set({ address: ldap.url });
  await readDirectoryAtNight.run(t.platform, { orgNo, day: '2026-12-01' });
  expect(await runs()).toMatchObject([{ runState: DirectoryRunState.done, reason: '', personCount: 1 }]);
});

it('after its last try it has failed, with the reason of that try', async () => {
  await admin.send(contract.save, { ...wish, address: 'ldap://127.0.0.1:1' });
  await strike('2026-12-01', 2, true);
  await readDirectoryAtNight.onGivenUp!(t.platform, { orgNo, day: '2026-12-01' });
  expect(await runs()).toMatchObject([
    { runState: DirectoryRunState.failed, reason: '目录读不出来：连不上（ECONNREFUSED）' },
  ]);
  expect(await titles()).toEqual(['夜里没有读成员工目录']);
});

it('stops, and says so to those who run the house, when the right of who switched it on is gone', async () => {
  const own = and(eq(authRole.orgNo, orgNo), eq(authRole.isBuiltIn, 1));
  await db.update(authRole).set({ powerLevel: 2 }).where(own);
  await strike('2026-12-01', 2);
  await db.update(authRole).set({ powerLevel: 3 }).where(own);
  const reason = '打开它的人不再有批量导入员工的权限，或看不到全单位了';
  expect(await view()).toMatchObject({ nightHour: null, nightStopped: reason });
  expect(await runs()).toMatchObject([{ runState: DirectoryRunState.stopped, reason }]);
  expect(await titles(second)).toEqual(['员工目录不再每天夜里自己读了']);
  expect(ldap.searches).toEqual([]);
  await strike('2026-12-02', 2);
  expect(await runs()).toHaveLength(1);
});

it('stops when that person left', async () => {
  await second.send(contract.night, { nightHour: 0 });
  const itsIdentity = eq(userIdentity.userNo, second.userNo);
  await db.update(userIdentity).set({ statusId: RowState.disabled }).where(itsIdentity);
  await strike('2026-12-01', 2);
  await db.update(userIdentity).set({ statusId: RowState.normal }).where(itsIdentity);
  expect(await view()).toMatchObject({ nightHour: null, nightStopped: '打开它的人已经不在本单位，或账号停用了' });
  expect(ldap.searches).toEqual([]);
});

it('what another person changed is not read with the rights of the first', async () => {
  expect(await view()).toMatchObject({ nightHour: 2, nightBy: '郑书禾', nightStopped: '' });
  await second.send(contract.save, wish);
  expect(await view()).toMatchObject({ nightHour: null, nightStopped: '设置由别的人改过，请看过以后再打开' });
  await strike('2026-12-01', 2);
  expect(ldap.searches).toEqual([]);
});

it('is switched and seen by who may, and pressing is in the history too', async () => {
  expect((await teacher.send(contract.night, { nightHour: 1 })).code).toBe(NO_PERMISSION.code);
  expect((await teacher.send(contract.runs, {})).code).toBe(NO_PERMISSION.code);
  for (const nightHour of [7, -1, 1.5]) expect((await admin.send(contract.night, { nightHour })).code).toBe(422);
  await admin.send(contract.read);
  expect(await runs()).toMatchObject([{ isNight: 0, userName: '郑书禾', newCount: 1 }]);
  await admin.send(contract.night, { nightHour: null });
  expect(await view()).toMatchObject({ nightHour: null, nightBy: '', nightStopped: '' });
  await admin.send(contract.remove);
  expect((await admin.send(contract.night, { nightHour: 1 })).code).toBe(NOT_FOUND.code);
});
