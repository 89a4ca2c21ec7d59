import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './built.mjs';

/** npm run build: builds pages and server whether or not they are out of date. */
export async function main() {
  await ensureInstalled({ dev: true });
  return ensureBuilt({ force: true });
}
