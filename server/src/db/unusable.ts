import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { StartupError } from '../startupError.ts';

/** The oldest PostgreSQL that has everything our statements use. */
const OLDEST_MAJOR = 14;

/**
 * Looks at a database that somebody else runs before anything is written to it.
 * @throws StartupError one sentence: too old, another encoding, read-only
 */
export async function assertUsableDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
       (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
       pg_is_in_recovery() as "isReplica"`,
  );
  const problem = problemOf(rows[0]!);
  if (problem) throw new StartupError(problem);
}

export interface Facts {
  version: string;
  major: number;
  encoding: string;
  isReplica: boolean;
}

export function problemOf({ version, major, encoding, isReplica }: Facts): string | undefined {
  if (major < OLDEST_MAJOR)
    return `DATABASE_URL 指的 PostgreSQL 是 ${version}，知途需要 ${OLDEST_MAJOR} 或更新的版本，请升级它或换一个。`;
  if (encoding !== 'UTF8')
    return `DATABASE_URL 指的数据库用的是 ${encoding} 编码，知途需要 UTF8，请另建一个 UTF8 编码的库。`;
  if (isReplica) return 'DATABASE_URL 指的是只读的备库，请改成主库的地址。';
  return undefined;
}

/**
 * What went wrong with the database while starting, as one sentence where we know one; otherwise the error itself.
 * @param isOurs The embedded one: its address and users are not the operator's concern.
 */
export function explainDatabaseError(error: unknown, { isOurs }: { isOurs: boolean }): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || cause instanceof StartupError) return error;
  const code = 'code' in cause ? String(cause.code) : '';
  const sentence = anybodys[code] ?? stoppedBy(cause) ?? (isOurs ? undefined : sentenceFor(code, cause.message));
  return sentence ? new StartupError(sentence, { cause: error }) : error;
}

const sentenceFor = (code: string, message: string): string | undefined =>
  isUnreachable(code, message) ? unreachable(code || message) : sentences[code];

/** A row that no version of ours writes stands in the way of a migration; all of it is taken back. */
const stoppedBy = (cause: Error): string | undefined =>
  cause instanceof pg.DatabaseError && cause.constraint && cause.code?.startsWith('23')
    ? `升级停在一行不合规则的数据上，什么也没有改：${cause.table} 的 ${cause.constraint}，${cause.detail ?? cause.message}`
    : undefined;

const filesFull = '放上传文件的磁盘已满，请先清理磁盘。';

const anybodys: Readonly<Record<string, string>> = {
  '53100': '数据库所在的磁盘已满，请先清理磁盘。',
  ENOSPC: filesFull,
  EDQUOT: filesFull,
};

const sentences: Readonly<Record<string, string>> = {
  '28P01': 'DATABASE_URL 里的用户名或密码不对，请检查。',
  '28000': 'PostgreSQL 不让 DATABASE_URL 里的用户从这台机器连接，请检查用户名与它的 pg_hba.conf。',
  '3D000': 'DATABASE_URL 指的数据库不存在，请先建好它（UTF8 编码），或改地址里的库名。',
  '42501': 'DATABASE_URL 里的用户权限不够，请让它能在这个库里建表。',
  '53300': '数据库的连接数已经用完，请调大它的 max_connections，或少开几个进程。',
  '57P03': '数据库正在启动或恢复，请稍后再试。',
};

const isUnreachable = (code: string, message: string): boolean =>
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE)$/.test(code) ||
  /timeout|terminated unexpectedly|does not support SSL|certificate/i.test(message);

const unreachable = (why: string): string =>
  `连不上 DATABASE_URL 指的 PostgreSQL（${why}），请检查地址与端口，以及它是否在运行。`;
