import type pg from 'pg';
import { momentOf } from '#contract/rules/time.ts';
import { bytesText } from '../../backup/words.ts';
import { knownMigrations, newestApplied } from '../../db/migrations.ts';
import { problemOf } from '../../db/unusable.ts';
import type { Facts } from '../../db/unusable.ts';
import { LAST_BACKUP } from '../../backup/lastBackup.ts';
import type { Check, Finding } from './check.ts';
import { bad, off, ok, warn } from './check.ts';

interface Told extends Facts {
  bytes: string;
  used: number;
  most: number;
  now: Date;
}

export const database: Check = {
  name: '数据库',
  async look({ config, database, isRunning }) {
    if (!database) return [bad('打不开', '看上面那一句；还没有站点时先 npm start 一次。')];
    const { rows } = await database.pool.query<Told>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
         (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
         pg_is_in_recovery() as "isReplica", pg_database_size(current_database())::text as bytes,
         (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
         current_setting('max_connections')::int as most`,
    );
    const { version, bytes, used, most, ...facts } = rows[0]!;
    const where = config.databaseUrl === null ? `内置，${isRunning ? '正在运行' : '停着'}` : '外部';
    const problem = problemOf({ version, ...facts });
    return [
      problem
        ? bad(`PostgreSQL ${version}`, problem)
        : ok(`PostgreSQL ${version}（${where}），${bytesText(Number(bytes))}`),
      used > most * 0.8
        ? warn(`连接用了 ${used} 个，最多 ${most} 个`, '请调大 max_connections，或少开几个进程。')
        : ok(`连接用了 ${used} 个，最多 ${most} 个`),
      await shapeOf(database.pool),
    ];
  },
};

async function shapeOf(pool: pg.Pool): Promise<Finding> {
  const [applied, known] = [await newestApplied(pool), await knownMigrations()];
  const pending = known.filter(({ when }) => when > applied).length;
  if (applied > known.at(-1)!.when) return bad('表结构比这一版知途新', '请换回更新的那一版知途。');
  if (pending === 0) return ok('表结构是这一版的');
  return warn(`还有 ${pending} 个迁移没有做`, '先备份，再用 npm run zhitu -- upgrade --dry-run 试一遍，然后启动。');
}

const SKEW_SECONDS = 5;

export const clock: Check = {
  name: '时钟',
  async look({ database, now }) {
    if (!database) return [off('数据库打不开，没有比较')];
    const { rows } = await database.pool.query<{ now: Date; newest: Date | null }>(
      'select clock_timestamp() as now, (select gmt_create from sys_log order by id desc limit 1) as newest',
    );
    const { now: theirs, newest } = rows[0]!;
    const apart = Math.round(Math.abs(theirs.getTime() - now.getTime()) / 1000);
    if (apart > SKEW_SECONDS)
      return [bad(`与数据库的时钟差 ${apart} 秒`, '请让两台机器都用 NTP（systemd-timesyncd 或 chrony）对时。')];
    if (newest && newest.getTime() - now.getTime() > 60_000)
      return [bad('库里最新的操作在将来：时钟往回拨过', '请用 NTP 对时；考试与限时的事都照时钟算。')];
    return [ok(`与数据库的时钟一致，${now.toISOString()}`)];
  },
};

const STALE_HOURS = 48;

export const backups: Check = {
  name: '备份',
  async look({ config, database, now }) {
    if (!database) return [off('数据库打不开，没有看')];
    const { rows } = await database.pool.query<{ at: string }>(
      `select config_value as at from sys_config where config_key = $1`,
      [LAST_BACKUP],
    );
    const at = rows[0]?.at;
    const cure = '请每天运行 npm run zhitu -- backup --to …，放到另一台机器上。';
    if (at === undefined) return [config.demo ? off('还没有备份过') : bad('还没有备份过', cure)];
    const hours = (now.getTime() - momentOf(at).getTime()) / 3_600_000;
    if (hours > STALE_HOURS) return [warn(`最近一次是 ${at}，已经 ${Math.floor(hours / 24)} 天了`, cure)];
    return [
      ok(`最近一次是 ${at}`),
      config.backupPassphrase === null ? off('没有加密（没有设 BACKUP_PASSPHRASE）') : ok('加了密'),
    ];
  },
};

export const queue: Check = {
  name: '后台任务',
  async look({ database, config }) {
    if (!database) return [off('数据库打不开，没有看')];
    const { rows } = await database.pool.query<{ failed: number; late: number }>(
      `select count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
         count(*) filter (where locked_at is null and attempts < max_attempts and run_at < now() - interval '10 minutes')::int as late
       from graphile_worker.jobs`,
    );
    const { failed, late } = rows[0]!;
    return [
      failed > 0
        ? warn(`${failed} 个任务失败了`, '用 npm run zhitu -- jobs 看原因，修好之后 jobs retry all。')
        : ok('没有失败的任务'),
      ...(late > 0
        ? [
            warn(
              `${late} 个任务过了十分钟还没有人做`,
              config.jobs === 'off'
                ? 'JOBS 是 off：请至少开一个 JOBS=only 的进程。'
                : '站点停着就启动它；在运行就看日志里的 jobs interrupted。',
            ),
          ]
        : []),
    ];
  },
};
