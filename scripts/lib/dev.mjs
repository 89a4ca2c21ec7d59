import { ensureInstalled } from './install.mjs';
import { serve } from './service.mjs';

/** npm run dev：不构建，服务端随改随重启，网页由服务里的 Vite 热更新 */
export async function main() {
  await ensureInstalled({ dev: true });
  return serve(['scripts/lib/devHost.ts'], { NODE_ENV: 'development' });
}
