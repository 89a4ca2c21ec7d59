import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { Refusal, launch, node, root } from './repo.mjs';
import { serverProgram } from './serverProgram.mjs';
import { ensureBuilt } from './built.mjs';
import { addressesFor } from './galleryAddresses.mjs';
import { enter, people } from './galleryPeople.mjs';
import { shoot } from './galleryShots.mjs';

const PORT = process.env.PORT ?? '3300';
const origin = `http://localhost:${PORT}`;
const widths = [1440, 360];
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * npm run gallery: pictures of every page by identity, width and theme, into gallery/.
 * Guests see public pages, others their account area and what looks different for them; an error in the console
 * or a page wider than the screen exits with 1.
 * Usage: npm run gallery -- [--as guest,school] [--only /login,/list]
 */
export async function main(args) {
  const wanted = chosen(option(args, '--as'));
  const only = option(args, '--only');
  if ((await ensureBuilt()) !== 0) return 1;
  if (await isAnswering('/healthz'))
    throw new Refusal(`端口 ${PORT} 上已经有一个服务，请关掉它，或用 PORT 换一个端口。`);
  const dataDir = mkdtempSync(join(tmpdir(), 'zhitu-gallery-'));
  console.log('正在准备演示数据');
  const server = launch(node, serverProgram, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production', PORT, DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
  });
  try {
    await answering(server);
    return await shootAll(wanted, only);
  } finally {
    await stopped(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function shootAll(wanted, only) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  const begun = Date.now();
  const complaints = [];
  let count = 0;
  for (const person of wanted) {
    const token = await enter(origin, person);
    const pages = (await addressesFor(origin, token)).filter(({ path }) => !only || only.includes(path));
    const folder = join(root, 'gallery', person.folder);
    const found = await Promise.all(widths.map((width) => shoot(browser, { origin, token, width, folder }, pages)));
    complaints.push(...found.flat().map((text) => `${person.name} ${text}`));
    count += pages.length * 4;
    console.log(`${person.name}：${pages.length} 页，已拍 ${count} 张，用了 ${secondsSince(begun)} 秒`);
  }
  await browser.close();
  for (const complaint of complaints) console.error(complaint);
  console.log(`图在 gallery/，毛病 ${complaints.length} 处`);
  return complaints.length === 0 ? 0 : 1;
}

function chosen(folders) {
  const unknown = folders?.filter((folder) => !people.some((person) => person.folder === folder)) ?? [];
  const names = people.map(({ folder }) => folder).join(',');
  if (unknown.length > 0) throw new Refusal(`没有 ${unknown.join('、')}；--as 后面写 ${names} 中的几项`);
  return people.filter(({ folder }) => !folders || folders.includes(folder));
}

async function answering(server) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Refusal('服务没有启动，请看上面的输出。');
    if (await isAnswering('/readyz')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal('服务一分钟没有应答。');
}

const isAnswering = (path) =>
  fetch(origin + path).then(
    (response) => response.ok,
    () => false,
  );

async function stopped(server) {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
}

const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000);

const option = (args, name) => args[args.indexOf(name) + 1 || args.length]?.split(',');
