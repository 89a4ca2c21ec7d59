import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const MOST = 15;

/** The functions in which a process that ran with `--cpu-prof` spent most by itself, with their share of its busy time. */
export async function heaviestIn(folder: string): Promise<(string | number)[][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const spent = new Map<string, number>();
  for (const name of names) {
    const profile = JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile;
    const titles = new Map(profile.nodes.map(({ id, callFrame }) => [id, titleOf(callFrame)]));
    for (const [place, sample] of profile.samples.entries()) {
      const title = titles.get(sample)!;
      spent.set(title, (spent.get(title) ?? 0) + (profile.timeDeltas[place] ?? 0));
    }
  }
  spent.delete('(idle)');
  const busy = [...spent.values()].reduce((sum, one) => sum + one, 0);
  return [...spent]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MOST)
    .map(([title, microseconds]) => [title, `${((microseconds / busy) * 100).toFixed(1)} %`]);
}

function titleOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  return url === '' ? name : `${name} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;
}
