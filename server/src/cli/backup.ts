import { eq } from 'drizzle-orm';
import { constants, setPriority } from 'node:os';
import { wireTime } from '#contract/rules/time.ts';
import { LAST_BACKUP } from '../backup/lastBackup.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { targetOf } from '../backup/places.ts';
import { bytesText } from '../backup/words.ts';
import { sysConfig } from '../db/schema/system.ts';
import { storageOf } from './storageOf.ts';
import { version } from './version.ts';
import type { Verb } from './verb.ts';
import { withSite } from './site.ts';

export const verb: Verb = {
  usage: [
    ['--to <文件夹、文件或 s3:前缀>', '备份到磁盘，或 BACKUP_S3_* 指的对象存储；站点可以照常运行'],
    ['--to … --without-files', '不带上传的文件，它们在别处另有备份时用'],
  ],
  options: { to: { type: 'string' }, 'without-files': { type: 'boolean' } },
  async run({ env, from, now, say }, { values }) {
    const to = values['to'];
    if (typeof to !== 'string' || to === '') {
      say('请用 --to 说明备份放在哪里，例如 --to /srv/backups/ 或 --to s3:，最好不在这台机器上。');
      return 2;
    }
    return withSite({ env }, async ({ config, database }) => {
      beNice();
      const began = now();
      const passphrase = config.backupPassphrase;
      const file = `zhitu-${wireTime(began).replaceAll(/\D/g, '')}.tar${passphrase === null ? '' : '.sealed'}`;
      const target = await targetOf(to, { from, file, config });
      const storage = values['without-files'] === true ? null : storageOf(config);
      const wish = { pool: database.pool, storage, secretKey: config.secretKey, passphrase, version, now: began };
      const { tables, files } = await makeBackup(wish, target);
      const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
      say(`备份好了：${target.name}`);
      say(
        `${Object.keys(tables).length} 张表共 ${rows} 行，${storage ? `${files.count} 个文件共 ${bytesText(files.bytes)}` : '没有带文件'}。`,
      );
      if (passphrase === null)
        say('它没有加密：里面有密钥与所有人的资料，请放在只有你读得到的地方；设了 BACKUP_PASSPHRASE 就会加密。');
      const kept = { configName: '最近一次备份', configValue: wireTime(began) };
      await database.db
        .insert(sysConfig)
        .values({ configKey: LAST_BACKUP, ...kept })
        .onConflictDoUpdate({ target: sysConfig.configKey, set: kept, where: eq(sysConfig.configKey, LAST_BACKUP) });
      return 0;
    });
  },
};

/** Those who study come first. */
function beNice(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // some containers do not let us
  }
}
