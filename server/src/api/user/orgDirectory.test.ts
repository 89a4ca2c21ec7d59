import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import * as contract from '#contract/user/orgDirectory.ts';
import { DIRECTORY_REFUSED } from '#contract/user/orgFailures.ts';
import * as imports from '#contract/user/orgMembersImport.ts';
import { makeOrg } from '#seed/make/org.ts';
import { ldapServer, READER } from '#test/ldapServer.ts';
import type { LdapPerson } from '#test/ldapServer.ts';
import { testApp } from '#test/testApp.ts';
import { orgDirectory } from '../../db/schema/integration.ts';
import { orgDepartment, orgImport, orgMember } from '../../db/schema/organization.ts';
import { authRole } from '../../db/schema/user.ts';
import { departNames } from '../../domain/organization/departTree.ts';

const t = await testApp({ SSO_ALLOW: '127.0.0.1' });
const { db } = t.database;
const ldap = await ldapServer();
afterAll(() => ldap.close());
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true, idCardName: '郑书禾' });
const otherAdmin = await t.person({ userType: 4, orgNo: otherNo, isAdmin: true });
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
const save = (more: Partial<typeof wish> = {}) => admin.send(contract.save, { ...wish, ...more });

function person(number: string, cn: string, branch: string[], more: Record<string, string> = {}): LdapPerson {
  const dn = [`uid=${number}`, ...branch.toReversed().map((name) => `ou=${name}`), BASE].join(',');
  return { dn, attributes: { cn, mobile: `1361000${number.slice(1)}`, employeeNumber: number, ...more } };
}

const lin = person('J0001', '林晓', ['教务处', '教学科'], { title: '干事', userPassword: 'nobody-asks' });
const chen = person('J0002', '陈砚', ['教务处']);

beforeEach(async () => {
  await db.delete(orgMember).where(and(eq(orgMember.orgNo, orgNo), sql`${orgMember.userNo} is null`));
  await db.update(orgMember).set({ departmentId: null }).where(eq(orgMember.orgNo, orgNo));
  await db.delete(orgImport);
  await db.delete(orgDepartment);
  ldap.people = [lin, chen];
  ldap.searches.splice(0);
  expect((await save()).code).toBe(200);
});

const read = async () => (await admin.send(contract.read)).data;
const departments = async () => [...(await departNames(db, orgNo)).values()].toSorted();
const list = () =>
  db
    .select()
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), eq(orgMember.memberStatus, MemberState.invited)))
    .orderBy(asc(orgMember.jobNumber));

it('adds departments, and looks at new people, who are on the list once the import is run', async () => {
  const outcome = await read();
  expect(outcome).toMatchObject({ personCount: 2, departmentCount: 2, changedCount: 0, newCount: 2, badCount: 0 });
  expect(await departments()).toEqual(['教务处', '教务处 / 教学科']);
  expect(await list()).toEqual([]);
  expect((await admin.send(imports.view, { id: outcome.importId! })).data).toMatchObject({ fileName: '员工目录' });
  expect((await admin.send(imports.run, { id: outcome.importId! })).data).toMatchObject({ importedCount: 2 });
  const names = await departNames(db, orgNo);
  expect((await list()).map((one) => [one.memberName, one.jobNumber, one.post, names.get(one.departmentId!)])).toEqual([
    ['林晓', 'J0001', '干事', '教务处 / 教学科'],
    ['陈砚', 'J0002', '', '教务处'],
  ]);
  expect(ldap.searches[0]).toEqual({ base: BASE, attributes: ['cn', 'mobile', 'employeeNumber', 'title'] });
});

it('read again nothing is new, and what changed there is brought up to date', async () => {
  await admin.send(imports.run, { id: (await read()).importId! });
  expect(await read()).toMatchObject({ departmentCount: 0, changedCount: 0, importId: null, newCount: 0 });
  ldap.people = [person('J0001', '林晓晓', ['科研处'], { title: '科长' }), chen];
  expect(await read()).toMatchObject({ departmentCount: 1, changedCount: 1, newCount: 0, goneCount: 0 });
  const names = await departNames(db, orgNo);
  const [first] = await list();
  expect(first).toMatchObject({ memberName: '林晓晓', post: '科长', mobile: lin.attributes['mobile'] });
  expect(names.get(first!.departmentId!)).toBe('科研处');
});

it('what a person is not told of there stays as it is here', async () => {
  await admin.send(imports.run, { id: (await read()).importId! });
  ldap.people = [person('J0001', '', []), chen];
  expect(await read()).toMatchObject({ changedCount: 0 });
});

it('who is not there any more is said, and stays', async () => {
  const gone = await t.person({ userType: 4, orgNo, idCardName: '何去' });
  await db.update(orgMember).set({ jobNumber: 'J0009' }).where(eq(orgMember.userNo, gone.userNo));
  expect(await read()).toMatchObject({ goneCount: 1, gone: [{ memberName: '何去', jobNumber: 'J0009' }] });
  expect(await db.$count(orgMember, eq(orgMember.userNo, gone.userNo))).toBe(1);
  await db.delete(orgMember).where(eq(orgMember.userNo, gone.userNo));
});

