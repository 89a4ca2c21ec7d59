import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ConsentKind } from '#contract/rules/consents.ts';
import * as found from '#contract/position/talentRecomment.ts';
import * as builder from '#contract/startup/teamBuilder.ts';
import * as consent from '#contract/user/consent.ts';
import { register } from '#contract/user/register.ts';
import { codeFor } from '#test/signIn.ts';
import type { Sender } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';
import { agreementText } from '../../db/schema/consent.ts';
import { website } from '../../db/schema/system.ts';

const t = await testApp();
const { db } = t.database;
let nextPhone = 13_611_110_000;

beforeAll(async () => {
  const texts = { userAgreement: '<p>协议第一版</p>', privacyPolicy: '<p>隐私第一版</p>' };
  const changed = await db.update(website).set(texts).returning({ id: website.id });
  if (changed.length === 0) await db.insert(website).values({ title: '知途', ...texts });
});

/** Somebody who registers as people do. */
async function registered(): Promise<Sender> {
  const mobile = String((nextPhone += 1));
  const code = await codeFor(t, mobile, 'register');
  const password = 'Zhitu@2026';
  const { data, msg } = await t.guest.send(register, { mobile, code, password, repassword: password, agree: true });
  if (!data) throw new Error(msg);
  return t.as(data.token);
}

const listOf = async (person: Sender) => (await person.send(consent.list, {})).data.list;

it('registering notes the agreement with the text of that day, which stays when the site writes another', async () => {
  const [first, second] = [await registered(), await registered()];
  const [row] = await listOf(first);
  expect(row).toMatchObject({ consentKind: ConsentKind.terms, isGiven: 1, hasText: 1, ip: '127.0.0.1' });
  expect(await db.$count(agreementText)).toBe(1); // two agreed to the same
  await db.update(website).set({ privacyPolicy: '<p>隐私第二版</p>' });
  const third = await registered();
  const textOf = async (person: Sender) =>
    (await person.send(consent.text, { id: (await listOf(person))[0]!.id })).data.content;
  expect(await textOf(first)).toContain('隐私第一版');
  expect(await textOf(second)).toContain('隐私第一版');
  expect(await textOf(third)).toContain('隐私第二版');
});

it('agreeing to be found and taking it back are noted each time something changes, and no oftener', async () => {
  const person = await t.person();
  for (const isFindable of [1, 1, 0, 0, 1] as const) await person.send(found.agree, { isFindable });
  await person.send(builder.agree, { words: '想做数据' });
  await person.send(builder.agree, { words: '换一句话' });
  await person.send(builder.takeBack, {});
  await person.send(builder.takeBack, {});
  const noted = (await listOf(person)).map(({ consentKind, isGiven }) => [consentKind, isGiven]);
  expect(noted).toEqual([
    [ConsentKind.teams, 0],
    [ConsentKind.teams, 1],
    [ConsentKind.findable, 1],
    [ConsentKind.findable, 0],
    [ConsentKind.findable, 1],
  ]);
});

it('there is no text where the question says it all, and nobody reads the records of others', async () => {
  const [person, stranger] = [await t.person(), await registered()];
  await person.send(found.agree, { isFindable: 1 });
  const [bare] = await listOf(person);
  expect(bare).toMatchObject({ hasText: 0 });
  expect((await person.send(consent.text, { id: bare!.id })).code).toBe(NOT_FOUND.code);
  const [theirs] = await listOf(stranger);
  expect((await person.send(consent.text, { id: theirs!.id })).code).toBe(NOT_FOUND.code);
});
