import { ensureInstalled } from './install.mjs';
import { ensureWebBuilt } from './web.mjs';

/** npm run build：无论旧不旧都重新构建网页 */
export async function main() {
  await ensureInstalled({ dev: true });
  return ensureWebBuilt({ force: true });
}
