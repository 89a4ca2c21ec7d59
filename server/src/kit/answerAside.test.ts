import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { answerAside } from './answerAside.ts';

const folder = await mkdtemp(join(tmpdir(), 'zhitu-aside-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const limits = { longestMs: 20_000, memoryMb: 64 };
const parent = new URL('./answerParent.ts', import.meta.url).href;

/** A module whose answer is this expression of what is `asked`. */
async function answering(expression: string): Promise<URL> {
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(path, `import { answerParent } from '${parent}'; answerParent(async (asked) => ${expression});`);
  return pathToFileURL(path);
}

it('what is asked and what is answered arrive whole: dates, bytes, nothing', async () => {
  const asked = { at: new Date('2026-03-01'), bytes: new Uint8Array([1, 2, 3]), nothing: null };
  expect(await answerAside(await answering('asked'), asked, limits)).toEqual(asked);
});

it('settings stay here', async () => {
  process.env['SECRET_KEY'] = 'a secret of forty characters, more or less';
  const names = await answerAside<string[]>(await answering('Object.keys(process.env)'), null, limits);
  delete process.env['SECRET_KEY'];
  expect(names).not.toContain('SECRET_KEY');
});

it.each([
  ['throws', '{ throw new Error("on purpose"); }'],
  ['is killed, as by a crash of Node', 'process.kill(process.pid, "SIGSEGV")'],
  ['takes more memory than it may', '{ const kept = []; for (;;) kept.push(new Array(1e6).fill(asked)); }'],
])('one that %s is an error, and no more', async (_, expression) => {
  await expect(answerAside(await answering(expression), 1, limits)).rejects.toThrow('no answer');
});

it('one that takes too long is stopped', async () => {
  const module = await answering('{ for (;;); }');
  await expect(answerAside(module, null, { ...limits, longestMs: 300 })).rejects.toThrow('no answer');
});
