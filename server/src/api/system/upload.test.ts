import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { INVALID_INPUT, STORAGE_FULL } from '#contract/kit/errors.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import { aliyun, BROKEN_FILE, FILE_TOO_LARGE, WRONG_KIND } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import * as userNews from '#contract/user/userNews.ts';
import * as profile from '#contract/user/userProfile.ts';
import * as workSet from '#contract/user/userWorkSet.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Reply } from '#test/testApp.ts';
import { ownFile } from '../../domain/files/ownFile.ts';

const t = await testApp();
const png = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0f6a50' } })
  .png()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function upload(person: Person, purpose: string, content: Buffer, name = '图.png'): Promise<Reply<StoredFile>> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await t.app.inject({
    method: 'POST',
    url: `/apis${aliyun.path}`,
    headers: { token: person.token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Reply<StoredFile>>();
}

const open = (url: string, token?: string) => t.app.inject({ url, cookies: token ? { RC_WEB_TOKEN: token } : {} });

it('pictures are drawn anew and open to everybody, known by content and not by name', async () => {
  const person = await t.person();
  const { code, data } = await upload(person, 'avatar', png, '头像.exe');
  expect(code).toBe(200);
  expect(data).toMatchObject({ url: `/files/${data.id}.webp`, fileName: '头像.webp', extension: 'webp' });
  const shown = await open(data.url);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512 });
});

it.each([
  ['网页装成图片', Buffer.from('<html><script>alert(1)</script></html>'), WRONG_KIND.code],
  ['矢量图里能藏脚本', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), WRONG_KIND.code],
  ['断了的图片', png.subarray(0, 200), BROKEN_FILE.code],
  ['空文件', Buffer.alloc(0), WRONG_KIND.code],
  ['头像不收文档', pdf, WRONG_KIND.code],
  ['太大', Buffer.concat([png, Buffer.alloc(5 * 1_048_576)]), FILE_TOO_LARGE.code],
])('%s', async (_, content, expected) => {
  const reply = await upload(await t.person(), 'avatar', content);
  expect(reply.code).toBe(expected);
  expect(reply.msg).not.toBe('');
});

it('purpose known, file present, and none can be made up in JSON', async () => {
  const person = await t.person();
  expect((await upload(person, 'virus', png)).code).toBe(INVALID_INPUT.code);
  const forged = { purpose: 'avatar' as UploadPurpose, file: { fileName: 'a.png', content: [1] } };
  expect((await person.send(aliyun, forged as never)).code).toBe(INVALID_INPUT.code);
});

it('a form broken off is 422, not 500', async () => {
  const { token } = await t.person();
  const response = await t.app.inject({
    method: 'POST',
    url: `/apis${aliyun.path}`,
    headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  });
  expect(response.json<Reply<unknown>>().code).toBe(INVALID_INPUT.code);
});

it('certificates open for their owner and reviewers only, for others they do not exist', async () => {
  const [owner, other, operator] = [await t.person(), await t.person(), await t.person({ userType: 0 })];
  const { data } = await upload(owner, 'licence', pdf, '执照.pdf');
  const status = async (token?: string) => (await open(data.url, token)).statusCode;
  expect(await status(owner.token)).toBe(200);
  expect(await status(operator.token)).toBe(200);
  expect(await status(other.token)).toBe(404);
  expect(await status()).toBe(404);
  expect(await status('made-up')).toBe(404);
  const sent = await open(data.url, owner.token);
  expect(sent.headers['content-disposition']).toContain('attachment');
  expect((await open(data.url.replace('.pdf', '.html'), owner.token)).statusCode).toBe(404);
});

