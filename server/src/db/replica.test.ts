import { rm } from 'node:fs/promises';
import pino from 'pino';
import { afterAll, expect, inject, it, vi } from 'vitest';
import * as nav from '#contract/system/nav.ts';
import * as projects from '#contract/user/userProject.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import { scratchFolder } from '#test/scratchFolder.ts';
import { startPair } from '../../../bench/kit/pair.ts';
import { handlers } from '../api/table.ts';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { ensureBuiltInRoles } from '../domain/roles/builtIn.ts';
import { openSession } from '../domain/session/session.ts';
import { runCall } from '../kit/call.ts';
import { isPublicList } from '../kit/publicList.ts';
import { buildPlatform } from '../platform.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { openReplica, placeOf } from './replica.ts';

/** Two databases are made; how long that takes is not what is tested. */
const LONG = 120_000;

const folder = await scratchFolder();
const pair = await startPair(folder);
const database = openDatabase(pair.primary.url, 8);
await migrateDatabase(database.pool);
await ensureBuiltInRoles(database.db);
const log = pino({ level: 'silent' });
const replica = await openReplica(pair.standby.url, database, log);
const there = openDatabase(pair.standby.url, 1);
const env = {
  DATABASE_URL: pair.primary.url,
  DATA_DIR: inject('filesDir'),
  RATE_LIMIT: '0',
  SECRET_KEY: 'k'.repeat(40),
};
const platform = buildPlatform(loadConfig(env), database, log, replica);
const app = await buildApp(platform);
await app.ready();

afterAll(async () => {
  await app.close();
  await there.close();
  await replica.close();
  await database.close();
  await pair.close();
  await rm(folder, { recursive: true, force: true });
}, LONG);

let nextMobile = 13_600_000_000;

async function signedIn(): Promise<string> {
  const mobile = String((nextMobile += 1));
  const userNo = await makePerson(database.db, { mobile });
  const identityId = await identityOf(database.db, userNo, 1);
  const given = { userNo, identityId, terminalType: 1, ttlSeconds: 86_400, ip: '127.0.0.1', userAgent: 'test' };
  return openSession(database.db, given, new Date());
}

async function send(call: Endpoint, input: object, token?: string) {
  const headers = token === undefined ? {} : { token };
  const isGet = call.method === 'GET';
  const answer = await app.inject({
    method: call.method,
    url: `/apis${call.path}`,
    headers,
    ...(!isGet && { payload: input }),
  });
  return answer.json<{ code: number; data: { list: { navTitle: string }[] } }>();
}

const titles = async (token?: string) => (await send(nav.barList, {}, token)).data.list.map(({ navTitle }) => navTitle);
const add = (title: string) =>
  database.pool.query(`insert into nav_bar (nav_title, nav_url, sort) values ($1, '/', 0)`, [title]);

async function pause(): Promise<void> {
  await there.pool.query('select pg_wal_replay_pause()');
  // it is only asked for at first
  await vi.waitFor(async () => {
    const { rows } = await there.pool.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
    expect(rows[0]!.state).toBe('paused');
  });
}

const resume = () => there.pool.query('select pg_wal_replay_resume()');

/** Until the replica has everything that is written by now. */
const caughtUp = () =>
  vi.waitFor(
    async () => {
      await replica.look();
      expect([replica.serves, replica.behind]).toEqual([true, 0]);
    },
    { timeout: 30_000 },
  );

it('guests read lists from the replica, whoever wrote reads what they wrote', { timeout: LONG }, async () => {
  const [writer, other] = [await signedIn(), await signedIn()];
  await add('first');
  await caughtUp();
  await pause();
  await add('second');
  expect([await titles(), await titles(writer), await titles(other)]).toEqual([['first'], ['first'], ['first']]);
  expect((await send(projects.save, { projectName: '看板', startDate: '2025-03' }, writer)).code).toBe(200);
  expect((await titles(writer)).toSorted()).toEqual(['first', 'second']); // as old as their own writing, at the least
  expect([await titles(), await titles(other)]).toEqual([['first'], ['first']]);
  await resume();
  await caughtUp();
  await pause();
  await add('third');
  expect((await titles(writer)).toSorted()).toEqual(['first', 'second']); // it has got as far: theirs is there
  await resume();
});

