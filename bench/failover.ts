import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { failOver } from './kit/failOver.ts';
import { report } from './kit/report.ts';

/**
 * `npm run bench -- failover [20]`: so many times the primary dies under writes and the standby takes its place. Target:
 * at most 15 s of 503, 0 acknowledged writes lost, the process goes on.
 */
export async function run([rounds = '20']: string[] = []): Promise<void> {
  const rows: (string | number)[][] = [];
  const said = new Set<string>();
  for (let round = 1; round <= Number(rounds); round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'zhitu-failover-'));
    try {
      const { outageMs, acknowledged, refusals, lost, survived } = await failOver(serverProgram, folder);
      rows.push([String(round), outageMs / 1000, String(acknowledged), String(lost.length), survived ? '是' : '否']);
      for (const one of refusals) said.add(one);
      for (const one of lost) console.log(`丢了 ${one}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  report(['轮', '写不了 秒', '应答过的写', '丢了', '进程还在'], rows);
  for (const one of said) console.log(`其间的回答：${one}`);
}
