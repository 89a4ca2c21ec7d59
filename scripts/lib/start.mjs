import { ensureInstalled } from './install.mjs';
import { Refusal } from './repo.mjs';
import { serverProgram } from './serverProgram.mjs';
import { serve } from './service.mjs';
import { ensureBuilt } from './built.mjs';

/** npm start：装好依赖、构建好网页与服务，再运行服务 */
export async function main() {
  await ensureInstalled({ dev: false });
  if ((await ensureBuilt()) !== 0) throw new Refusal('网页或服务没有构建成功，请看上面的输出。');
  return serve(serverProgram, { NODE_ENV: 'production' });
}
