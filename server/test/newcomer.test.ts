import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { addressOf } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { aliyun } from '#contract/system/upload.ts';
import * as login from '#contract/user/login.ts';
import * as projects from '#contract/user/userProject.ts';
import { freePort } from '../../bench/kit/freePort.ts';
import { startProgram } from '../../bench/kit/program.ts';
import type { Program } from '../../bench/kit/program.ts';
import { backupPlaces } from './backups.ts';
import { bundled } from './bundled.ts';

/** Processes and a database of their own are started; how long that takes is not what is tested. */
const LONG = { timeout: 300_000 };
const OPERATOR = '13700000001';
const PROGRAM = await bundled('server/test/callsProcess.ts');
const COMMANDS = await bundled('server/src/cli/main.ts');

const places = await backupPlaces();
const [first, second] = ['first', 'second'].map((name) => join(places.folder, name)) as [string, string];
const running: Program[] = [];

afterAll(() => Promise.all(running.map((one) => one.stop())));

const quiet = { DEMO_MODE: 'off', RTC: 'off' };

async function start(env: Record<string, string>): Promise<Program> {
  const program = await startProgram([PROGRAM], await freePort(), { ...quiet, ...env });
  running.push(program);
  return program;
}

/** One command as the operator types it, in a process of its own, in the folder of the backups. */
const zhitu = (words: string[], env: Record<string, string>): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const around = { ...process.env, ...quiet, INIT_CWD: places.folder, PORT: '0', ...env };
    execFile(process.execPath, [COMMANDS, ...words], { env: around }, (error, said, complaint) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: said + complaint }),
    );
  });

async function ask<I extends Schema, O extends Schema>(
  { url }: Program,
  token: string,
  endpoint: Endpoint<string, I, O>,
  input: InputOf<I>,
): Promise<OutputOf<O>> {
  const { method } = endpoint;
  const headers = { 'content-type': 'application/json', token };
  const body = method === 'GET' ? undefined : JSON.stringify(input);
  const reply = await fetch(url + addressOf(endpoint, {}).url, { method, headers, body: body ?? null });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: OutputOf<O> };
  expect({ code, msg }).toMatchObject({ code: 200 });
  return data;
}

const portOf = ({ url }: Program): string => new URL(url).port;

const signIn = (site: Program, secret: string) =>
  ask(site, '', login.password, { mobile: OPERATOR, password: secret }) as Promise<{ token: string }>;

async function upload({ url }: Program, token: string): Promise<StoredFile> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f6a50' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('purpose', 'avatar');
  form.append('file', new Blob([new Uint8Array(picture)]), '头像.png');
  const reply = await fetch(`${url}/apis${aliyun.path}`, { method: 'POST', headers: { token }, body: form });
  return ((await reply.json()) as { data: StoredFile }).data;
}

const bytesAt = async ({ url }: Program, path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url + path)).arrayBuffer());

it(
  'a newcomer sets it up, backs it up, loses the machine, restores it, adds a process and fears nothing',
  LONG,
  async () => {
    await mkdir(first);
    const alone = { DATA_DIR: first, DATABASE_URL: '' };
    const site = await start(alone);
    expect((await zhitu(['user', 'operator', OPERATOR], alone)).code).toBe(0);
    const password = /新密码：(\S+?)（/.exec((await zhitu(['user', 'reset', OPERATOR], alone)).said)![1]!;
    const { token } = await signIn(site, password);
    await ask(site, token, projects.save, { projectName: '机器坏掉之前', startDate: '2025-03' });
    const picture = await upload(site, token);
    const shown = await bytesAt(site, picture.url);
    const fresh = await zhitu(['doctor'], { ...alone, PORT: portOf(site) });
    expect(fresh.said.match(/✗.*/g)).toEqual(['✗ 备份：还没有备份过']);

    expect(await zhitu(['backup', '--to', './'], alone)).toMatchObject({ code: 0 });
    const file = (await readdir(places.folder)).find((name) => name.endsWith('.tar'));
    expect((await zhitu(['verify', file!], alone)).said).toContain('备份完好');
    process.kill(site.pid, 'SIGKILL');
    await site.gone;
    await rm(first, { recursive: true });

    // the new machine has a database that two processes can share
    const moved = { DATA_DIR: second, DATABASE_URL: await places.emptyDatabase() };
    expect((await zhitu(['restore', file!], moved)).said).toContain('恢复好了');
    expect((await zhitu(['upgrade', '--dry-run'], moved)).said).toContain('没有要做的迁移');
    expect((await zhitu(['upgrade'], moved)).code).toBe(0);
    const [one, other] = [await start(moved), await start(moved)];
    const list = (at: Program) => ask(at, token, projects.list, {});
    expect((await list(one)).list.map(({ projectName }) => projectName)).toEqual(['机器坏掉之前']); // still signed in
    expect((await bytesAt(other, picture.url)).equals(shown)).toBe(true);
    const again = await signIn(other, password);
    await ask(one, again.token, projects.save, { projectName: '在新机器上', startDate: '2026-03' });
    expect((await ask(other, again.token, projects.list, {})).list).toHaveLength(2);
    expect((await zhitu(['backup', '--to', './second.tar'], moved)).code).toBe(0); // the new machine has none yet
    const told = await zhitu(['doctor'], { ...moved, PORT: portOf(one) });
    expect(told).toMatchObject({ code: 0, said: expect.not.stringContaining('✗') as string });
    expect(told.said).toMatch(/✓ 备份：最近一次是/);
  },
);
