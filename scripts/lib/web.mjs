import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run } from './repo.mjs';

const stamp = join(root, 'build/web.stamp');

/**
 * 网页的构建缺了或比源文件旧时构建一次。
 * @returns 退出码
 */
export async function ensureWebBuilt({ force = false } = {}) {
  const sources = fingerprint();
  if (!force && built() === sources) return 0;
  await ensureInstalled({ dev: true });
  console.log('正在构建网页');
  rmSync(stamp, { force: true });
  const code = await run('react-router', ['build', 'web'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) return code;
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, sources);
  return 0;
}

function built() {
  const complete = ['client', 'server'].every((part) => existsSync(join(root, 'build/web', part)));
  return complete && existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
}

/** 按内容而不按修改时间：检出、复制与切换分支都会改动时间 */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...filesIn('contract'), ...filesIn('web')]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !/(^|[/\\])\.|\.test\.tsx?$/.test(file))
    .sort();
}
