import { expect, it } from 'vitest';
import * as share from '#contract/system/share.ts';
import * as space from '#contract/system/space.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { uploadedFile } from '#test/tus.ts';

const t = await testApp();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const uploaded = (person: Person): Promise<string> => uploadedFile(t, person, '讲义.pdf', pdf);

it('a link with a code opens for who knows it, is counted, ends, and can be taken back', async () => {
  const person = await t.person();
  const id = await uploaded(person);
  const made = (await person.send(space.shareSave, { id, days: 7, code: 'Ab12' })).data;
  const token = made.path.split('/').at(-1)!;
  expect((await t.guest.send(share.view, { token })).data).toMatchObject({ needsCode: 1, file: null });
  const open = (code: string, isDownload: 0 | 1 = 0, token_ = token) =>
    t.from('10.9.0.1').send(share.open, { token: token_, code, isDownload });
  expect((await open('')).code).toBe(share.WRONG_CODE.code);
  const { data } = await open('aB12');
  expect(data.file.fileName).toBe('讲义.pdf');
  expect((await t.app.inject({ url: data.url })).rawPayload.equals(pdf)).toBe(true);
  await open('ab12', 1);
  const [counted] = (await person.send(space.shareList, { id })).data.list;
  expect(counted).toMatchObject({ countView: 1, countDownload: 1, isExpired: 0 });
  for (let tried = 0; tried < 10; tried += 1) await open('wrong1');
  expect((await open('ab12')).code).toBe(share.CODE_LOCKED.code);
  t.setNow(new Date(Date.now() + 8 * 86_400_000));
  expect((await t.guest.send(share.view, { token })).code).toBe(share.SHARE_GONE.code);
  t.setNow(new Date());
  expect((await person.send(space.shareRevoke, { id: made.id })).code).toBe(200);
  expect((await t.guest.send(share.view, { token })).code).toBe(share.SHARE_GONE.code);
});

it('a link without a code shows what it leads to; it leads nowhere once the file is deleted', async () => {
  const person = await t.person({ nickname: '小林' });
  const id = await uploaded(person);
  const { path } = (await person.send(space.shareSave, { id, days: 1, code: '' })).data;
  const token = path.split('/').at(-1)!;
  expect((await t.guest.send(share.view, { token })).data).toMatchObject({
    sharer: '小林',
    needsCode: 0,
    file: { fileName: '讲义.pdf', fileSize: pdf.length, isShown: 1 },
  });
  await person.send(space.remove, { ids: [id] });
  expect((await t.guest.send(share.view, { token })).code).toBe(share.SHARE_GONE.code);
});
