import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Place } from './world.ts';

/** Runs a command of `npm run zhitu`. @returns seconds @throws with what it said when it fails */
export async function command(words: readonly string[], place: Place, signal: AbortSignal): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', ...place };
  const args = ['--disable-warning=DeprecationWarning', 'server/src/cli/main.ts', ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, signal }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${words[0]} 没有成功：${error.stdout?.trim() || error.message}`);
    },
  );
  console.log(stdout.trim());
  return (performance.now() - began) / 1000;
}
