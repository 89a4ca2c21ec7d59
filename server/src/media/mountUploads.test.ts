import { createHash, randomBytes } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { FileType } from '#contract/rules/fileKinds.ts';
import { CHUNK_MOST } from '#contract/rules/mediaUploads.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import * as contract from '#contract/system/upload.ts';
import { buildApp } from '#server/app.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { uploadSession } from '#server/db/schema/upload.ts';
import { sha256, tusClient } from '#test/tus.ts';
import { testApp } from '#test/testApp.ts';
import { eq } from 'drizzle-orm';
import { TUS_PATH } from '../domain/uploads/tusPath.ts';
import { uploadHooks } from '../domain/uploads/hooks.ts';

const t = await testApp({ QUOTA_PERSON_GB: '1', QUOTA_ORG_GB: '2' });
const { db } = t.database;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** The first bytes of an MP4, and nothing that could be played. */
const film = (bytes: number) =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'), randomBytes(bytes)]);
const stored = async (id: string) => {
  const [row] = await db.select().from(mediaFile).where(eq(mediaFile.id, id));
  const file = await t.platform.providers.storage.open(row!.storageKey);
  return { row: row!, bytes: await buffer(file!.stream) };
};

describe('the protocol', () => {
  it('what can be done is told without an upload', async () => {
    const { ask } = tusClient(t, (await t.person()).token);
    const { status, headers } = await ask('OPTIONS', TUS_PATH);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination,checksum',
      'tus-checksum-algorithm': 'sha256,sha1',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('a file in pieces is whole, with its place told at every step', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const bytes = film(300_000);
    const created = await tus.create('第一课.mp4', bytes.length, { sha256: sha256(bytes) });
    expect(created.status).toBe(201);
    const url = String(created.headers['location']);
    expect(url).toMatch(/^\/apis\/system\/auth\/upload\/tus\/[\w-]{22}$/);
    expect(Date.parse(String(created.headers['upload-expires']))).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect((await tus.patch(url, 0, bytes.subarray(0, 100_000))).headers['upload-offset']).toBe('100000');
    expect(await tus.offsetOf(url)).toBe(100_000);
    const key = url.split('/').at(-1)!;
    expect((await person.send(contract.finish, { key })).code).toBe(contract.UPLOAD_UNFINISHED.code);
    expect((await tus.patch(url, 100_000, bytes.subarray(100_000))).status).toBe(204);
    const { data } = await person.send(contract.finish, { key });
    expect(data).toMatchObject({
      fileName: '第一课.mp4',
      fileType: FileType.video,
      fileSize: bytes.length,
      mediaState: MediaState.queued,
    });
    const kept = await stored(data.id);
    expect(kept.bytes.equals(bytes)).toBe(true);
    expect(kept.row).toMatchObject({ sha256: sha256(bytes), contentType: 'video/mp4', userNo: person.userNo });
    expect((await person.send(contract.finish, { key })).data.id).toBe(data.id);
    expect(await tus.offsetOf(url)).toBe(bytes.length);
  });

  it('another place than the one it has come to is a conflict and changes nothing', async () => {
    const tus = tusClient(t, (await t.person()).token);
    const url = String((await tus.create('a.pdf', 1000)).headers['location']);
    await tus.patch(url, 0, pdf);
    for (const wrong of [0, pdf.length - 1, pdf.length + 1, 999]) {
      const { status, reply } = await tus.patch(url, wrong, Buffer.alloc(1));
      expect(status).toBe(409);
      expect(reply?.msg).toContain('续传的位置对不上');
    }
    expect(await tus.offsetOf(url)).toBe(pdf.length);
  });

  it('a piece whose checksum is wrong does not count, and may be sent again', async () => {
    const tus = tusClient(t, (await t.person()).token);
    const url = String((await tus.create('a.pdf', pdf.length)).headers['location']);
    const checksum = (bytes: Buffer) => `sha256 ${createHash('sha256').update(bytes).digest('base64')}`;
    const wrong = await tus.patch(url, 0, pdf, { 'upload-checksum': checksum(Buffer.from('other')) });
    expect(wrong.status).toBe(460);
    expect(wrong.reply?.code).toBe(contract.CHECKSUM_MISMATCH.code);
    expect(await tus.offsetOf(url)).toBe(0);
    expect((await tus.patch(url, 0, pdf, { 'upload-checksum': 'md5 abc' })).reply?.msg).toContain('校验方式');
    expect((await tus.patch(url, 0, pdf, { 'upload-checksum': checksum(pdf) })).status).toBe(204);
  });

  it('no more than was announced, and no more in one request than is taken', async () => {
    const tus = tusClient(t, (await t.person()).token);
    const url = String((await tus.create('a.pdf', 20)).headers['location']);
    expect((await tus.patch(url, 0, pdf)).status).toBe(413);
    expect((await tus.patch(url, 0, Buffer.alloc(0), { 'content-length': String(CHUNK_MOST + 1) })).status).toBe(413);
    expect(await tus.offsetOf(url)).toBe(0);
  });

  it('a finished and an unfinished upload can be given up', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const url = String((await tus.create('a.pdf', 1000)).headers['location']);
    await tus.patch(url, 0, pdf);
    expect((await tus.ask('DELETE', url)).status).toBe(204);
    expect((await tus.ask('HEAD', url)).status).toBe(404);
    const done = await tus.send('b.pdf', pdf);
    const { id } = (await person.send(contract.finish, { key: done.key })).data;
    expect((await tus.ask('DELETE', done.url)).status).toBe(204);
    expect((await stored(id)).bytes.equals(pdf)).toBe(true);
  });
});

