import { chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { launch, node, root } from './repo.mjs';
import { serverProgram } from './serverProgram.mjs';
import { ensureWebBuilt } from './web.mjs';
import { addressesOf } from './galleryAddresses.mjs';

const PORT = 3300;
const origin = `http://localhost:${PORT}`;
const password = 'Zhitu@2026';
const everybody = ['guest', ...[1, 2, 3, 4, 5, 6, 9].map((digit) => `1380000000${digit}`)];
const widths = [1440, 360];
const themes = ['light', 'dark'];
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * npm run gallery：把每个页面按身份、宽度与明暗拍下来，放进 gallery/。
 * 访客看所有公开页面，登录的人看账户区与首页；控制台有报错就以 1 结束。
 * 用法：npm run gallery -- [--as guest,13800000001] [--only /login,/list]
 */
export async function main(args) {
  const people = option(args, '--as') ?? everybody;
  const only = option(args, '--only');
  if ((await ensureWebBuilt()) !== 0) return 1;
  const dataDir = mkdtempSync(join(tmpdir(), 'zhitu-gallery-'));
  const server = launch(node, serverProgram, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
  });
  try {
    await answering(server);
    return await shootAll(people, only);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function shootAll(people, only) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  const addresses = await addressesOf(origin);
  const complaints = [];
  for (const person of people) {
    const token = person === 'guest' ? undefined : await signIn(person);
    const wanted = addresses.filter(({ path, guarded }) =>
      only ? only.includes(path) : person === 'guest' ? !guarded : guarded || path === '/',
    );
    for (const theme of themes) {
      for (const width of widths) complaints.push(...(await shoot(browser, { person, token, theme, width }, wanted)));
    }
  }
  await browser.close();
  for (const complaint of complaints) console.error(complaint);
  console.log(`图在 gallery/，控制台报错 ${complaints.length} 处`);
  return complaints.length === 0 ? 0 : 1;
}

async function shoot(browser, { person, token, theme, width }, wanted) {
  const folder = join(root, 'gallery', person);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: theme,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    isMobile: width === 360,
    hasTouch: width === 360,
  });
  if (token) await context.addCookies([{ name: 'RC_WEB_TOKEN', value: token, url: origin }]);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('404');
    if (message.type() === 'error' && !isMissingPage) complaints.push(`${person} ${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${person} ${page.url()} ${error.message}`));
  for (const { path, address } of wanted) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    const name = path.replaceAll(/[/:?]+/g, '_').replace(/^_|_$/g, '') || 'home';
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true });
  }
  await context.close();
  return complaints;
}

async function signIn(mobile) {
  const response = await fetch(`${origin}/apis/user/api/user/login/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password }),
  });
  const { code, msg, data } = await response.json();
  if (code !== 200) throw new Error(`${mobile} 登录不了：${msg}`);
  return data.token;
}

async function answering(server) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('服务器没有启动');
    const ok = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('服务器没有应答');
}

const option = (args, name) => args[args.indexOf(name) + 1 || args.length]?.split(',');
