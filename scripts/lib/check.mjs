import { ensureInstalled } from './install.mjs';
import { arrows, staticSteps } from './steps.mjs';
import { together } from './together.mjs';

/** npm run check：同时跑全部静态检查，只打印没过的那些的输出 */
export async function main() {
  await ensureInstalled({ dev: true });
  const results = await together([...staticSteps, ...arrows]);
  return results.every(({ ok }) => ok) ? 0 : 1;
}
