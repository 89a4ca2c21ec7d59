import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { scratchFolder } from './scratchFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** Where the servers under test keep files. */
    filesDir: string;
  }
}

export const TEMPLATE = 'zhitu_template';

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await scratchFolder();
  const server = await startEmbedded({ dataDir, log: pino({ level: 'silent' }), isDurable: false });
  const admin = openDatabase(server.url, 1);
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const template = openDatabase(withDatabase(server.url, TEMPLATE), 2);
  await migrateDatabase(template.pool);
  await ensureBuiltInRoles(template.db);
  await template.close();
  project.provide('databaseUrl', server.url);
  project.provide('filesDir', join(dataDir, 'servers'));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
