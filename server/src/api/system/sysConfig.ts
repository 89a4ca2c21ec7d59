import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/system/sysConfig.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { sysConfig } from '../../db/schema/system.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

const shown = eq(sysConfig.configShow, 1);

const shownSettings = prepared('sys_configs', (db) =>
  db
    .select()
    .from(sysConfig)
    .where(and(shown, enabled(sysConfig)))
    .orderBy(desc(sysConfig.sort), asc(sysConfig.id))
    .limit(200)
    .prepare('sys_configs'),
);

const shownSetting = prepared('sys_config', (db) =>
  db
    .select()
    .from(sysConfig)
    .where(and(eq(sysConfig.configKey, sql.placeholder('configKey')), shown, enabled(sysConfig)))
    .prepare('sys_config'),
);

export const list = handle(contract.list, async (ctx) => ({ list: await shownSettings(ctx.db).execute() }));

export const query = handle(contract.query, async (ctx, input) => {
  const [setting] = await shownSetting(ctx.db).execute(input);
  if (!setting) throw fail(NOT_FOUND);
  return setting;
});