describe('whose it is', () => {
  it("somebody else's upload does not exist, and nobody uploads without signing in", async () => {
    const [owner, stranger] = [await t.person(), await t.person()];
    const own = tusClient(t, owner.token);
    const other = tusClient(t, stranger.token);
    const url = String((await own.create('a.pdf', 1000)).headers['location']);
    await own.patch(url, 0, pdf);
    expect((await other.ask('HEAD', url)).status).toBe(404);
    expect(await other.patch(url, pdf.length, Buffer.alloc(9))).toMatchObject({ status: 404, reply: { code: 404 } });
    expect((await other.ask('DELETE', url)).status).toBe(404);
    expect((await stranger.send(contract.finish, { key: url.split('/').at(-1)! })).code).toBe(404);
    expect(await own.offsetOf(url)).toBe(pdf.length);
    for (const wrong of ['x', '..%2f..%2fsecret', `${'a'.repeat(21)}.`, '../tus']) {
      expect((await own.ask('HEAD', `${TUS_PATH}/${wrong}`)).status, wrong).toBe(404);
    }
    expect((await tusClient(t, '').create('a.pdf', 9)).status).toBe(401);
    expect(await tusClient(t, 'made-up').create('a.pdf', 9)).toMatchObject({ status: 401, reply: { code: 302 } });
  });

  it('who looks at the site as another role only looks', async () => {
    const person = await t.person();
    const asSeen = {
      ...t.platform,
      signedIn: async (...given: Parameters<typeof t.platform.signedIn>) => ({
        ...(await t.platform.signedIn(...given)),
        isPreview: true,
      }),
    };
    const app = await buildApp(asSeen);
    const { status, reply } = await tusClient({ app }, person.token).create('a.pdf', 9);
    await app.close();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(reply).toMatchObject(t.platform.access.lookOnly);
  });
});

