import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const bin = join(root, 'node_modules/.bin');

/** Node 24 as installed with the dependencies; the system's may be older. */
export const node = join(bin, 'node');

/** Why it cannot go on, in a sentence for people; without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Runs a tool of node_modules/.bin, or a program by its absolute path, in the root of the repository.
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

/** npm runs on the system's Node: npm ci deletes node_modules first, so it cannot stand on the one inside. */
export function npm(args) {
  const env = { ...process.env, PATH: foreignPath().join(delimiter) };
  return exitCodeOf(spawn('npm', args, { cwd: root, stdio: 'inherit', env }));
}

function foreignPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(join(root, 'node_modules')));
}

/** Waits for its end; ended by a signal it is 128 and the signal's number, as shells have it. */
export function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 0)));
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

export const run = (tool, args, options) => exitCodeOf(launch(tool, args, options));
