import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const bin = join(root, 'node_modules/.bin');

/** 随依赖装好的 Node 24；系统里的 Node 可以旧一些 */
export const node = join(bin, 'node');

/** 不能继续的理由，一句给人看的话；不带堆栈 */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * 在仓库根目录运行 node_modules/.bin 里的工具，或绝对路径的程序。
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function launch(tool, args, { env = {}, ...options } = {}) {
  return spawn(resolve(bin, tool), args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, PATH: [bin, ...foreignPath()].join(delimiter), ...env },
  });
}

/** 用系统的 Node 运行 npm：npm ci 会先删掉 node_modules，不能靠里面的 Node */
export function npm(args) {
  const env = { ...process.env, PATH: foreignPath().join(delimiter) };
  return exitCodeOf(spawn('npm', args, { cwd: root, stdio: 'inherit', env }));
}

function foreignPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(join(root, 'node_modules')));
}

/** 等它结束；被信号结束时按 shell 的惯例是 128 加信号的编号 */
export function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 0)));
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

export const run = (tool, args, options) => exitCodeOf(launch(tool, args, options));