describe('what it is', () => {
  it.each([
    ['无.exe', 9, '不支持'],
    ['课.mp4', 0, '0 字节'],
    ['图.png', 51 * 1_048_576, '最大 50 MB'],
  ])('%s of %i bytes is refused before a byte is sent', async (name, size, sentence) => {
    const { status, reply } = await tusClient(t, (await t.person()).token).create(name, size);
    expect(status).toBe(422);
    expect(reply?.code).toBe(contract.WRONG_KIND.code);
    expect(reply?.msg).toContain(sentence);
  });

  it.each([
    ['讲义.pdf', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), '里面是网页'],
    ['讲义.txt', Buffer.from('  <html><body>x</body></html>'), '里面是网页'],
    ['第一课.mp4', pdf, '里面其实是 PDF，请把后缀改对再传'],
    ['封面.png', film(100), '里面其实是 MP4'],
    ['数据.csv', Buffer.from([65, 0, 66]), '里面认不出是什么'],
    ['第二课.mp4', Buffer.from('not a film at all, only words'), '里面认不出是什么'],
  ])('%s is not what its name says: a sentence, and nothing stays', async (name, content, sentence) => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const { url, answer } = await tus.send(name, content);
    expect(answer.status).toBe(422);
    expect(answer.reply).toMatchObject({ code: contract.WRONG_CONTENT.code });
    expect(answer.reply?.msg).toContain(sentence);
    expect((await tus.ask('HEAD', url)).status).toBe(404);
    expect(await db.$count(uploadSession, eq(uploadSession.userNo, person.userNo))).toBe(0);
  });

  it('text and old names of the same content are taken as what they are', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    for (const [name, content, type] of [
      ['笔记.md', Buffer.from('# 第一章\n内容'), FileType.document],
      ['动画.m4v', film(50), FileType.video],
    ] as const) {
      const { key } = await tus.send(name, content);
      expect((await person.send(contract.finish, { key })).data).toMatchObject({ fileType: type });
    }
  });

  it('the whole must come to the checksum that was announced', async () => {
    const tus = tusClient(t, (await t.person()).token);
    const { answer } = await tus.send('a.pdf', pdf, { sha256: 'a'.repeat(64) });
    expect(answer).toMatchObject({ status: 460, reply: { code: contract.CHECKSUM_MISMATCH.code } });
  });

  it('a virus is named and nothing stays; a scanner that is away leaves the upload to be finished later', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const scan = vi.spyOn(t.platform.providers.scanner, 'scan');
    scan.mockResolvedValueOnce('Eicar-Signature');
    const infected = await tus.send('a.pdf', pdf);
    expect(infected.answer.reply?.msg).toContain('Eicar-Signature');
    expect((await tus.ask('HEAD', infected.url)).status).toBe(404);
    scan.mockRejectedValueOnce(new Error('connection refused'));
    const waiting = await tus.send('b.pdf', pdf);
    expect(waiting.answer.reply).toMatchObject({ code: contract.SCAN_AWAY.code });
    expect(t.problems.splice(0)).toHaveLength(1);
    expect((await person.send(contract.finish, { key: waiting.key })).code).toBe(200);
  });
});

describe('room', () => {
  it('what is stored and what is coming count against the person', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    expect((await tus.create('a.mp4', 900 * 1_048_576)).status).toBe(201);
    const full = await tus.create('b.mp4', 200 * 1_048_576);
    expect(full).toMatchObject({ status: 422, reply: { code: contract.SPACE_FULL.code } });
    expect(full.reply?.msg).toContain('还剩 124 MB');
  });

  it('two at once do not both take the last room', async () => {
    const tus = tusClient(t, (await t.person()).token);
    const both = await Promise.all([1, 2].map(() => tus.create('a.mp4', 700 * 1_048_576)));
    expect(both.map(({ status }) => status).sort((x, y) => x - y)).toEqual([201, 422]);
  });
});

