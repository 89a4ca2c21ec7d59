import { ensureInstalled } from './install.mjs';
import { Refusal } from './repo.mjs';
import { serverProgram } from './serverProgram.mjs';
import { serve } from './service.mjs';
import { ensureBuilt } from './built.mjs';

/** npm start: installs, builds pages and server, then runs the server. */
export async function main() {
  await ensureInstalled({ dev: false });
  if ((await ensureBuilt()) !== 0) throw new Refusal('网页或服务没有构建成功，请看上面的输出。');
  return serve(serverProgram, { NODE_ENV: 'production' });
}
