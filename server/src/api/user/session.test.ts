import { expect, it } from 'vitest';
import { NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { password } from '#contract/user/login.ts';
import * as devices from '#contract/user/session.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Sender } from '#test/testApp.ts';
import { identityOf } from '#seed/make/person.ts';
import { openSession } from '../../domain/session/session.ts';

const t = await testApp();
const { db } = t.database;

async function another(of: Person, terminalType: number, userAgent: string): Promise<Sender> {
  const identityId = await identityOf(db, of.userNo, 1);
  const given = { userNo: of.userNo, identityId, terminalType, ttlSeconds: 3600, ip: '10.0.0.1', userAgent };
  return t.as(await openSession(db, given, new Date()));
}

it('this one first and what device it is; one or all others can be signed out', async () => {
  const person = await t.person();
  const phone = await another(person, 2, 'Mozilla/5.0 (iPhone) Safari/605');
  const tablet = await another(person, 3, 'Mozilla/5.0 (iPad) Safari/605');
  const { list } = (await person.send(devices.list)).data;
  expect(list).toHaveLength(3);
  expect(list[0]).toMatchObject({ isCurrent: 1, device: '未知设备' });
  const shown = list.find(({ device }) => device === 'iPhone · Safari')!;
  expect(shown).toMatchObject({ ip: '10.0.0.1', isCurrent: 0 });

  expect(await person.send(devices.end, { id: shown.id })).toMatchObject({ code: 200 });
  expect(await phone.send(devices.list)).toMatchObject(SIGNED_OUT);
  expect(await person.send(devices.end, { id: shown.id })).toMatchObject(NOT_FOUND);
  expect(await person.send(devices.endOthers)).toMatchObject({ code: 200 });
  expect(await tablet.send(devices.list)).toMatchObject(SIGNED_OUT);
  expect((await person.send(devices.list)).data.list).toHaveLength(1);
});

it("others' devices cannot be signed out", async () => {
  const [person, other] = [await t.person(), await t.person()];
  const [theirs] = (await other.send(devices.list)).data.list;
  expect(await person.send(devices.end, { id: theirs!.id })).toMatchObject(NOT_FOUND);
  await person.send(devices.endOthers);
  expect(await other.send(devices.list)).toMatchObject({ code: 200 });
});

it("one's own sign-in records only, failures too", async () => {
  const person = await t.person({ password: 'Zhitu@2026' });
  await t.guest.send(password, { mobile: person.mobile, password: 'Wrong#0000' });
  const { data } = await t.guest.send(password, { mobile: person.mobile, password: 'Zhitu@2026' });
  const mine = t.as(data.token);
  expect((await mine.send(devices.loginList)).data.list).toMatchObject([
    { way: 'password', loginStatus: 1, loginIp: '127.0.0.1' },
    { way: 'password', loginStatus: 0 },
  ]);
  expect((await (await t.person()).send(devices.loginList)).data.totalCount).toBe(0);
});
