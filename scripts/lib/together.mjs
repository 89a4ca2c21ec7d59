import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs several checks at once, a line each, printing the output of those that fail.
 * @param {readonly { name: string, run: (options: object) => Promise<number> }[]} steps
 * @returns {Promise<{ name: string, ok: boolean }[]>} in the same order
 */
export async function together(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'zhitu-check-'));
  try {
    return await Promise.all(
      steps.map(async (step, index) => ({ name: step.name, ok: await quietly(step, join(folder, `${index}`)) })),
    );
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
