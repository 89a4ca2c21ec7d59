import { sql } from 'drizzle-orm';
import { loadReference } from '#seed/make/reference.ts';
import type { Db } from './db/client.ts';
import { website } from './db/schema/system.ts';
import { user } from './db/schema/user.ts';
import { ensureBuiltInRoles } from './domain/roles/builtIn.ts';
import { ensureOperator } from './domain/person/operator.ts';
import type { Platform } from './kit/context.ts';
import { mustBeSameKey } from './sameKey.ts';

const LOCK = 20261122;

/**
 * Puts into the database what the product cannot run without: roles, what forms choose from, and the settings of the
 * site; with `demo` and a fresh database, the whole demo world. Of several processes that start at once, one does it.
 * @throws StartupError when the database is of another secret key
 * @param builtRoutes Gives the paths of the pages there are, so that nothing leads to one that is not built.
 */
export async function prepareWorld(platform: Platform, builtRoutes: () => Promise<ReadonlySet<string>>): Promise<void> {
  const { config, log } = platform;
  await platform.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await mustBeSameKey(db, config.secretKey);
    await ensureBuiltInRoles(db);
    const began = performance.now();
    if (config.demo && (await isFresh(db))) {
      const { loadDemoWorld } = await import('#seed/load.ts'); // its texts and pictures are wanted only once
      await loadDemoWorld(db, platform.clock(), await builtRoutes(), platform.providers.storage, config.secretKey);
      log.info({ ms: Math.round(performance.now() - began) }, 'demo world loaded');
    } else {
      await loadReference(db);
      await ensureWebsite(db);
    }
    if (config.operatorMobile) await ensureOperator(db, config.operatorMobile, platform.clock());
  });
}

const isFresh = async (db: Db): Promise<boolean> => (await db.$count(user)) === 0 && (await db.$count(website)) === 0;

async function ensureWebsite(db: Db): Promise<void> {
  if ((await db.$count(website)) === 0) await db.insert(website).values({ title: '知途' });
}