describe('files of a résumé', async () => {
  const [owner, learner, school] = [await t.person(), await t.person(), await t.person({ userType: UserType.school })];
  const work = (await upload(owner, 'work', pdf, '设计稿.pdf')).data;
  const cover = (await upload(owner, 'resumePicture', png)).data;
  const photo = (await upload(owner, 'resumePicture', png)).data;
  const row = {
    title: '作品',
    cover: cover.url,
    files: [{ name: '设计稿', url: work.url, fileType: FileType.document }],
    isPublic: 1 as const,
  };
  const { id } = (await owner.send(workSet.save, row)).data;
  await owner.send(userNews.save, { title: '动态', eventDate: '2026-09', images: [photo.url] });
  const show = async (works: Visibility, news: Visibility) => {
    await owner.send(profile.updateVisibility, { section: 'workSet', level: works });
    await owner.send(profile.updateVisibility, { section: 'news', level: news });
  };
  /** Who opens it, of those who could come by: owner, a learner, somebody of a school, a guest. */
  const opens = (url: string) =>
    Promise.all(
      [owner.token, learner.token, school.token, undefined].map(async (token) => {
        const { statusCode, headers } = await open(url, token);
        if (statusCode === 200) expect(headers['cache-control']).toMatch(/^private/);
        return statusCode === 200;
      }),
    );

  it('open for whoever may read the row they are in', async () => {
    const { onlyMe, organizations, everybody } = Visibility;
    await show(everybody, everybody);
    for (const { url } of [work, cover, photo]) expect(await opens(url)).toEqual([true, true, true, false]);
    await show(organizations, onlyMe);
    for (const { url } of [work, cover]) expect(await opens(url)).toEqual([true, false, true, false]);
    expect(await opens(photo.url)).toEqual([true, false, false, false]);
  });

  it('are closed with a work that is kept back, and when it is deleted', async () => {
    const mine = [true, false, false, false];
    await show(Visibility.everybody, Visibility.onlyMe);
    expect(await opens(work.url)).toEqual([true, true, true, false]);
    await owner.send(workSet.update, { id, ...row, isPublic: 0 });
    for (const { url } of [work, cover]) expect(await opens(url)).toEqual(mine);
    await owner.send(workSet.update, { id, ...row });
    await owner.send(workSet.remove, { id });
    for (const { url } of [work, cover]) expect(await opens(url)).toEqual(mine);
  });
});

it('forms take only files uploaded by oneself and for this', async () => {
  const [owner, other] = [await t.person(), await t.person()];
  const { data } = await upload(owner, 'avatar', png);
  const as = (userNo: string) => ({ db: t.database.db, user: { userNo } });
  await expect(ownFile(as(owner.userNo), data.url, 'avatar')).resolves.toBeUndefined();
  await expect(ownFile(as(owner.userNo), '', 'avatar')).resolves.toBeUndefined();
  await expect(
    ownFile(as(owner.userNo), '/demo-art/a.svg', 'avatar', { current: '/demo-art/a.svg' }),
  ).resolves.toBeUndefined();
  for (const wrong of [data.url.replace(/\d+/, '1'), '/demo-art/b.svg', 'https://evil.example/a.png', '/files/../a']) {
    await expect(ownFile(as(owner.userNo), wrong, 'avatar'), wrong).rejects.toThrow('文件不存在');
  }
  await expect(ownFile(as(owner.userNo), data.url, 'logo')).rejects.toThrow('文件不存在');
  await expect(ownFile(as(other.userNo), data.url, 'avatar')).rejects.toThrow('文件不存在');
});

it('a full disk says so in a sentence; a file stored but not recorded does not stay', async () => {
  const person = await t.person();
  const { storage } = t.platform.providers;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const take = vi.spyOn(storage, 'take').mockRejectedValueOnce(full);
  expect(await upload(person, 'avatar', png)).toMatchObject(STORAGE_FULL);
  await t.database.pool.query(`create function full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on stored_file for each row execute function full_disk()`);
  expect(await upload(person, 'avatar', png)).toMatchObject(STORAGE_FULL);
  expect(await storage.size(take.mock.lastCall![0])).toBeUndefined();
  expect(t.problems.splice(0)).toHaveLength(1);
});
