import { ensureInstalled } from './install.mjs';
import { Refusal } from './repo.mjs';
import { serverProgram } from './serverProgram.mjs';
import { serve } from './service.mjs';
import { ensureWebBuilt } from './web.mjs';

/** npm start：装好依赖、构建好网页，再运行服务 */
export async function main() {
  await ensureInstalled({ dev: false });
  if ((await ensureWebBuilt()) !== 0) throw new Refusal('网页没有构建成功，请看上面的输出。');
  return serve(serverProgram, { NODE_ENV: 'production' });
}
