import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, node, npm, root } from './repo.mjs';

/**
 * Runs npm ci when dependencies are missing or differ from package-lock.json.
 * @param {{ dev: boolean }} want dev: development dependencies too (for building and testing)
 */
export async function ensureInstalled(want) {
  if (isInstalled(want)) return;
  console.log('正在安装依赖');
  const code = await npm(['ci', '--include=dev']).catch((error) => {
    throw new Refusal(`npm 没有运行起来（${error.message}），请检查 Node.js 的安装。`);
  });
  if (code !== 0) throw new Refusal(`依赖没有装成功（npm ci 的退出码是 ${code}），请看上面的输出，修正后重试。`);
  if (!existsSync(node)) {
    throw new Refusal('依赖里的 Node 24 没有装上：npm 可能设了 ignore-scripts，请去掉这个设置后重新运行 npm ci。');
  }
}

/** By versions, not by times: a package-lock.json just checked out is always newer. */
function isInstalled({ dev }) {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed || !existsSync(node)) return false;
  return Object.entries(packagesIn('package-lock.json') ?? {}).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed[path];
    if (found) return found.version === wanted.version;
    return wanted.optional || wanted.devOptional || (wanted.dev && !dev);
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
