import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { Refusal, run } from './repo.mjs';

/**
 * npm run zhitu: the commands of server/src/cli, from the sources; nothing has to be built for them.
 * ENV_FILE names a file of settings, as systemd reads it for the service; what is set beside it counts more.
 */
export async function main(args) {
  await ensureInstalled({ dev: false });
  const from = process.env.INIT_CWD ?? process.cwd();
  // The warnings of libraries are for us, not for an operator.
  const node = ['--disable-warning=DeprecationWarning', ...settingsOf(from), 'server/src/cli/main.ts'];
  return run('node', [...node, ...args], { env: { INIT_CWD: from } });
}

function settingsOf(from) {
  if (!process.env.ENV_FILE) return [];
  const file = resolve(from, process.env.ENV_FILE);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Refusal(`ENV_FILE 指的 ${file} 不存在，或者这个账户读不了。`);
  }
  return [`--env-file=${file}`];
}
