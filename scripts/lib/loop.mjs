import { ensureInstalled } from './install.mjs';
import { run } from './repo.mjs';

/** npm run loop：装好依赖，其余的由随依赖装好的 Node 做，它读得懂路由表 */
export async function main() {
  await ensureInstalled({ dev: true });
  return run('node', ['scripts/lib/loopSteps.mjs']);
}
