import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { bundleOf } from '../../vite.server.config.ts';

/**
 * A program in a few files, as `npm start` runs the server: from the sources a process takes five times as long to
 * start (docs/decisions/0011). Call it at the top of a test file; what it made is gone after the file.
 * @param entry a source file, from the root of the project
 * @returns what Node is started with, from the root of the project
 */
export async function bundled(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const outDir = `build/test/programs/${process.pid}/${name}`;
  await build({ ...bundleOf(entry, outDir), configFile: false, logLevel: 'warn' });
  afterAll(() => rm(outDir, { recursive: true }));
  return `${outDir}/${name}.js`;
}
