import { openReplica } from '../../db/replica.ts';
import { StartupError } from '../../startupError.ts';
import type { Check } from './check.ts';
import { bad, inTime, off, ok, warn } from './check.ts';

const silent = { info: () => undefined, warn: () => undefined };
const CURE = '请看它是否在运行、复制有没有断（主库上看 pg_stat_replication）；在此之前列表都从主库读。';

export const replica: Check = {
  name: '备库',
  async look({ config: { databaseReplicaUrl: url }, database }) {
    if (url === null) return [off('没有设 DATABASE_REPLICA_URL，列表都从主库读')];
    if (!database) return [off('数据库打不开，没有看')];
    try {
      const opened = await inTime(openReplica(url, database, silent));
      const { serves, behind } = opened;
      await opened.close();
      return [serves ? ok('跟得上主库') : warn(`不应答，或落后主库（${behind} 字节）`, CURE)];
    } catch (error) {
      if (error instanceof StartupError) return [bad('不是主库的备库', error.message)];
      throw error;
    }
  },
};
