import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { CHUNK_BYTES } from '#contract/rules/mediaUploads.ts';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import { startProgram } from './kit/program.ts';
import type { Program } from './kit/program.ts';
import { report } from './kit/report.ts';

const PORT = 3482;
const BREAKS = 20;
const MB = 1_048_576;
const TUS = '/apis/system/auth/upload/tus';

/**
 * `npm run bench -- upload 1024`: so many megabytes, broken off twenty times, by the connection and by `kill -9` of the
 * server in turn, must arrive bit by bit; then the speed beside a bare route that writes the same pieces to disk.
 */
export async function run([megabytes = '1024']: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-upload-'));
  try {
    const token = await prepare(dataDir);
    const size = Number(megabytes) * MB;
    let server = await start(dataDir);
    const broken = await interrupted(server, { token, size, restart: async () => (server = await start(dataDir)) });
    report(
      ['MB', '中断', '其中 kill -9', '丢失的已确认字节', '逐位相同'],
      [[megabytes, BREAKS, broken.kills, broken.lost, '是']],
    );
    const bare = await startProgram(['bench/kit/diskReference.ts'], PORT + 1, { FILE: join(dataDir, 'bare') });
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      rounds.push({ ours: await speed(server, token, size / 4), bare: await bareSpeed(bare, size / 4) });
    }
    const [ours, reference] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.bare))];
    report(['续传 MB/s', '裸路由 MB/s', '比'], [[ours, reference, ours / reference]]);
    await bare.stop();
    await server.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const start = (dataDir: string): Promise<Program> =>
  startProgram(serverProgram, PORT, { DATA_DIR: dataDir, DEMO_MODE: 'off', SECRET_KEY: 'c'.repeat(40) });

async function prepare(dataDir: string): Promise<string> {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const database = openDatabase(embedded.url, 4);
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(database.db, 1);
    return learners[0]!.token;
  } finally {
    await database.close();
    await embedded.stop();
  }
}

const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');
const noise = randomBytes(CHUNK_BYTES);

/** The piece of the film at an offset: like no other, and the same every time. */
function pieceAt(offset: number, size: number): Buffer {
  const piece = Buffer.from(noise.subarray(0, Math.min(CHUNK_BYTES, size - offset)));
  piece.writeDoubleBE(offset, Math.min(64, piece.length - 8));
  if (offset === 0) head.copy(piece);
  return piece;
}

function wholeHash(size: number): string {
  const hash = createHash('sha256');
  for (let at = 0; at < size; at += CHUNK_BYTES) hash.update(pieceAt(at, size));
  return hash.digest('hex');
}

/** The bytes from any offset to the end of the piece it lies in. */
const restAt = (offset: number, size: number): Buffer => {
  const from = offset - (offset % CHUNK_BYTES);
  return pieceAt(from, size).subarray(offset - from);
};

interface Broken {
  token: string;
  size: number;
  restart: () => Promise<Program>;
}

async function interrupted(first: Program, { token, size, restart }: Broken): Promise<{ kills: number; lost: number }> {
  let server = first;
  const url = await create(server, token, size);
  const sha256 = wholeHash(size);
  const breaks = new Set<number>();
  while (breaks.size < BREAKS) breaks.add(randomInt(1, size / CHUNK_BYTES - 1));
  let [acknowledged, kills, lost] = [0, 0, 0];
  while (acknowledged < size) {
    const piece = restAt(acknowledged, size);
    if (breaks.delete(Math.floor(acknowledged / CHUNK_BYTES))) {
      const isKill = breaks.size % 2 === 0;
      const cut = patch(server, url, token, acknowledged, piece, randomInt(1, piece.length));
      if (isKill) process.kill(server.pid, 'SIGKILL');
      await cut.catch(() => undefined);
      if (isKill) {
        await server.gone;
        server = await restart();
        kills += 1;
      }
      const offset = Number((await send(server, 'HEAD', url, { token })).headers['upload-offset']);
      lost += Math.max(0, acknowledged - offset);
      acknowledged = offset;
    } else {
      acknowledged = await patch(server, url, token, acknowledged, piece);
    }
  }
  const media = await finish(server, token, url);
  const received = await downloadHash(server, token, media);
  if (received !== sha256) throw new Error(`收到的不是原来的文件：${received}，应是 ${sha256}`);
  if (lost > 0) throw new Error(`丢了 ${lost} 个已确认的字节`);
  return { kills, lost };
}

async function speed(server: Program, token: string, size: number): Promise<number> {
  const url = await create(server, token, size);
  const began = performance.now();
  for (let at = 0; at < size;) at = await patch(server, url, token, at, restAt(at, size));
  const rate = size / MB / ((performance.now() - began) / 1000);
  await send(server, 'DELETE', url, { token });
  return rate;
}

async function bareSpeed(bare: Program, size: number): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < size;) {
    const piece = restAt(at, size);
    await send(bare, 'PATCH', `/piece?offset=${at}`, { 'content-type': 'application/offset+octet-stream' }, piece);
    at += piece.length;
  }
  // ours looks through the whole at the end, which the bare route is not asked to do
  return size / MB / ((performance.now() - began) / 1000);
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

async function create(server: Program, token: string, size: number): Promise<string> {
  const metadata = `filename ${Buffer.from('bench.mp4').toString('base64')}`;
  const headers = { token, 'upload-length': String(size), 'upload-metadata': metadata };
  const { status, headers: answered } = await send(server, 'POST', TUS, headers);
  if (status !== 201) throw new Error(`开始上传得到 ${status}`);
  return String(answered['location']);
}

/** @param cut breaks the connection off after so many bytes */
async function patch(server: Program, url: string, token: string, at: number, piece: Buffer, cut?: number) {
  const headers = { token, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' };
  const { status, headers: answered } = await send(server, 'PATCH', url, headers, piece, cut);
  if (status !== 204) throw new Error(`传一块得到 ${status}`);
  return Number(answered['upload-offset']);
}

async function finish(server: Program, token: string, url: string): Promise<string> {
  const reply = await callOf<{ id: string }>(server, token, '/system/auth/upload/finish', {
    key: url.split('/').at(-1),
  });
  return reply.id;
}

async function downloadHash(server: Program, token: string, id: string): Promise<string> {
  const { url } = await callOf<{ url: string }>(server, token, '/system/auth/upload/download', { id });
  const response = await fetch(`${server.url}${url}`, { headers: { cookie: `RC_WEB_TOKEN=${token}` } });
  const hash = createHash('sha256');
  for await (const chunk of response.body!) hash.update(chunk);
  return hash.digest('hex');
}

async function callOf<T>(server: Program, token: string, path: string, input: object): Promise<T> {
  const response = await fetch(`${server.url}/apis${path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path} 得到 ${code}：${msg}`);
  return data;
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function send(
  server: Program,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
  cut?: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const all = { 'tus-resumable': '1.0.0', ...headers, ...length };
    const sent = httpRequest(`${server.url}${path}`, { method, headers: all, agent }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode!, headers: response.headers }));
    });
    sent.on('error', reject);
    if (cut === undefined) sent.end(body);
    else sent.write(body!.subarray(0, cut), () => sent.destroy(new Error('cut')));
  });
}
