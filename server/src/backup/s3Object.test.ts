import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { objectStore } from '#test/objectStore.ts';
import { s3Storage } from '../providers/s3Storage.ts';
import { readObject, writeObject } from './s3Object.ts';

const store = await objectStore();
const bucket = { endpoint: store.endpoint, region: 'cn-test-1', bucket: 'backups', accessKey: 'AK', secretKey: 'SK' };

const content = (text: string) => Readable.from([Buffer.from(text)]);

it('an object of unknown size goes in pieces and comes back whole', async () => {
  await writeObject(bucket, '每天/a b.tar', content('0123456789'), 4);
  expect((await buffer(readObject(bucket, '每天/a b.tar'))).toString()).toBe('0123456789');
  expect(store.uploads.size).toBe(0);
});

it('broken off, nothing of it is kept', async () => {
  const broken = Readable.from(
    (async function* half() {
      yield Buffer.from('01234');
      throw new Error('the database went away');
    })(),
  );
  await expect(writeObject(bucket, 'half.tar', broken, 4)).rejects.toThrow('the database went away');
  expect([store.objects.has('half.tar'), store.uploads.size]).toEqual([false, 0]);
});

it('what is not there, and a key that is not let in, are said in a sentence', async () => {
  await expect(buffer(readObject(bucket, 'none.tar'))).rejects.toThrow('对象存储里没有 none.tar');
  await expect(writeObject({ ...bucket, accessKey: 'WRONG' }, 'x', content('x'))).rejects.toThrow('不让读写');
  await expect(writeObject({ ...bucket, endpoint: 'http://127.0.0.1:1' }, 'x', content('x'))).rejects.toThrow('连不上');
});

it('an object that breaks off while it comes is said in a sentence', async () => {
  await writeObject(bucket, 'long.tar', content('0123456789'));
  store.cutOff(4);
  await expect(buffer(readObject(bucket, 'long.tar'))).rejects.toThrow('放备份的对象存储给出 long.tar 时断了');
  store.cutOff(0);
});

it('a large file of the site goes in pieces, and comes back whole', async () => {
  const storage = s3Storage(bucket, undefined, { atOnce: 8, piece: 4 });
  await storage.put('large/one.bin', Buffer.from('0123456789'), 'video/mp4');
  const inPieces = store.pieces.length;
  expect([store.pieces.at(-1), store.uploads.size]).toEqual([3, 0]);
  expect((await buffer((await storage.open('large/one.bin'))!.stream)).toString()).toBe('0123456789');
  await storage.put('large/two.bin', Buffer.from('01234567'), 'video/mp4');
  expect([store.objects.get('large/two.bin')?.length, store.pieces.length]).toEqual([8, inPieces]); // at once
});

it('the files of a bucket are listed page by page', async () => {
  store.objects.clear();
  const storage = s3Storage(bucket);
  for (const key of ['a/1', 'a/2', 'b/3', 'b/4', 'c/5']) await storage.put(key, Buffer.from(key), 'text/plain');
  const keys: string[] = [];
  for await (const { key, size } of storage.list()) keys.push(`${key} ${size}`);
  expect(keys).toEqual(['a/1 3', 'a/2 3', 'b/3 3', 'b/4 3', 'c/5 3']);
});
