import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { STORAGE_FULL, UNAVAILABLE } from '#contract/kit/errors.ts';
import { list as devices } from '#contract/user/session.ts';
import { items } from '#contract/system/dict.ts';
import { save as addTag } from '#contract/system/tagItem.ts';
import { testApp } from '#test/testApp.ts';
import { tagItem } from '../db/schema/system.ts';
import { session } from '../db/schema/user.ts';
import { Outages, outageOf } from './outages.ts';

const t = await testApp();
const { db } = t.database;
const coded = (code: string, more = {}): Error => Object.assign(new Error('x'), { code, ...more });
const of = (error: unknown) => outageOf(error)?.code;

it('recognizes a full disk and a database away, no other error', () => {
  for (const code of ['53100', '58030', 'ENOSPC', 'EDQUOT']) expect(of(coded(code)), code).toBe(507);
  expect(of(new DrizzleQueryError('insert', ['secret'], coded('53100')))).toBe(507);
  for (const code of ['57P01', '57P03', '08006', '53300', '25006']) expect(of(coded(code)), code).toBe(503);
  expect(of(coded('ECONNREFUSED', { syscall: 'connect' }))).toBe(503);
  expect(of(new Error('Connection terminated unexpectedly'))).toBe(503);
  // what a transaction hears that wants to take back what it did on a connection that broke
  expect(of(new Error('Client has encountered a connection error and is not queryable'))).toBe(503);
  for (const error of [coded('23505'), coded('ENOENT', { syscall: 'open' }), new Error('x'), 'x', undefined]) {
    expect(of(error)).toBeUndefined();
  }
});

it('one trouble is logged once a minute with how many were left out; after a minute without it the disk is not full', () => {
  let now = 0;
  const error = vi.fn();
  const outages = new Outages({ error } as unknown as FastifyBaseLogger, () => new Date(now));
  for (let n = 0; n < 5; n += 1) expect(outages.note(coded('53100'), { path: '/a' })).toBe(STORAGE_FULL);
  expect(outages.note(coded('57P01'), {})).toBe(UNAVAILABLE);
  expect(error.mock.calls.map(([, msg]) => msg)).toEqual([STORAGE_FULL.msg, UNAVAILABLE.msg]);
  expect(outages.isFull).toBe(true);
  now = 60_000;
  expect(outages.isFull).toBe(false);
  outages.note(coded('53100'), {});
  expect(error.mock.lastCall![0]).toMatchObject({ unlogged: 4 });
});

it('a full disk: writes say so, reads go on, prolonging a session does not matter; /readyz says it', async () => {
  const person = await t.person();
  expect((await t.app.inject('/readyz')).statusCode).toBe(200);
  await db.execute(sql`create function full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  for (const table of [tagItem, session]) {
    await db.execute(sql`create trigger full_disk before insert or update on ${table}
      for each row execute function full_disk()`);
  }
  const tag = { tagGroup: 'skill', tagName: '数据标注' };
  for (let n = 0; n < 3; n += 1) expect(await person.send(addTag, tag)).toMatchObject(STORAGE_FULL);
  const url = `/apis${addTag.path}`;
  const raw = await t.app.inject({ method: 'POST', url, headers: { token: person.token }, payload: tag });
  expect([raw.statusCode, raw.json()]).toEqual([507, { ...STORAGE_FULL, data: null }]);
  expect(t.problems.splice(0)).toHaveLength(1);

  t.setNow(new Date(Date.now() + 400_000)); // past the time after which a session is written anew
  expect(await person.send(devices)).toMatchObject({ code: 200 });
  expect(await t.guest.send(items, {})).toMatchObject({ code: 200 });
  const ready = await t.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { ...STORAGE_FULL, data: null }]);
  // or nobody would be sent here any more, and reads would not go on
  expect((await t.app.inject('/servez')).statusCode).toBe(200);
});
