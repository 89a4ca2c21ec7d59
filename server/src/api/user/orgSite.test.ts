import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeOrg } from '#seed/make/org.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as website from '#contract/system/website.ts';
import * as messages from '#contract/user/msg.ts';
import * as contract from '#contract/user/orgSite.ts';
import { OrgTheme, ProofWay, UNPROVEN_DAYS } from '#contract/rules/orgSites.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { recheckSites } from '#server/jobs/recheckSites.ts';
import { enqueue } from '#server/kit/job.ts';
import { eq } from 'drizzle-orm';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-11-26T10:00:00+08:00');
const HOST = 'learn.example.cn';
t.setNow(START);

const find = vi.spyOn(t.platform.providers.domains, 'find');
const found = (way: ProofWay, reason = '') => find.mockResolvedValue({ way, reason });

let [admin, other]: Person[] = [];
let orgNo = '';
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: '学海教育', orgDomain: HOST });
  const otherNo = await makeOrg(db, { orgType: 5, orgName: '别家科技' });
  admin = await t.person({ userType: 3, orgNo, isAdmin: true });
  other = await t.person({ userType: 5, orgNo: otherNo, isAdmin: true });
});
beforeEach(() => void found(ProofWay.txt));

const houseAt = async (host: string) => (await t.guest.send(website.house, { host })).data.house;
const mayHaveCertificate = async (domain: string) =>
  (await t.app.inject({ url: `/own-host?domain=${encodeURIComponent(domain)}` })).statusCode;

it('says what to write where, and serves nothing before it was found', async () => {
  const { data } = await admin!.send(contract.view);
  expect(data).toMatchObject({
    orgDomain: HOST,
    isVerified: 0,
    txtName: `_zhitu.${HOST}`,
    fileUrl: `https://${HOST}/.well-known/zhitu-site.txt`,
  });
  expect(data.txtValue).toBe(`zhitu-site=${data.fileText}`);
  expect(await houseAt(HOST)).toBeNull();
  found(ProofWay.none, '没有 TXT 记录');
  const reply = await admin!.send(contract.verify);
  expect([reply.code, reply.msg]).toEqual([contract.NOT_PROVEN.code, expect.stringContaining('没有 TXT 记录')]);
  expect(find).toHaveBeenLastCalledWith(HOST, data.fileText);
  expect(await houseAt(HOST)).toBeNull();
  expect(await mayHaveCertificate(HOST)).toBe(404);
});

it('serves the host once it was shown to be theirs, in their colour', async () => {
  expect((await admin!.send(contract.verify)).data).toEqual({ proofWay: ProofWay.txt });
  await admin!.send(contract.save, { orgTheme: OrgTheme.indigo, icpNo: '鄂 ICP 备 1 号', isOn: 1 });
  expect(await houseAt(HOST)).toMatchObject({ orgNo, orgName: '学海教育', orgTheme: OrgTheme.indigo });
  expect(await houseAt('LEARN.example.cn')).toMatchObject({ orgNo });
  expect(await mayHaveCertificate(HOST)).toBe(200);
  for (const host of ['', '127.0.0.1', 'example.cn', 'a'.repeat(200)]) expect(await houseAt(host)).toBeNull();
  await admin!.send(contract.save, { orgTheme: OrgTheme.indigo, icpNo: '', isOn: 0 });
  expect(await houseAt(HOST)).toBeNull();
  await admin!.send(contract.save, { orgTheme: OrgTheme.indigo, icpNo: '', isOn: 1 });
});

it("another host has to be shown anew, and what is nobody's business is refused", async () => {
  await db.update(orgInfo).set({ orgDomain: 'other.example.cn' }).where(eq(orgInfo.orgNo, orgNo));
  expect((await admin!.send(contract.view)).data).toMatchObject({ isVerified: 0, orgTheme: OrgTheme.indigo });
  expect(await houseAt('other.example.cn')).toBeNull();
  expect(await houseAt(HOST)).toBeNull();
  await db.update(orgInfo).set({ orgDomain: HOST }).where(eq(orgInfo.orgNo, orgNo));
  expect(await houseAt(HOST)).toMatchObject({ orgNo });
  expect((await other!.send(contract.verify)).code).toBe(contract.NO_DOMAIN.code);
  expect((await other!.send(contract.save, { orgTheme: 1, icpNo: '', isOn: 1 })).code).toBe(contract.NO_DOMAIN.code);
  const learner = await t.person();
  expect((await learner.send(contract.view)).code).toBe(NO_PERMISSION.code);
  const codes = [];
  for (let at = 0; at < 10; at += 1) codes.push((await admin!.send(contract.verify)).code);
  expect(codes.at(-1)).toBe(contract.CHECKED_OFTEN.code);
});

it('a proof that is gone for a week takes the host away, after a word', async () => {
  await staySignedIn(t);
  const night = async (days: number) => {
    t.setNow(new Date(START.getTime() + days * 86_400_000));
    await enqueue(db, recheckSites, {});
    await t.runJobs();
  };
  const titles = async () => (await admin!.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);
  found(ProofWay.none, '没有 TXT 记录');
  await night(1);
  expect(await houseAt(HOST)).toMatchObject({ orgNo });
  expect((await titles())[0]).toBe(`找不到域名 ${HOST} 的证明了`);
  await night(2);
  expect(await titles()).toHaveLength(1);
  found(ProofWay.file);
  await night(3);
  expect((await admin!.send(contract.view)).data).toMatchObject({ failedSince: null, proofWay: ProofWay.file });
  found(ProofWay.none, '没有 TXT 记录');
  await night(4);
  await night(4 + UNPROVEN_DAYS);
  expect(await houseAt(HOST)).toBeNull();
  expect((await titles())[0]).toBe(`域名 ${HOST} 停用了`);
});
