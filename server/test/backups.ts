import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, inject } from 'vitest';
import { makeBackup } from '#server/backup/makeBackup.ts';
import type { Wish } from '#server/backup/makeBackup.ts';
import type { Restored } from '#server/backup/readInto.ts';
import { sourceOf, targetOf } from '#server/backup/places.ts';
import { restoreSite } from '#server/backup/restoreSite.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { diskStorage } from '#server/providers/diskStorage.ts';
import { withDatabase } from './globalSetup.ts';
import type { TestApp } from './testApp.ts';

export const SECRET = 'test'.repeat(10);

/** A folder for backups and what is restored from them, and empty databases; all gone after the file. */
export async function backupPlaces() {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-backups-'));
  const url = inject('databaseUrl');
  const admin = openDatabase(url, 1);
  const made: string[] = [];
  afterAll(async () => {
    for (const name of made) await admin.pool.query(`drop database ${name}`);
    await admin.close();
    await rm(folder, { recursive: true, force: true });
  });
  const said: string[] = [];
  const silent = () => undefined;
  return {
    folder,
    said,
    async emptyDatabase(): Promise<string> {
      const name = `r_${randomUUID().replaceAll('-', '')}`;
      await admin.pool.query(`create database ${name}`);
      made.push(name);
      return withDatabase(url, name);
    },
    /** Puts a backup back as the command does. */
    restore: (file: string, env: NodeJS.ProcessEnv, large?: number): Promise<Restored | null> => {
      const config = loadConfig(env, () => '');
      return restoreSite({
        config,
        large,
        secretKey: config.secretKey || null,
        source: sourceOf(file, { from: folder, config }),
        say: (line) => void said.push(line),
        log: { debug: silent, info: silent, warn: silent, error: silent },
      });
    },
  };
}

/** Makes a backup of what a test did. @returns its path */
export async function backUp(t: TestApp, folder: string, wish: Partial<Wish> = {}): Promise<string> {
  const path = join(folder, `${randomUUID()}.tar`);
  const { config } = t.platform;
  const whole = {
    pool: t.database.pool,
    storage: diskStorage(join(folder, 'files')),
    secretKey: SECRET,
    passphrase: null,
    version: '9.9.9',
    now: new Date('2026-11-26T08:00:00Z'),
    ...wish,
  };
  await makeBackup(whole, await targetOf(path, { from: folder, file: '', config }));
  return path;
}
