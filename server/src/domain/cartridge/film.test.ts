import { createCipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { StorageProvider } from '../../providers/storage.ts';
import { soundStream } from './film.ts';

const PACKET = 188;

/** A packet of a transport stream: a stream's number, what it carries, and where the carrying begins. */
function packet(pid: number, isStart: boolean, payload: Buffer): Buffer {
  const stuffing = PACKET - 4 - payload.length;
  const head = Buffer.from([0x47, (isStart ? 0x40 : 0) | (pid >> 8), pid & 0xff, stuffing > 0 ? 0x30 : 0x10]);
  const padding = Buffer.alloc(stuffing, 0xff);
  if (stuffing > 0) padding[0] = stuffing - 1;
  if (stuffing > 1) padding[1] = 0;
  return Buffer.concat([head, padding, payload]);
}

it('a sound comes out of its segments without the wrapping of the stream and of its packets', async () => {
  const [key, iv] = [randomBytes(16), randomBytes(16)];
  const sound = randomBytes(300);
  const start = Buffer.from([0, 0, 1, 0xc0, 0, 0, 0x80, 0x80, 5, 1, 2, 3, 4, 5]);
  const table = packet(0, true, Buffer.alloc(20, 7));
  const first = [table, packet(0x100, true, Buffer.concat([start, sound.subarray(0, 120)]))];
  const second = [table, packet(0x100, false, sound.subarray(120, 200)), packet(0x100, false, sound.subarray(200))];
  const files = new Map<string, Buffer>();
  for (const [at, packets] of [first, second].entries()) {
    const cipher = createCipheriv('aes-128-cbc', key, iv);
    files.set(`s${at}.ts`, Buffer.concat([cipher.update(Buffer.concat(packets)), cipher.final()]));
  }
  const open = async (name: string) => ({ stream: Readable.from([files.get(name)!]), size: files.get(name)!.length });
  const storage = { open } as unknown as StorageProvider;
  expect(await buffer(soundStream(storage, { keys: ['s0.ts', 's1.ts'], key, iv }))).toEqual(sound);
});
