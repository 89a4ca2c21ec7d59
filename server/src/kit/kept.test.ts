import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { nextEdition } from './edition.ts';
import { treeNode } from '../db/schema/system.ts';

const t = await testApp();
const many = Array.from({ length: 200 }, (_, index) => ({
  kind: 'region',
  code: `${index}`,
  name: `名字${index}`,
  level: 1,
}));
await t.database.db.insert(treeNode).values(many);
const get = (headers: Record<string, string> = {}) =>
  t.app.inject({ url: '/apis/system/api/region/listAsTree', headers });

it('answers that may be kept carry a mark, are asked about every time and not sent again unchanged', async () => {
  const first = await get();
  expect(first.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(first.json().data.regionList).toHaveLength(200);
  const again = await get({ 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('compressed and plain are the same content', async () => {
  const plain = await get();
  const packed = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('changes of other processes show after half a second with a new mark; failed answers are not kept', async () => {
  const now = Date.now();
  t.setNow(new Date(now));
  nextEdition();
  const { etag } = (await get()).headers;
  await t.database.db.insert(treeNode).values({ kind: 'region', code: 'new', name: '新的', level: 1 });
  expect((await get()).json().data.regionList).toHaveLength(200);
  t.setNow(new Date(now + 500));
  const changed = await get({ 'if-none-match': String(etag) });
  expect([changed.statusCode, changed.json().data.regionList.length]).toEqual([200, 201]);
  const wrong = await t.app.inject({ url: '/apis/system/api/dict/items?keys=,' });
  expect(wrong.headers['cache-control']).toBe('no-store');
});
