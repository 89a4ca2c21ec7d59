import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { withCheckCharacter } from '#contract/rules/orgCode.ts';
import * as org from '#contract/user/org.ts';
import { ORG_JOINED } from '#contract/user/applyFailures.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfoAudit } from '../../db/schema/organization.ts';
import { treeNode } from '../../db/schema/system.ts';
import { storedFile, sysLog } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
await db.insert(treeNode).values({ kind: 'region', code: '420111', parentCode: '', name: '洪山区', level: 3 });
let orgNo: string;
let admin: Person;
let next = 0;

beforeEach(async () => {
  next += 1;
  orgNo = await makeOrg(db, {
    orgType: 5,
    orgName: `云杉科技${next}`,
    orgCode: withCheckCharacter(`9142010${String(next).padStart(2, '0')}MA4KW123`.slice(0, 17)),
    regionCode: '420111',
    contactName: '许云帆',
    contactMobile: '13800000005',
  });
  admin = await t.person({ userType: 5, orgNo, isAdmin: true });
});

const facts = (more: object = {}) => ({
  regionCode: '420111',
  contactName: '许云帆',
  contactMobile: '13800000005',
  ...more,
});

async function fileOf(person: Person, purpose: string): Promise<string> {
  const rest = { extension: 'webp', mimeType: 'image/webp', bytes: 1, storageKey: 'x', fileName: '图.webp' };
  const [row] = await db
    .insert(storedFile)
    .values({ userNo: person.userNo, purpose, ...rest })
    .returning({ id: storedFile.id });
  return `/files/${row!.id}.webp`;
}

describe('viewing', () => {
  it('all staff see it, code and certificate only who may edit; other identities have none to see', async () => {
    const plain = await t.person({ userType: 5, orgNo });
    const mine = (await admin.send(org.infoView)).data;
    expect(mine).toMatchObject({ orgNo, regionName: '洪山区', mayEdit: 1 });
    expect(mine.orgCode).toHaveLength(18);
    expect((await plain.send(org.infoView)).data).toMatchObject({ orgNo, mayEdit: 0, orgCode: '', licenceImg: '' });
    expect((await plain.send(org.infoUpdate, facts())).code).toBe(NO_PERMISSION.code);
    for (const userType of [0, 1, 2, 5] as const) {
      expect((await (await t.person({ userType })).send(org.infoView)).code).toBe(NOT_FOUND.code);
    }
  });
});

describe('those in force at once', () => {
  it('changes at once, the log has only what changed', async () => {
    const logo = await fileOf(admin, 'logo');
    const wish = facts({ slogan: '让数字回答问题', orgLogoImg: logo, orgDomain: ' Learn.Example.cn ' });
    expect((await admin.send(org.infoUpdate, wish)).code).toBe(200);
    expect((await admin.send(org.infoView)).data).toMatchObject({
      slogan: '让数字回答问题',
      orgLogoImg: logo,
      orgDomain: 'learn.example.cn',
      orgName: `云杉科技${next}`,
    });
    const [log] = await db.select().from(sysLog).where(eq(sysLog.orgNo, orgNo));
    expect(Object.keys(log!.after as object).toSorted()).toEqual(['orgDomain', 'orgLogoImg', 'slogan']);
    await admin.send(org.infoUpdate, facts());
  });

  it("others' pictures, unknown options and what is no domain are told at their fields", async () => {
    const theirs = await fileOf(await t.person(), 'logo');
    for (const [path, value] of [
      ['orgLogoImg', theirs],
      ['orgLogoImg', 'https://evil.example/x.png'],
      ['industry', 'nothing'],
      ['regionCode', '990000'],
      ['orgDomain', '127.0.0.1'],
      ['contactMobile', '12345'],
      ['servicePhone', '电话 123'],
      ['serviceEmail', 'nobody'],
    ] as const) {
      const { code, data } = await admin.send(org.infoUpdate, facts({ [path]: value }));
      expect(code, path).toBe(INVALID_INPUT.code);
      expect(data, path).toMatchObject({ issues: [{ path }] });
    }
  });

  it('service phone and mail are public, the contact is not', async () => {
    const open = { servicePhone: '027-0000 0000', serviceEmail: 'Hello@yunshan.example' };
    expect((await admin.send(org.infoUpdate, facts(open))).code).toBe(200);
    const page = (await t.guest.send(org.detailByOrgNo, { orgNo })).data;
    expect(page).toMatchObject({ servicePhone: '027-0000 0000', serviceEmail: 'hello@yunshan.example' });
    expect(JSON.stringify(page)).not.toMatch(/许云帆|13800000005/);
  });

  it('a domain belongs to one, also of two at once', async () => {
    const other = await makeOrg(db, { orgType: 3, orgName: `北岸${next}`, regionCode: '420111' });
    const theirs = await t.person({ userType: 3, orgNo: other, isAdmin: true });
    const orgDomain = `only-${next}.example.cn`;
    const replies = await Promise.all([admin, theirs].map((one) => one.send(org.infoUpdate, facts({ orgDomain }))));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, org.DOMAIN_TAKEN.code]);
  });
});

