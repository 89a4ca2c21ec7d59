import type pg from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { applyMigrations, knownMigrations, newestApplied } from '../db/migrations.ts';
import type { Migration } from '../db/migrations.ts';
import { StartupError } from '../startupError.ts';
import { withSite } from './site.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  usage: [
    ['', '把表结构迁移到这一版；npm start 也会自己做'],
    ['--dry-run', '列出要做的迁移，站点停着时在一个事务里真做一遍再撤回，看有没有哪一行过不去'],
  ],
  options: { 'dry-run': { type: 'boolean' } },
  run: ({ env, say }, { values }) =>
    withSite({ env }, async ({ database: { pool } }) => {
      const pending = await pendingOf(pool);
      if (pending.length === 0) {
        say('表结构已经是这一版的，没有要做的迁移。');
        return 0;
      }
      say(`要做 ${pending.length} 个迁移：`);
      for (const { name, statements } of pending) say(`  ${name}（${statements.length} 句）`);
      if (values['dry-run'] === true) return rehearse(pool, pending, say);
      await migrateDatabase(pool);
      say('迁移好了。');
      return 0;
    }),
};

async function pendingOf(pool: pg.Pool): Promise<Migration[]> {
  const [applied, known] = [await newestApplied(pool), await knownMigrations()];
  if (applied > known.at(-1)!.when)
    throw new StartupError('数据库由更新的知途使用过，请换回那一版，不要用旧版本打开它。');
  return known.filter(({ when }) => when > applied);
}

/** Does it all and takes it back; not while others are connected, who would have to wait for its locks. */
async function rehearse(pool: pg.Pool, pending: readonly Migration[], say: (line: string) => void): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rows[0]!.others > 0) {
      say('站点正在运行，只列出、不试做：停下来再运行一次，或者先把备份恢复到另一处，在那里试。');
      return 0;
    }
    await client.query('begin');
    await applyMigrations(client, pending);
    // What waits for the end of the transaction is asked now: it is never committed.
    await client.query('set constraints all immediate');
    await client.query('rollback');
    say('试做成功，每一行都过得去；什么也没有改。现在可以启动新版。');
    return 0;
  } finally {
    client.release(true);
  }
}
