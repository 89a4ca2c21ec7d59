import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConsentKind } from '#contract/rules/consents.ts';
import * as consent from '#contract/user/consent.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makePerson } from '#seed/make/person.ts';
import { codeFor } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { orgInfo, session, user, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const password = 'Zhitu@2026';
let next = 13_200_000_000;
let at = Date.now();

const newPhone = () => String((next += 1));
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));

beforeEach(() => pass(3600));

describe('signing in by staff number', () => {
  let orgNo = 9000;
  async function student(mobile?: string) {
    orgNo += 1;
    await db.insert(orgInfo).values({ orgNo: String(orgNo), orgType: 4, orgName: `学校${orgNo}` });
    const identities = [{ userType: UserType.learner, orgNo: String(orgNo), jobNumber: 'S01' }];
    const userNo = await makePerson(db, { mobile: mobile ?? newPhone(), password, idCardName: '林晓', identities });
    if (!mobile) await db.update(user).set({ mobile: null }).where(eq(user.userNo, userNo));
    return { orgNo: String(orgNo), jobNumber: 'S01', userNo };
  }

  it('with a mobile one signs in to the identity of that organization', async () => {
    const { userNo, ...who } = await student(newPhone());
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    expect(data).toMatchObject({ needBinding: 0, userNo });
    const [row] = await db.select().from(session).where(eq(session.userNo, userNo));
    const [identity] = await db.select().from(userIdentity).where(eq(userIdentity.id, row!.identityId));
    expect(identity!.jobNumber).toBe('S01');
  });

  it('unknown number and wrong password are answered alike', async () => {
    const { userNo, ...who } = await student(newPhone());
    expect(userNo).toBeTruthy();
    const wrong = await t.from('10.1.0.1').send(login.jobNumberLogin, { ...who, password: 'Wrong0000' });
    const nobody = { ...who, jobNumber: 'S99' };
    expect(await t.from('10.1.0.1').send(login.jobNumberLogin, { ...nobody, password })).toEqual(wrong);
    await db.update(orgInfo).set({ statusId: 0 }).where(eq(orgInfo.orgNo, who.orgNo));
    expect((await t.from('10.1.0.2').send(login.jobNumberLogin, { ...who, password })).code).toBe(wrong.code);
  });

  it('at first a mobile is bound, the ticket serves once', async () => {
    const { userNo, ...who } = await student();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    expect(data).toMatchObject({ needBinding: 1, nickname: '林晓' });
    const { ticket } = data as { ticket: string };
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'bind');
    const bound = await t.guest.send(login.bindingPhone, { ticket, mobile, code });
    expect(bound.data).toMatchObject({ userNo, mobile, isNew: 1 });
    const noted = (await t.as(bound.data.token).send(consent.list, {})).data.list;
    expect(noted).toMatchObject([{ consentKind: ConsentKind.terms, isGiven: 1 }]);
    expect((await t.guest.send(login.jobNumberLogin, { ...who, password })).data.needBinding).toBe(0);
    pass(60);
    const again = { ticket, mobile, code: await codeFor(t, mobile, 'bind') };
    expect((await t.guest.send(login.bindingPhone, again)).code).toBe(failures.TICKET_INVALID.code);
  });

  it('mobile with an account: asked first, merged on consent, identity and number move, the old account closes', async () => {
    const owner = await t.person({ password: 'Owner2026' });
    const { userNo, ...who } = await student();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    const { ticket } = data as { ticket: string };
    const code = await codeFor(t, owner.mobile, 'bind');
    const given = { ticket, mobile: owner.mobile, code };
    const asked = await t.guest.send(login.bindingPhone, given);
    expect(asked).toMatchObject({ code: failures.PHONE_HAS_ACCOUNT.code, data: null });
    const merged = await t.guest.send(login.bindingPhone, { ...given, merge: 1 });
    expect(merged.data.userNo).toBe(owner.userNo);
    expect((await t.as(merged.data.token).send(consent.list, {})).data.list).toEqual([]); // it was agreed to long ago

    const [closed] = await db.select().from(user).where(eq(user.userNo, userNo));
    expect(closed!.statusId).toBe(0);
    const later = await t.guest.send(login.jobNumberLogin, { ...who, password: 'Owner2026' });
    expect(later.data).toMatchObject({ needBinding: 0, userNo: owner.userNo });
  });

  it('one ticket used at once succeeds once', async () => {
    const { userNo, ...who } = await student();
    expect(userNo).toBeTruthy();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    const { ticket } = data as { ticket: string };
    const phones = [newPhone(), newPhone(), newPhone()];
    const codes: string[] = [];
    for (const [i, mobile] of phones.entries()) codes.push(await codeFor(t, mobile, 'bind', t.from(`10.2.0.${i}`)));
    const answers = await Promise.all(
      phones.map((mobile, i) => t.guest.send(login.bindingPhone, { ticket, mobile, code: codes[i]! })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1015, 1015]);
  });

  it('a ticket expires after ten minutes', async () => {
    const { userNo, ...who } = await student();
    expect(userNo).toBeTruthy();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    pass(600);
    const mobile = newPhone();
    const given = { ticket: (data as { ticket: string }).ticket, mobile, code: await codeFor(t, mobile, 'bind') };
    expect((await t.guest.send(login.bindingPhone, given)).code).toBe(failures.TICKET_INVALID.code);
  });
});
