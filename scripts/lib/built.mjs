import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run } from './repo.mjs';

/** What is built: from which folders, into what, and how. */
const builds = {
  网页: {
    folders: ['contract', 'web'],
    products: ['build/web/client', 'build/web/server'],
    stamp: join(root, 'build/web.stamp'),
    build: (env) => run('react-router', ['build', 'web'], { env }),
  },
  服务: {
    folders: ['contract', 'server', 'seed'],
    products: ['build/server/main.js'],
    stamp: join(root, 'build/server.stamp'),
    build: (env) => run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], { env }),
  },
};

/**
 * Builds pages and server where products are missing or older than their sources.
 * @returns the exit code
 */
export async function ensureBuilt({ force = false } = {}) {
  for (const [name, one] of Object.entries(builds)) {
    const sources = fingerprint(one.folders);
    if (!force && built(one) === sources) continue;
    await ensureInstalled({ dev: true });
    console.log(`正在构建${name}`);
    rmSync(one.stamp, { force: true });
    const code = await one.build({ NODE_ENV: 'production' });
    if (code !== 0) return code;
    mkdirSync(join(root, 'build'), { recursive: true });
    writeFileSync(one.stamp, sources);
  }
  return 0;
}

function built({ products, stamp }) {
  const complete = products.every((part) => existsSync(join(root, part)));
  return complete && existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
}

/** By content, not by time: checking out, copying and switching branches change times. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...folders.flatMap(filesIn)]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Neither media, pictures nor tests are built. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !/(^|[/\\])\.|\.test\.tsx?$|^seed.*(?<!\.ts)$/.test(file))
    .sort();
}
