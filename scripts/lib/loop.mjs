import { ensureInstalled } from './install.mjs';
import { run } from './repo.mjs';

/** npm run loop: installs what is needed; the rest is done by the Node among it, which can read the route table. */
export async function main() {
  await ensureInstalled({ dev: true });
  return run('node', ['scripts/lib/loopSteps.mjs']);
}
