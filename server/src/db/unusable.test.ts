import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { StartupError } from '../startupError.ts';
import { openDatabase } from './client.ts';
import { assertUsableDatabase, explainDatabaseError, problemOf } from './unusable.ts';

const good = { version: '18.4', major: 18, encoding: 'UTF8', isReplica: false };

it.each([
  [
    { version: '13.14', major: 13 },
    'DATABASE_URL 指的 PostgreSQL 是 13.14，知途需要 14 或更新的版本，请升级它或换一个。',
  ],
  [
    { encoding: 'SQL_ASCII' },
    'DATABASE_URL 指的数据库用的是 SQL_ASCII 编码，知途需要 UTF8，请另建一个 UTF8 编码的库。',
  ],
  [{ isReplica: true }, 'DATABASE_URL 指的是只读的备库，请改成主库的地址。'],
  [{ version: '14.0', major: 14 }, undefined],
])('%o', (facts, sentence) => expect(problemOf({ ...good, ...facts })).toBe(sentence));

/** What starting with this address says; nothing of it may show the password. */
async function start(change: (address: URL) => void): Promise<string> {
  const address = new URL(inject('databaseUrl'));
  change(address);
  const { pool, close } = openDatabase(address.href, 1);
  const explained = await assertUsableDatabase(pool).catch((error: unknown) =>
    explainDatabaseError(error, { isOurs: false }),
  );
  await close();
  if (explained === undefined) return '';
  expect(explained).toBeInstanceOf(StartupError);
  return (explained as StartupError).message;
}

it('an external database that cannot be used has its sentences', async () => {
  expect(await start(() => undefined)).toBe('');
  expect(await start((address) => (address.password = 'wrong-secret'))).toBe(
    'DATABASE_URL 里的用户名或密码不对，请检查。',
  );
  expect(await start((address) => (address.pathname = '/nothing'))).toBe(
    'DATABASE_URL 指的数据库不存在，请先建好它（UTF8 编码），或改地址里的库名。',
  );
  expect(await start((address) => (address.host = '127.0.0.1:1'))).toBe(
    '连不上 DATABASE_URL 指的 PostgreSQL（ECONNREFUSED），请检查地址与端口，以及它是否在运行。',
  );
});

it('a full disk is told by the embedded one too; other errors are given as they are', () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' });
  expect(explainDatabaseError(full, { isOurs: true })).toMatchObject({
    message: '数据库所在的磁盘已满，请先清理磁盘。',
  });
  const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(explainDatabaseError(noRoom, { isOurs: false })).toMatchObject({
    message: '放上传文件的磁盘已满，请先清理磁盘。',
  });
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(explainDatabaseError(refused, { isOurs: true })).toBe(refused);
});