describe('time and restarts', () => {
  it('what is abandoned ends after a week, with its bytes; what was finished stays', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const { url } = { url: String((await tus.create('a.pdf', 1000)).headers['location']) };
    await tus.patch(url, 0, pdf);
    const done = await tus.send('b.pdf', pdf);
    const { id } = (await person.send(contract.finish, { key: done.key })).data;
    const key = url.split('/').at(-1)!;
    const path = await t.platform.providers.storage.growing(key, 0);
    await db
      .update(uploadSession)
      .set({ expiresAt: '2026-01-01 00:00:00' })
      .where(eq(uploadSession.userNo, person.userNo));
    expect(await tus.patch(url, pdf.length, Buffer.alloc(9))).toMatchObject({
      status: 410,
      reply: { code: contract.UPLOAD_EXPIRED.code },
    });
    const { sweepUploads } = await import('../domain/uploads/sweep.ts');
    await sweepUploads(t.platform);
    expect((await tus.ask('HEAD', url)).status).toBe(404);
    await expect(truncate(path, 0)).rejects.toThrow('ENOENT');
    expect((await stored(id)).bytes.equals(pdf)).toBe(true);
  });

  it('another process goes on where the first one was; a file that lost its end tells how much is there', async () => {
    const person = await t.person();
    const bytes = film(50_000);
    const first = tusClient(t, person.token);
    const url = String((await first.create('a.mp4', bytes.length)).headers['location']);
    await first.patch(url, 0, bytes.subarray(0, 20_000));
    const second = await buildApp(t.platform);
    const tus = tusClient({ app: second }, person.token);
    expect(await tus.offsetOf(url)).toBe(20_000);
    await truncate(await t.platform.providers.storage.growing(url.split('/').at(-1)!, 0), 12_345);
    expect(await tus.offsetOf(url)).toBe(12_345);
    expect((await tus.patch(url, 12_345, bytes.subarray(12_345))).status).toBe(204);
    await second.close();
    const { data } = await person.send(contract.finish, { key: url.split('/').at(-1)! });
    expect((await stored(data.id)).bytes.equals(bytes)).toBe(true);
  });

  it('a crash after the file was stored and before it was entered is made good by asking again', async () => {
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const crash = vi
      .spyOn(uploadHooks, 'entries')
      .mockReturnValue([{ completed: () => Promise.reject(new Error('crash')) }]);
    const { key, answer } = await tus.send('a.pdf', pdf);
    crash.mockRestore();
    expect(answer.status).toBe(500);
    expect(t.problems.splice(0)).toHaveLength(1);
    const { code, data } = await person.send(contract.finish, { key });
    expect(code).toBe(200);
    expect((await stored(data.id)).bytes.equals(pdf)).toBe(true);
  });

  it('films wait until they are made fit for playing; what hears of them hears in the same transaction', async () => {
    const person = await t.person();
    const { key } = await tusClient(t, person.token).send('a.mp4', film(100));
    const { data } = await person.send(contract.finish, { key });
    expect(data.mediaState).toBe(MediaState.queued);
  });
});

describe('over a real connection', () => {
  it('what arrived before it broke is kept, and the next request takes over from one that hangs', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const person = await t.person();
    const tus = tusClient(t, person.token);
    const bytes = film(200_000);
    const url = String((await tus.create('a.mp4', bytes.length)).headers['location']);
    const begin = (from: number) =>
      httpRequest({
        host: '127.0.0.1',
        port,
        path: url,
        method: 'PATCH',
        headers: {
          token: person.token,
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(from),
          'content-length': String(bytes.length - from),
        },
      }).on('error', () => undefined);
    const broken = begin(0);
    await new Promise<void>((sent) => broken.write(bytes.subarray(0, 90_000), () => sent()));
    broken.destroy();
    await vi.waitFor(async () => expect(await tus.offsetOf(url)).toBeGreaterThan(0), { timeout: 20_000 });
    const at = await tus.offsetOf(url);
    const hanging = begin(at);
    await new Promise<void>((sent) => hanging.write(bytes.subarray(at, at + 1000), () => sent()));
    await vi.waitFor(
      async () => {
        const [row] = await db
          .select()
          .from(uploadSession)
          .where(eq(uploadSession.uploadKey, url.split('/').at(-1)!));
        expect(row!.writer).not.toBeNull();
      },
      { timeout: 20_000 },
    );
    const from = await tus.offsetOf(url);
    expect((await tus.patch(url, from, bytes.subarray(from))).status).toBe(204);
    hanging.destroy();
    const { data } = await person.send(contract.finish, { key: url.split('/').at(-1)! });
    expect((await stored(data.id)).bytes.equals(bytes)).toBe(true);
  });
});
