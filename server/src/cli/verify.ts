import { wireTime } from '#contract/rules/time.ts';
import { openBackup } from '../backup/openBackup.ts';
import { sourceOf } from '../backup/places.ts';
import { readArchive } from '../backup/readArchive.ts';
import { bytesText } from '../backup/words.ts';
import { settingsOf } from './site.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  takesWords: true,
  usage: [['<文件或 s3:名字>', '从头读到尾，核对每一张表、每一个文件；不碰站点']],
  async run({ env, from, say }, { positionals }) {
    const [at, ...more] = positionals;
    if (at === undefined || more.length > 0) {
      say('请说明要检查哪一份备份，例如 npm run zhitu -- verify /srv/backups/zhitu-20261126080000.tar。');
      return 2;
    }
    const config = settingsOf(env);
    const { tables, files } = await readArchive(openBackup(sourceOf(at, { from, config }), config.backupPassphrase), {
      head: async ({ madeAt, version, postgres, bytes }) => {
        say(
          `做于 ${wireTime(new Date(madeAt))}，知途 ${version}，PostgreSQL ${postgres}，数据库 ${bytesText(bytes.database)}`,
        );
      },
      secret: async () => undefined,
      part: async () => undefined,
      async file(_key, content) {
        const pieces = content[Symbol.asyncIterator]();
        while (!(await pieces.next()).done);
      },
    });
    const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
    say(
      `备份完好：${Object.keys(tables).length} 张表共 ${rows} 行，${files.count} 个文件共 ${bytesText(files.bytes)}，校验和都对得上。`,
    );
    return 0;
  },
};
