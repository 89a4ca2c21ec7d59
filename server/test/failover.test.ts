import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { UNAVAILABLE } from '#contract/kit/errors.ts';
import { failOver } from '../../bench/kit/failOver.ts';
import { bundled } from './bundled.ts';
import { scratchFolder } from './scratchFolder.ts';

/** Two databases and a process are started; how long that takes is not what is tested. */
const LONG = { timeout: 300_000 };
const PROGRAM = await bundled('server/test/callsProcess.ts');

it(
  'a failover is waited out: one clear answer meanwhile, nothing acknowledged is lost, the process goes on',
  LONG,
  async () => {
    const folder = await scratchFolder();
    try {
      const { acknowledged, refusals, lost, survived } = await failOver([PROGRAM], folder);
      expect(lost).toEqual([]);
      expect([...refusals]).toEqual([`503 ${UNAVAILABLE.code} ${UNAVAILABLE.msg}`]);
      expect(survived).toBe(true);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
