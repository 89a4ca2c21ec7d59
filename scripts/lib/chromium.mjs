import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal, run } from './repo.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const install = ['install', '-y', '-q', '--no-install-recommends'];

/**
 * Finds the browser (installing it on Debian if need be) and returns its path.
 * @throws Refusal when there is none and it cannot be installed
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Refusal(`CHROMIUM_PATH 指向的 ${given} 不能运行，请改成浏览器程序的路径。`);
  }
  const found = installed(names);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Refusal(
      '浏览器测试需要 Chromium，请安装它（Debian：apt-get install chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指出它在哪里。',
    );
  }
  console.log('正在安装 Chromium');
  await aptGet(['update', '-q']);
  await aptGet([...install, 'chromium', 'fonts-noto-cjk']);
  // where there is no such package the whole browser does as well
  await aptGet([...install, 'chromium-headless-shell']).catch(() => undefined);
  const installedNow = installed(names);
  if (!installedNow) throw new Refusal('Chromium 没有装成功，请看上面的输出。');
  return installedNow;
}

/**
 * The same browser without the window that nobody sees, where it is installed: every page costs a quarter less. It has
 * no cameras and microphones, so what sends moving pictures keeps to the whole one.
 */
export function headlessShell(chromium) {
  if (process.env.CHROMIUM_PATH) return chromium;
  return installed(headlessNames) ?? chromium;
}

/** The first of these programs that is there. */
function installed(names) {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function aptGet(args) {
  const code = await run('/usr/bin/apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) throw new Refusal(`Chromium 没有装成功（apt-get ${args[0]} 的退出码是 ${code}），请看上面的输出。`);
}
