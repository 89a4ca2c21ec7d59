import { cp, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { startServer } from './server.ts';

/** The environment variables that tell workers where the template is. */
export const DATABASE = 'E2E_DATABASE_URL';
export const FOLDER = 'E2E_DATA_DIR';

/** A demo world that nobody else touches: database, files and server. */
export interface World {
  /** Without a slash at the end. */
  readonly url: string;
  /** For what no page does, such as a file that is uploaded piece by piece. */
  readonly databaseUrl: string;
  /** Where its files lie. */
  readonly folder: string;
  /** Of the server. */
  readonly pid: number;
  /** Its server stops, or is killed, and starts anew at the same address. */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  close(): Promise<void>;
}

/** Clones the template for the worker in this place; places are 0, 1, 2 … */
export async function openWorld(place: number): Promise<World> {
  const name = `world_${place}`;
  const template = process.env[FOLDER]!;
  const folder = `${template}-${name}`;
  const databaseUrl = await cloneDatabase(name);
  await rm(folder, { recursive: true, force: true });
  await cp(template, folder, { recursive: true, filter: (path) => !path.startsWith(join(template, 'postgres') + sep) });
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO_MODE: 'on',
    SSO_ALLOW: '127.0.0.1', // journeys bring an identity provider of their own
  };
  let server = await startServer(settings);
  return {
    url: server.url,
    databaseUrl,
    folder,
    get pid() {
      return server.pid;
    },
    async restart(signal) {
      await server.stop(signal);
      server = await startServer(settings, Number(new URL(server.url).port));
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One that an earlier worker left in this place goes. A template that somebody is connected to cannot be cloned. */
async function cloneDatabase(name: string): Promise<string> {
  const template = process.env[DATABASE]!;
  const { pool, close } = openDatabase(inServer(template, 'postgres'), 1);
  // `with (force)` would be refused while the autovacuum is at work in it, which belongs to the superuser
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  );
  await pool.query(`drop database if exists ${name}`);
  await pool.query(`create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`);
  await close();
  return inServer(template, name);
}

/** The same server, another database. */
function inServer(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
