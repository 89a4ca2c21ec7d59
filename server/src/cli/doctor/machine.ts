import { readFileSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { usableMemory } from '../../db/embedded/memory.ts';
import { bytesText } from '../../backup/words.ts';
import { version } from '../version.ts';
import type { Check } from './check.ts';
import { bad, ok, warn } from './check.ts';

const GIGABYTE = 1024 ** 3;

export const versions: Check = {
  name: '版本',
  async look() {
    const wanted = wantedNode();
    const here = process.versions.node;
    return [
      ok(`知途 ${version}`),
      here === wanted
        ? ok(`Node.js ${here}`)
        : warn(
            `Node.js ${here}，随依赖装的是 ${wanted}`,
            '请用 npm run zhitu 与 npm start 运行，它们用随依赖装的 Node.js。',
          ),
    ];
  },
};

function wantedNode(): string {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { dependencies: { node: string } }).dependencies.node;
}

export const memory: Check = {
  name: '内存',
  async look() {
    const bytes = usableMemory();
    if (bytes >= 2 * GIGABYTE) return [ok(bytesText(bytes))];
    return [warn(`只有 ${bytesText(bytes)}`, '处理视频与导入大表时可能不够，请给到 2 GB 以上。')];
  },
};

export const disk: Check = {
  name: '磁盘',
  async look({ config: { dataDir } }) {
    const room = await statfs(dataDir).catch(() => undefined);
    if (!room) return [bad(`数据文件夹 ${dataDir} 不存在`, '先 npm start 一次，或用 DATA_DIR 指出它在哪里。')];
    const mayWrite = await access(dataDir, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!mayWrite) return [bad(`当前账户不能写数据文件夹 ${dataDir}`, '请用启动知途的账户运行，或改它的权限。')];
    const [free, whole] = [room.bavail * room.bsize, room.blocks * room.bsize];
    const told = `${dataDir} 所在的磁盘剩 ${bytesText(free)}，共 ${bytesText(whole)}`;
    if (free < GIGABYTE) return [bad(told, '写满之后只能看、不能存：请马上清理或加磁盘。')];
    if (free < whole / 10) return [warn(told, '不到一成了，请清理或加磁盘。')];
    return [ok(told)];
  },
};

export const secret: Check = {
  name: '密钥',
  async look({ config: { dataDir, secretKey } }) {
    if (secretKey === '') return [warn('还没有密钥', '首次启动时会生成；多个进程请用 SECRET_KEY 给出同一把。')];
    const file = await stat(join(dataDir, 'secret')).catch(() => undefined);
    if (!file) return [ok('由 SECRET_KEY 给出')];
    if ((file.mode & 0o077) !== 0)
      return [warn(`${join(dataDir, 'secret')} 别的账户也读得到`, `请 chmod 600 ${join(dataDir, 'secret')}。`)];
    return [ok(`在 ${join(dataDir, 'secret')}`)];
  },
};

export const settings: Check = {
  name: '设置',
  async look({ config }) {
    const findings = [
      config.demo
        ? warn(
            'DEMO_MODE 是 on：演示密码、替身银行与发件箱对谁都开着',
            '正式站点请设 DEMO_MODE=off，再运行 npm run zhitu -- demo off。',
          )
        : ok('DEMO_MODE 是 off'),
    ];
    if (config.demo) return findings;
    if (!config.publicUrl.startsWith('https:'))
      findings.push(
        warn(
          `PUBLIC_URL 是 ${config.publicUrl}`,
          '请在前面放一个有证书的反向代理，把 PUBLIC_URL 设成 https:// 开头的地址；没有它，通话与支付通知都不能用。',
        ),
      );
    else if (config.trustProxy === false)
      findings.push(warn('TRUST_PROXY 没有设', '前面有反向代理时，所有访问者会被当成一个人限流：请设成代理的地址。'));
    if (config.rateLimit === 0) findings.push(warn('RATE_LIMIT 是 0，不限请求', '对外开放的站点请去掉这个设置。'));
    return findings;
  },
};