it('what they wrote on one device they see on the others', { timeout: LONG }, async () => {
  await caughtUp();
  const mobile = String((nextMobile += 1));
  const userNo = await makePerson(database.db, { mobile });
  const identityId = await identityOf(database.db, userNo, 1);
  const open = (terminalType: number) =>
    openSession(
      database.db,
      { userNo, identityId, terminalType, ttlSeconds: 86_400, ip: '127.0.0.1', userAgent: 'test' },
      new Date(),
    );
  const [web, phone] = [await open(1), await open(2)];
  await caughtUp();
  await pause();
  await add('fourth');
  expect(await titles(phone)).not.toContain('fourth');
  await send(projects.save, { projectName: '一', startDate: '2025-03' }, web);
  expect(await titles(phone)).toContain('fourth');
  await resume();
});

it('a replica that is behind for some looks is left, and taken again', { timeout: LONG }, async () => {
  await caughtUp();
  await pause();
  await add('fifth');
  expect(await titles()).not.toContain('fifth');
  for (let look = 0; look < 6; look += 1) await replica.look();
  expect(replica.serves).toBe(false);
  expect(replica.behind).toBeGreaterThan(0);
  expect(await titles()).toContain('fifth');
  expect((await app.inject('/metrics')).body).toContain('zhitu_replica_serves 0');
  await resume();
  await caughtUp();
});

it('no public list writes: each is answered where nothing can be written', { timeout: LONG }, async () => {
  const lists = handlers.filter(({ call }) => isPublicList(call));
  expect(lists.length).toBeGreaterThan(30);
  const onlyThere = { ...platform, db: replica.db, replica: undefined };
  const caller = { token: undefined, ip: '127.0.0.1', userAgent: '', requestId: '1' };
  const failed: string[] = [];
  for (const handler of lists) {
    const { code } = await runCall(onlyThere, handler, caller, { strings: {}, body: async () => ({}) });
    if (code >= 500 && code < 600) failed.push(`${handler.call.path} ${code}`);
  }
  expect(failed).toEqual([]);
});

it('what belongs to one person, and what is kept ready-made, is read from the primary', () => {
  const paths = handlers.filter(({ call }) => isPublicList(call)).map(({ call }) => call.path);
  expect(paths.filter((path) => path.includes('/auth/'))).toEqual([]);
  expect(
    handlers.filter(({ call }) => isPublicList(call) && (call.kept || call.fresh || call.kind === 'write')),
  ).toEqual([]);
  expect(paths).toContain('/course/api/courseInfo/list');
});

it('only a replica of this database will do', { timeout: LONG }, async () => {
  await expect(openReplica(pair.primary.url, database, log)).rejects.toThrow('不是 DATABASE_URL 那个库的流复制备库');
  const another = openDatabase(inject('databaseUrl'), 1);
  await expect(openReplica(pair.standby.url, another, log)).rejects.toThrow('不是 DATABASE_URL 那个库的流复制备库');
  await another.close();
});

it('places of the log are compared as numbers', () => {
  expect(placeOf('0/FFFFFFFF') < placeOf('1/0')).toBe(true);
  expect(placeOf('16/B374D848')).toBe(0x16_b374_d848n);
  expect(placeOf(null)).toBe(-1n);
});

it('without the replica the primary answers, at once', { timeout: LONG }, async () => {
  await caughtUp();
  await pair.standby.stop();
  expect(replica.serves).toBe(true); // nobody has looked yet
  expect(await titles()).toContain('fifth');
  await replica.look();
  expect(replica.serves).toBe(false);
  expect(await titles()).toContain('fifth');
});
