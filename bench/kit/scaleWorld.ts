import pino from 'pino';
import { identityOf, makePerson } from '#seed/make/person.ts';
import { makeManyCourses, makeManyPeriods } from '#seed/make/manyCourses.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';
import { buildPlatform } from '#server/platform.ts';

export interface Request {
  path: string;
  body: object;
  signedIn?: boolean;
}

export interface Catalogue {
  readonly count: number;
  /** Milliseconds of one call. @throws when it is not answered with 200 */
  time(request: Request): Promise<number>;
  close(): Promise<void>;
}

/** A database with so many courses and watched class-hours. */
export async function makeCatalogue(serverUrl: string, count: number, watched: number): Promise<void> {
  const admin = openDatabase(serverUrl, 1);
  await admin.pool.query(`create database ${nameOf(count)}`);
  await admin.close();
  const { db, pool, close } = openDatabase(urlOf(serverUrl, count), 4);
  await migrateDatabase(pool);
  await ensureBuiltInRoles(db);
  await makeManyCourses(db, count);
  await makeManyPeriods(db, watched, count);
  await pool.query('vacuum analyze');
  await close();
}

/** A server of its own over what `makeCatalogue` made, and somebody who is signed in. */
export async function openCatalogue(serverUrl: string, count: number): Promise<Catalogue> {
  const url = urlOf(serverUrl, count);
  const database = openDatabase(url, 4);
  const { db } = database;
  const config = loadConfig({
    DATABASE_URL: url,
    DEMO_MODE: 'on',
    RATE_LIMIT: '0',
    SECRET_KEY: 'b'.repeat(40),
  });
  const app = await buildApp(buildPlatform(config, database, pino({ level: 'error' })));
  const userNo = await makePerson(db, { mobile: '13900000001' });
  const identityId = await identityOf(db, userNo, 1);
  const terminal = { terminalType: 1, ttlSeconds: 86_400, ip: '127.0.0.1', userAgent: 'bench' };
  const token = await openSession(db, { userNo, identityId, ...terminal }, new Date());
  return {
    count,
    async time({ path, body, signedIn }) {
      const started = performance.now();
      const headers = signedIn ? { token } : {};
      const reply = await app.inject({ method: 'POST', url: `/apis${path}`, headers, payload: body });
      const spent = performance.now() - started;
      if (reply.json<{ code: number }>().code !== 200) throw new Error(`${path}: ${reply.body}`);
      return spent;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

const nameOf = (count: number): string => `scale_${count}`;

export function urlOf(serverUrl: string, count: number): string {
  const url = new URL(serverUrl);
  url.pathname = `/${nameOf(count)}`;
  return url.href;
}
