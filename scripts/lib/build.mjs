import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './built.mjs';

/** npm run build：无论旧不旧都重新构建网页与服务 */
export async function main() {
  await ensureInstalled({ dev: true });
  return ensureBuilt({ force: true });
}
