import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_OUT, TOO_LARGE } from '#contract/kit/errors.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { aliyun, WRONG_KIND } from '#contract/system/upload.ts';
import { password } from '#contract/user/login.ts';
import { zipOf } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Reply } from '#test/testApp.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-upload-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const t = await testApp({ DATA_DIR: dataDir });
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;
const MB = 1_048_576;
const waiting = async (): Promise<string[]> => readdir(join(dataDir, 'files/.incoming')).catch(() => []);
let person: Person;
beforeEach(async () => {
  person = await t.person();
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is held outside the heap, without what is only waiting to be collected. */
function held(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

const head = (purpose: string): string =>
  `--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n` +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';

/** Begins a form; the file, or as much of it as is to arrive, is for the caller to write. */
function begin(purpose: string, headers: Record<string, string | number> = {}): ClientRequest {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/apis${aliyun.path}`,
    headers: { token: person.token, 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  sending.on('error', () => undefined);
  sending.write(head(purpose));
  return sending;
}

async function answerOf(sending: ClientRequest): Promise<{ status?: number; reply: Reply<StoredFile> }> {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, reply: (await json(answer)) as Reply<StoredFile> };
}

async function write(sending: ClientRequest, chunk: Buffer): Promise<void> {
  if (!sending.write(chunk)) await once(sending, 'drain');
}

describe('large uploads', () => {
  it('go to disk as they arrive: several at once are never in memory', async () => {
    const [size, chunk] = [15 * MB, Buffer.alloc(MB)];
    const archive = zipOf([{ name: 'a.txt', content: Buffer.from('text') }]);
    const before = held();
    let most = 0;
    const uploads = [0, 1, 2, 3].map(async (one) => {
      const sending = begin('work');
      const answer = answerOf(sending);
      await write(sending, archive);
      for (let sent = 0; sent < size; sent += chunk.length) {
        await write(sending, chunk);
        if (one === 0 && sent % (5 * MB) === 0) most = Math.max(most, held() - before);
      }
      sending.end('\r\n--x--\r\n');
      return answer;
    });
    for (const { reply } of await Promise.all(uploads)) {
      expect(reply).toMatchObject({ code: 200, data: { extension: 'zip', bytes: archive.length + size } });
      expect((await t.app.inject({ url: reply.data.url, cookies: { RC_WEB_TOKEN: person.token } })).statusCode).toBe(
        200,
      );
    }
    expect(most).toBeLessThan((uploads.length * size) / 2);
    expect(await waiting()).toEqual([]);
  });

  it('broken off leave nothing on disk', async () => {
    const sending = begin('work');
    await write(sending, Buffer.alloc(MB));
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 10_000 });
    sending.destroy();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
  });

  it('that are refused leave nothing on disk', async () => {
    const sending = begin('work');
    sending.end('no archive\r\n--x--\r\n');
    expect((await answerOf(sending)).reply.code).toBe(WRONG_KIND.code);
    expect(await waiting()).toEqual([]);
  });

  it('of nobody are not received at all', async () => {
    const aside = vi.spyOn(t.platform.providers.storage, 'aside');
    const sending = begin('work', { token: '' });
    sending.end('PK\r\n--x--\r\n');
    expect((await answerOf(sending)).reply.code).toBe(SIGNED_OUT.code);
    expect(aside).not.toHaveBeenCalled();
    aside.mockRestore();
  });
});

describe('what is too large', () => {
  const large = Buffer.alloc(25 * MB);

  it.each([
    ['says so before it comes', { 'content-length': head('work').length + large.length }],
    ['does not say how large it is', {}],
  ])('is 413 in the envelope when it %s, also for who reads only when all is sent', async (_, headers) => {
    for (const connection of ['keep-alive', 'close']) {
      const sending = begin('work', { connection, ...headers });
      sending.end(large);
      await once(sending, 'finish');
      const { status, reply } = await answerOf(sending);
      expect([status, reply]).toEqual([413, { ...TOO_LARGE, data: null }]);
    }
    expect(await waiting()).toEqual([]);
  });

  it('of five megabytes is 413 every time where 64 KB are the limit', async () => {
    for (let time = 0; time < 20; time += 1) {
      const sending = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/apis${password.path}`,
        headers: { 'content-type': 'application/json', connection: 'close', 'content-length': 5 * MB },
      });
      sending.end(large.subarray(0, 5 * MB));
      expect((await answerOf(sending)).status).toBe(413);
    }
  });
});
