import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { arrows, staticSteps } from './steps.mjs';

/** npm run check：同时跑全部静态检查，只打印没过的那些的输出 */
export async function main() {
  await ensureInstalled({ dev: true });
  const folder = mkdtempSync(join(tmpdir(), 'zhitu-check-'));
  try {
    const results = await Promise.all(
      [...staticSteps, ...arrows].map((step, index) => quietly(step, join(folder, `${index}`))),
    );
    return results.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function quietly(step, file) {
  const began = Date.now();
  const output = openSync(file, 'w');
  const code = await step.run({ stdio: ['ignore', output, output] });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} ${seconds} s`);
  if (code !== 0) console.log(readFileSync(file, 'utf8'));
  return code === 0;
}
