import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ORG_JOINED, OWN_REVIEW } from '#contract/user/applyFailures.ts';
import * as change from '#contract/user/orgInfoAudit.ts';
import { makeOrg } from '#seed/make/org.ts';
import { freshCode, offerChoices } from '#test/applying.ts';
import { testApp } from '#test/testApp.ts';
import { orgInfoAudit } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
await offerChoices(t);
const operator = await t.person({ userType: 0 });

async function asked(content: Record<string, string>, who?: { userNo: string }) {
  const orgNo = await makeOrg(db, { orgType: 5, orgName: `云杉${freshCode()}`, orgCode: freshCode(), size: '3' });
  const admin = who ?? (await t.person({ userType: 5, orgNo, isAdmin: true }));
  const [row] = await db
    .insert(orgInfoAudit)
    .values({ orgNo, userNo: admin.userNo, content, submitTime: wireTime(new Date()) })
    .returning({ id: orgInfoAudit.id });
  const current = async () => (await db.select().from(orgInfo).where(eq(orgInfo.orgNo, orgNo)))[0]!;
  return { id: row!.id, orgNo, current };
}

it('the operator sees what changed, it holds once passed', async () => {
  const { id, current } = await asked({ orgName: '云杉数据', size: '3', regionCode: '420100', sort: '99', orgNo: '1' });
  const before = await current();
  const shown = (await operator.send(change.list)).data.list.find((one) => one.id === id)!;
  expect(shown.changes).toEqual([
    { field: '名称', before: before.orgName, after: '云杉数据' },
    { field: '地区', before: '', after: '湖北省 武汉市' },
  ]);
  expect((await operator.send(change.audit, { id, auditStatus: 1 })).code).toBe(200);
  expect(await current()).toEqual({
    ...before,
    orgName: '云杉数据',
    regionCode: '420100',
    gmtModified: expect.any(String),
  });
  expect((await operator.send(change.audit, { id, auditStatus: 1 })).code).toBe(CONFLICT.code);
});

it('refusing needs a reason, the facts stay', async () => {
  const { id, current } = await asked({ orgName: '改坏的名字' });
  const before = await current();
  expect((await operator.send(change.audit, { id, auditStatus: 2 })).code).toBe(INVALID_INPUT.code);
  expect((await operator.send(change.audit, { id, auditStatus: 2, auditOpinion: '与证照不符' })).code).toBe(200);
  expect(await current()).toEqual(before);
  const refused = (await operator.send(change.list, { auditStatus: 2 })).data.list;
  expect(refused.find((one) => one.id === id)).toMatchObject({ auditOpinion: '与证照不符' });
});

it('a name or code of another cannot pass', async () => {
  const other = await (await asked({})).current();
  const { id, current } = await asked({ orgCode: other.orgCode });
  const before = await current();
  expect((await operator.send(change.audit, { id, auditStatus: 1 })).code).toBe(ORG_JOINED.code);
  expect(await current()).toEqual(before);
});

it("staff do not review, nobody one's own, an unknown id is not found", async () => {
  const { id, orgNo } = await asked({ orgName: '新名字' });
  const admin = await t.person({ userType: 5, orgNo, isAdmin: true });
  expect((await admin.send(change.list)).code).toBe(NO_PERMISSION.code);
  expect((await admin.send(change.audit, { id, auditStatus: 1 })).code).toBe(NO_PERMISSION.code);
  const own = await asked({ orgName: '运营自己的' }, operator);
  expect((await operator.send(change.audit, { id: own.id, auditStatus: 1 })).code).toBe(OWN_REVIEW.code);
  expect((await operator.send(change.audit, { id: '1', auditStatus: 1 })).code).toBe(NOT_FOUND.code);
});