describe('those the platform reviews', () => {
  const name = () => `云杉数据${next}`;
  const handIn = async (more: object = {}) => {
    const { orgCode, licenceImg } = (await admin.send(org.infoView)).data;
    return admin.send(org.infoAuditSave, { orgName: name(), orgCode, licenceImg, ...more });
  };

  it('handed in it waits and nothing changes; a second replaces the first, withdrawn it is gone', async () => {
    expect((await handIn({ orgName: `云杉科技${next}` })).code).toBe(org.NOTHING_CHANGED.code);
    const first = (await handIn()).data.id;
    expect((await admin.send(org.infoAuditView)).data.change).toMatchObject({
      id: first,
      auditStatus: 0,
      orgName: name(),
    });
    expect((await admin.send(org.infoView)).data.orgName).toBe(`云杉科技${next}`);
    const second = (await handIn({ licenceImg: await fileOf(admin, 'licence') })).data.id;
    const waiting = and(eq(orgInfoAudit.orgNo, orgNo), eq(orgInfoAudit.auditStatus, 0), enabled(orgInfoAudit));
    expect((await db.select().from(orgInfoAudit).where(waiting)).map(({ id }) => id)).toEqual([second]);
    expect((await admin.send(org.infoAuditCancel)).code).toBe(200);
    expect((await admin.send(org.infoAuditView)).data.change).toBeNull();
    expect((await admin.send(org.infoAuditCancel)).code).toBe(org.NOTHING_WAITING.code);
  });

  it('a double click leaves one waiting', async () => {
    await Promise.all([1, 2, 3].map(() => handIn()));
    const waiting = and(eq(orgInfoAudit.orgNo, orgNo), eq(orgInfoAudit.auditStatus, 0), enabled(orgInfoAudit));
    expect(await db.$count(orgInfoAudit, waiting)).toBe(1);
  });

  it("the code is right, the name not another's, the certificate one's own upload", async () => {
    await makeOrg(db, { orgType: 5, orgName: `远汀${next}` });
    expect(await handIn({ orgCode: '91420100MA4KW12345' })).toMatchObject({ code: INVALID_INPUT.code });
    expect((await handIn({ orgName: `远汀${next}` })).code).toBe(ORG_JOINED.code);
    const theirs = await fileOf(await t.person(), 'licence');
    expect((await handIn({ licenceImg: theirs })).code).toBe(INVALID_INPUT.code);
  });

  it('others neither see nor withdraw it', async () => {
    await handIn();
    const other = await makeOrg(db, { orgType: 5, orgName: `隔壁${next}` });
    const theirs = await t.person({ userType: 5, orgNo: other, isAdmin: true });
    expect((await theirs.send(org.infoAuditView)).data.change).toBeNull();
    expect((await theirs.send(org.infoAuditCancel)).code).toBe(org.NOTHING_WAITING.code);
    expect((await admin.send(org.infoAuditView)).data.change).not.toBeNull();
  });
});
