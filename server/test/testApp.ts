import type { FastifyInstance } from 'fastify';
import { runOnce } from 'graphile-worker';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, expect, inject } from 'vitest';
import type * as z from 'zod';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { addressOf } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { openDatabase } from '#server/db/client.ts';
import { openSession } from '#server/domain/session/session.ts';
import type { Platform } from '#server/kit/context.ts';
import { jobLog, taskList, writtenDown } from '#server/jobs/runJobs.ts';
import { buildPlatform } from '#server/platform.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import type { PersonWish } from '#seed/make/person.ts';
import { TEMPLATE, withDatabase } from './globalSetup.ts';

export interface Reply<T> {
  code: number;
  msg: string;
  data: T;
}

/** Somebody who can send calls. */
export interface Sender {
  send<I extends Schema, O extends Schema>(
    call: Endpoint<string, I, O>,
    input?: InputOf<I>,
  ): Promise<Reply<OutputOf<O>>>;
}

export interface Person extends Sender {
  readonly userNo: string;
  readonly mobile: string;
  readonly token: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly database: Database;
  readonly guest: Sender;
  /** Unexpected errors that were logged; a test that expects one empties it. */
  readonly problems: string[];
  /** The clock the server sees. */
  setNow(now: Date): void;
  /** Does all the jobs that wait, one after the other; complains of those that fail unless that is what is tested. */
  runJobs(how?: { mayFail: boolean }): Promise<void>;
  /** Does the work while the clock stands, so that nothing kept ready-made for a while grows old in the middle of it. */
  still<T>(work: () => Promise<T>): Promise<T>;
  as(token: string): Sender;
  /** A guest at another address. */
  from(ip: string): Sender;
  /** A signed-in person acting in an identity of `userType` (learner unless told). */
  person(wish?: Partial<PersonWish> & { userType?: UserType; orgNo?: string; isAdmin?: boolean }): Promise<Person>;
}

let nextMobile = 13_900_000_000;

/**
 * A server on a database of its own, cloned from the template. Call it at the top of a test file;
 * it closes after the file and fails it when an unexpected error was logged.
 */
export async function testApp(env: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const url = inject('databaseUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(url, 1);
  // file_copy: through the write-ahead log it would take more than twice as long
  await admin.pool.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const database = openDatabase(withDatabase(url, name), 8);
  const problems: string[] = [];
  const setbacks: string[] = [];
  const heard = (text: string) => void (isError(text) ? problems : setbacks).push(text);
  const log = pino({ level: 'warn' }, { write: heard });
  const config = loadConfig({
    DATABASE_URL: url,
    DATA_DIR: inject('filesDir'),
    DEMO_MODE: 'on',
    RATE_LIMIT: '0',
    SECRET_KEY: 'test'.repeat(10),
    ...env,
  });
  let now: Date | undefined;
  const platform = { ...buildPlatform(config, database, log), clock: () => now ?? new Date() };
  const app = await buildApp(platform);
  await app.ready();

  afterAll(async () => {
    await app.close();
    await database.close();
    // by force it would be refused while the autovacuum is at work in it, which belongs to the superuser
    await admin.pool.query(`drop database ${name}`);
    await admin.close();
    expect(problems, '意外错误').toEqual([]);
  });

  const as = (token?: string, ip?: string): Sender => ({
    send: (call, input) => send(app, call, input ?? {}, token, ip),
  });
  return {
    app,
    platform,
    database,
    problems,
    guest: as(),
    as,
    from: (ip) => as(undefined, ip),
    setNow: (moment) => (now = moment),
    async runJobs({ mayFail } = { mayFail: false }) {
      setbacks.length = 0;
      const options = { pgPool: database.pool, logger: jobLog(log), noHandleSignals: true, preset: writtenDown };
      await runOnce(options, taskList(platform));
      if (!mayFail) expect(setbacks, 'jobs that failed').toEqual([]);
    },
    async still(work) {
      const before = now;
      now ??= new Date();
      try {
        return await work();
      } finally {
        now = before;
      }
    },
    async person({ userType = 1, orgNo, isAdmin, ...wish } = {}) {
      const mobile = wish.mobile ?? String((nextMobile += 1));
      const identities = wish.identities ?? (userType === 1 ? [] : [{ userType, orgNo, isAdmin }]);
      const userNo = await makePerson(database.db, { ...wish, mobile, identities });
      const identityId = await identityOf(database.db, userNo, userType);
      const given = { userNo, identityId, terminalType: 1, ttlSeconds: 86_400, ip: '127.0.0.1', userAgent: 'test' };
      const token = await openSession(database.db, given, platform.clock());
      return { ...as(token), userNo, mobile, token };
    },
  };
}

const isError = (line: string): boolean =>
  (JSON.parse(line) as { level: number }).level >= pino.levels.values['error']!;

/** Sends through HTTP as a browser would, and checks the answer against the declared output. */
async function send<I extends Schema, O extends Schema>(
  app: FastifyInstance,
  call: Endpoint<string, I, O>,
  input: InputOf<I>,
  token: string | undefined,
  remoteAddress = '127.0.0.1',
): Promise<Reply<OutputOf<O>>> {
  const { url, rest } = addressOf(call, input as Record<string, unknown>);
  const inQuery = call.method === 'GET';
  const response = await app.inject({
    method: call.method,
    url: inQuery ? `${url}?${new URLSearchParams(rest as Record<string, string>).toString()}` : url,
    headers: token ? { token } : {},
    remoteAddress,
    ...(inQuery ? {} : { payload: rest }),
  });
  const reply = response.json<Reply<OutputOf<O>>>();
  if (reply.code === 200) (call.output as unknown as z.ZodType).parse(reply.data);
  return reply;
}
