import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clamd } from './clamd.ts';

const folder = await mkdtemp(join(tmpdir(), 'zhitu-clamd-'));
const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

/** Takes one stream as the daemon does, and answers by what was in it. */
const daemon = createServer((socket) => {
  const chunks: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    const content = contentOf(Buffer.concat(chunks));
    if (!content) return;
    if (content.includes(eicar)) socket.end('stream: Eicar-Signature FOUND\0');
    else socket.end(content.length > 5_000_000 ? 'INSTREAM size limit exceeded. ERROR\0' : 'stream: OK\0');
  });
});
await new Promise<void>((ready) => daemon.listen(0, '127.0.0.1', ready));
afterAll(async () => {
  await new Promise((done) => daemon.close(done));
  await rm(folder, { recursive: true, force: true });
});
const scanner = clamd(`tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`);

/** The file that was sent, once its end has come. */
function contentOf(sent: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!sent.toString('latin1').startsWith(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

async function scan(bytes: Buffer): Promise<string | undefined> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return scanner.scan(path);
}

it('a clean file is clean, whatever its size', async () => {
  expect(await scan(Buffer.from('hello'))).toBeUndefined();
  expect(await scan(randomBytes(3_000_000))).toBeUndefined();
});

it('a virus is named, also far behind in the file', async () => {
  expect(await scan(Buffer.concat([randomBytes(1_000_000), eicar]))).toBe('Eicar-Signature');
});

it('what the daemon does not look at counts as not looked at', async () => {
  await expect(scan(randomBytes(6_000_000))).rejects.toThrow('size limit exceeded');
  await expect(clamd('tcp://127.0.0.1:1').scan(join(folder, 'file'))).rejects.toThrow();
});
