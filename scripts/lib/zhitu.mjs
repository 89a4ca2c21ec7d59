import { ensureInstalled } from './install.mjs';
import { run } from './repo.mjs';

/** npm run zhitu: the commands of server/src/cli, from the sources; nothing has to be built for them. */
export async function main(args) {
  await ensureInstalled({ dev: false });
  // The warnings of libraries are for us, not for an operator.
  const node = ['--disable-warning=DeprecationWarning', 'server/src/cli/main.ts'];
  return run('node', [...node, ...args], { env: { INIT_CWD: process.env.INIT_CWD ?? process.cwd() } });
}
