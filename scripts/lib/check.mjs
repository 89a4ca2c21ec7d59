import { ensureInstalled } from './install.mjs';
import { arrows, staticSteps } from './steps.mjs';
import { together } from './together.mjs';

/** npm run check: all static checks at once, printing only the output of those that fail. */
export async function main() {
  await ensureInstalled({ dev: true });
  const results = await together([...staticSteps, ...arrows]);
  return results.every(({ ok }) => ok) ? 0 : 1;
}
