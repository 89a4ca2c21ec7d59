import { eq } from 'drizzle-orm';
import { keyedHash } from './config/keyedHash.ts';
import type { Db } from './db/client.ts';
import { sysConfig } from './db/schema/system.ts';
import { StartupError } from './startupError.ts';

const MARK = 'keyMark';

/**
 * A database is of one secret key: what it sealed opens with no other, and links and sessions fail one by one. The first
 * start leaves a mark by which every later one knows the key, wherever the database is.
 * @throws StartupError for another key
 */
export async function mustBeSameKey(db: Db, secretKey: string): Promise<void> {
  const mark = keyedHash(secretKey, 'mark', '').toString('hex');
  await db
    .insert(sysConfig)
    .values({ configKey: MARK, configName: '密钥的记号', configValue: mark })
    .onConflictDoNothing();
  const [known] = await db.select().from(sysConfig).where(eq(sysConfig.configKey, MARK));
  if (known!.configValue !== mark)
    throw new StartupError('数据库属于另一把密钥，请从备份恢复 DATA_DIR 里的 secret，或用 SECRET_KEY 给出原来的密钥。');
}
