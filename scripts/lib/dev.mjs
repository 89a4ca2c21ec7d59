import { ensureInstalled } from './install.mjs';
import { serve } from './service.mjs';

/** npm run dev: nothing is built, the server restarts with changes, pages are updated by the Vite within it. */
export async function main() {
  await ensureInstalled({ dev: true });
  return serve(['scripts/lib/devHost.ts'], { NODE_ENV: 'development' });
}
