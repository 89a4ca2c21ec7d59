import { expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as adv from '#contract/system/adv.ts';
import * as console from '#contract/system/adminAdv.ts';
import { testApp } from '#test/testApp.ts';
import { storedFile } from '../../db/schema/trust.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const slide = {
  advTitle: '秋季班',
  advTarget: '_self' as const,
  advUrl: '/list',
  beginTime: '2026-09-01 00:00:00',
  endTime: '2026-10-01 00:00:00',
};

it('shown within its window only, changed means new', async () => {
  const { id } = (await operator.send(console.save, slide)).data;
  const titles = async () => (await t.guest.send(adv.list)).data.advList.map(({ advTitle }) => advTitle);
  t.setNow(new Date('2026-09-10T00:00:00+08:00'));
  expect(await titles()).toEqual(['秋季班']);
  t.setNow(new Date('2026-10-01T00:00:00+08:00'));
  expect(await titles()).toEqual([]);
  const { version } = (await operator.send(console.list)).data.list[0]!;
  await operator.send(console.save, { ...slide, id, version, endTime: '2026-12-01 00:00:00' });
  expect(await titles()).toEqual(['秋季班']);
  const fresh = (await operator.send(console.list)).data.list[0]!;
  expect((await operator.send(console.arrange, { ids: [id] })).code).toBe(200);
  expect((await operator.send(console.remove, { id, version: fresh.version })).code).not.toBe(200);
});

it("backward times, impossible days and others' pictures are told at their field", async () => {
  const path = async (wrong: object) => {
    const reply = await operator.send(console.save, { ...slide, ...wrong });
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as unknown as { issues: { path: string }[] }).issues[0]!.path;
  };
  expect(await path({ endTime: slide.beginTime })).toBe('endTime');
  expect(await path({ beginTime: '2026-13-45 00:00:00' })).toBe('beginTime');
  const other = await t.person({ userType: 0 });
  const file = { purpose: 'picture', fileName: 'a.png', extension: 'webp', mimeType: 'image/webp', bytes: 1 };
  const [stored] = await t.database.db
    .insert(storedFile)
    .values({ ...file, userNo: other.userNo, storageKey: 'k' })
    .returning();
  expect(await path({ advImg: `/files/${stored!.id}.webp` })).toBe('advImg');
  expect(await path({ advImg: 'https://evil.example/a.png' })).toBe('advImg');
});
