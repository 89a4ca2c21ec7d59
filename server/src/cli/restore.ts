import { sourceOf } from '../backup/places.ts';
import { restoreSite } from '../backup/restoreSite.ts';
import { bytesText } from '../backup/words.ts';
import { loadConfig } from '../config.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  takesWords: true,
  usage: [
    [
      '<文件或 s3:名字>',
      '恢复进空的 DATA_DIR；设了 DATABASE_URL 时数据库也要是空的。全部核对过才生效，中途失败什么也不留下',
    ],
  ],
  async run({ env, from, say }, { positionals }) {
    const [at, ...more] = positionals;
    if (at === undefined || more.length > 0) {
      say(
        '请说明恢复哪一份备份，例如 DATA_DIR=/srv/zhitu/data npm run zhitu -- restore /srv/backups/zhitu-20261126080000.tar。',
      );
      return 2;
    }
    const config = loadConfig(env, () => '');
    const quiet = () => undefined;
    const restored = await restoreSite({
      config,
      secretKey: config.secretKey === '' ? null : config.secretKey,
      source: sourceOf(at, { from, config }),
      say,
      log: { debug: quiet, info: quiet, warn: say, error: say },
    });
    if (!restored) {
      say('上一次恢复其实已经做完，只差收尾，现在收好了：可以 npm start。');
      return 0;
    }
    const { manifest } = restored;
    const { count, bytes } = manifest.files;
    const rows = Object.values(manifest.tables).reduce((sum, one) => sum + one.rows, 0);
    say(`恢复好了：${rows} 行，${count} 个文件共 ${bytesText(bytes)}，与备份逐一核对过。现在可以 npm start。`);
    return 0;
  },
};