it('people who cannot be invited are rows that need a hand', async () => {
  ldap.people = [lin, person('J0003', '没手机', ['教务处'], { mobile: '' }), person('J0001', '重号', [])];
  const { newCount, badCount, importId } = await read();
  expect({ newCount, badCount }).toEqual({ newCount: 3, badCount: 2 });
  const { bad } = (await admin.send(imports.view, { id: importId! })).data;
  expect(bad.map(({ name, issues }) => [name, issues.map(({ column }) => column)])).toEqual([
    ['没手机', ['手机号']],
    ['重号', ['手机号', '工号']],
  ]);
});

it('takes what the caller may do: departments and people stay without the right to them', async () => {
  const codes = sql`array_remove(array_remove(${authRole.codes}, 'department:edit'), 'member:edit')`;
  const own = and(eq(authRole.orgNo, orgNo), eq(authRole.isBuiltIn, 1));
  const [before] = await db.select({ codes: authRole.codes }).from(authRole).where(own);
  await db.update(authRole).set({ codes }).where(own);
  expect(await read()).toMatchObject({ departmentCount: 0, changedCount: 0, newCount: 2, badCount: 2 });
  expect(await departments()).toEqual([]);
  await db.update(authRole).set({ powerLevel: 2 }).where(own);
  expect((await admin.send(contract.read)).code).toBe(NO_PERMISSION.code);
  await db.update(authRole).set({ powerLevel: 3, codes: before!.codes }).where(own);
});

it('says in words why it cannot be read', async () => {
  const why = async (more: Partial<typeof wish>) => {
    await save(more);
    const reply = await admin.send(contract.read);
    expect(reply.code).toBe(DIRECTORY_REFUSED.code);
    return reply.msg;
  };
  expect(await why({ bindPassword: 'wrong' })).toBe('目录读不出来：DN 或密码不对');
  expect(await why({ baseName: 'ou=nobody,dc=jiangcheng,dc=cn' })).toBe('目录读不出来：没有这个基准 DN');
  expect(await why({ address: 'ldap://127.0.0.1:1' })).toBe('目录读不出来：连不上（ECONNREFUSED）');
  const long = person('J0009', '林晓', ['教务处'], { title: 'x'.repeat(50_000) });
  ldap.people = Array.from({ length: 200 }, () => long);
  expect(await why({})).toBe('目录读不出来：回答太长，请缩小查找条件');
  expect(await departments()).toEqual([]);
});

it('says what is wrong at its field', async () => {
  const cases = [
    [{ address: 'ldaps://10.0.0.1' }, 'address'],
    [{ address: 'https://ldap.example.cn' }, 'address'],
    [{ address: 'ldaps://ldap.example.cn/dc=cn' }, 'address'],
    [{ filter: '(a)' }, 'filter'],
    [{ filter: 'a=1' }, 'filter'],
    [{ mobileKey: '手机' }, 'mobileKey'],
    [{ baseName: '' }, 'baseName'],
    [{ address: 'ldaps://ldap.example.cn', bindPassword: '' }, 'bindPassword'],
  ] as const;
  for (const [more, path] of cases) expect((await save(more)).data, path).toMatchObject({ issues: [{ path }] });
});

it('keeps the password sealed, and tells it to nobody', async () => {
  const shown = JSON.stringify([(await admin.send(contract.view)).data, (await admin.send(sysLog.page, {})).data]);
  expect(shown).not.toContain(READER.bindPassword);
  const { rows } = await db.execute<{ text: string }>(sql`select to_jsonb(d)::text as text from org_directory d`);
  expect(rows[0]!.text).not.toContain(Buffer.from(READER.bindPassword).toString('hex'));
  expect((await save({ bindPassword: '' })).code).toBe(200);
  expect(await read()).toMatchObject({ personCount: 2 });
});

it('is for who may in that organization', async () => {
  const teacher = await t.person({ userType: 4, orgNo });
  expect((await teacher.send(contract.view)).code).toBe(NO_PERMISSION.code);
  expect((await teacher.send(contract.read)).code).toBe(NO_PERMISSION.code);
  expect((await otherAdmin.send(contract.view)).data.directory).toBeNull();
  expect((await otherAdmin.send(contract.read)).code).toBe(NOT_FOUND.code);
  expect((await otherAdmin.send(contract.remove)).code).toBe(NOT_FOUND.code);
  await db.delete(orgMember).where(eq(orgMember.userNo, teacher.userNo));
});

it('of two who press at once nobody is doubled, neither departments nor people', async () => {
  const outcomes = await Promise.all([read(), read()]);
  expect(outcomes.map(({ departmentCount }) => departmentCount).toSorted()).toEqual([0, 2]);
  expect(await departments()).toEqual(['教务处', '教务处 / 教学科']);
});

it('many departments of many levels come with a statement for each level', async () => {
  ldap.people = Array.from({ length: 300 }, (_, nth) => {
    const branch = [`院${nth % 10}`, `系${nth % 50}`, `室${nth}`];
    return person(`J${String(1000 + nth)}`, `教师${nth}`, branch);
  });
  expect(await read()).toMatchObject({ departmentCount: 10 + 50 + 300, newCount: 300, badCount: 0 });
  expect(await db.$count(orgDirectory)).toBe(1);
});
