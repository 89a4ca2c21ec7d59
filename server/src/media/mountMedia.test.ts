import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as play from '#contract/course/play.ts';
import { signOut } from '#contract/user/signOut.ts';
import { enrol, makeLessons, makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { makeCourse } from '#seed/make/course.ts';
import { course } from '../db/schema/course.ts';
import { mediaFile } from '../db/schema/media.ts';
import { signMedia } from '../domain/media/token.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-media-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const t = await testApp({ DATA_DIR: dataDir });
const { db } = t.database;
const { storage } = t.platform.providers;
const { secretKey } = t.platform.config;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
await storage.put('lesson/one.mp4', bytes, 'video/mp4');
await storage.put('lesson/sd.mp4', Buffer.from('sd'), 'video/mp4');
await storage.put('lesson/zh.vtt', Buffer.from('WEBVTT\n'), 'text/vtt');
await writeFile(join(dataDir, 'secret.txt'), 'not yours');

const start = Date.parse('2026-11-21T02:00:00Z');
let learner: Person;
beforeEach(async () => {
  t.setNow(new Date(start));
  learner = await t.person();
});

/** As a player does: with the session cookie, and headers as given. */
async function get(url: string, { who = learner, method = 'GET', ...headers }: Sent = {}) {
  const cookie = who && { cookie: `RC_WEB_TOKEN=${who.token}` };
  return t.app.inject({ method: method as 'GET', url, headers: { ...cookie, ...headers } });
}

type Sent = { who?: Person | null; method?: string } & Record<string, unknown>;

async function lesson(media: Parameters<typeof makeMedia>[1], who = learner): Promise<play.Playback> {
  const mediaId = await makeMedia(db, media);
  const { courseId, periodIds } = await makeCourse(db, {
    courseName: '课程',
    lecturerUserNo: '1',
    chapters: [{ chapterName: '章', periods: [{ periodName: '课时', mediaId, length: 100 }] }],
  });
  await enrol(db, { userNo: who.userNo, courseId });
  return (await who.send(play.getPlaybackUrl, { periodId: periodIds[0]! })).data;
}

let nextKey = 0;
const stored = async (body: string | Buffer, name: string, contentType: string, media = {}) => {
  const storageKey = `lesson/${(nextKey += 1)}/${name}`;
  await storage.put(storageKey, Buffer.from(body), contentType);
  return lesson({ storageKey, contentType, fileName: name, ...media });
};

describe('fetching files', () => {
  it('whole, a part, or its size; with headers that keep it from being a page', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    const whole = await get(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="a.mp4"; filename*=UTF-8''a.mp4`,
    });
    const part = await get(url, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 100-199/1000', 'content-length': '100' });
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    const tail = await get(url, { range: 'bytes=-10' });
    expect(tail.rawPayload.equals(bytes.subarray(990))).toBe(true);
    const head = await get(url, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '1000', 0]);
    const headPart = await get(url, { method: 'HEAD', range: 'bytes=0-1' });
    expect([headPart.statusCode, headPart.headers['content-length']]).toEqual([206, '2']);
  });

  it('an impossible range is 416, several or misspelled ones give the whole', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    const beyond = await get(url, { range: 'bytes=1000-' });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().code]).toEqual([
      416,
      'bytes */1000',
      416,
    ]);
    for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'pages=1-2', 'bytes=x'])
      expect((await get(url, { range })).statusCode, range).toBe(200);
  });

  it('not sent again unchanged, no parts joined of a changed file', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    const etag = String((await get(url)).headers.etag);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': `W/${etag}` })).statusCode).toBe(200);
  });

  it('not compressed, and an empty file can be fetched', async () => {
    const { url } = await stored('x'.repeat(5000), 'notes.vtt', 'text/vtt');
    expect((await get(url, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined();
    const empty = await stored('', 'empty.mp4', 'video/mp4');
    expect([(await get(empty.url)).statusCode, (await get(empty.url)).headers['content-length']]).toEqual([200, '0']);
  });

  it('qualities and subtitles have addresses of their own', async () => {
    const playback = await lesson({
      storageKey: 'lesson/one.mp4',
      variants: [{ label: '流畅', key: 'lesson/sd.mp4' }],
      subtitles: [{ lang: 'zh', label: '中文', key: 'lesson/zh.vtt' }],
    });
    expect(playback).toMatchObject({ delivery: 'file', fileName: '第一课.mp4', expiresAt: '2026-11-21 12:00:00' });
    expect((await get(playback.qualities[0]!.url)).body).toBe('sd');
    const vtt = await get(playback.subtitles[0]!.url);
    expect([vtt.body, vtt.headers['content-type']]).toEqual(['WEBVTT\n', 'text/vtt; charset=utf-8']);
    expect((await get(playback.url)).headers['content-disposition']).toContain(
      `filename="_.mp4"; filename*=UTF-8''%E7%AC%AC%E4%B8%80%E8%AF%BE.mp4`,
    );
  });

  it.each([
    ['page.html', 'text/html'],
    ['page.svg', 'image/svg+xml'],
    ['page.xhtml', 'application/xhtml+xml'],
    ['run.js', 'text/javascript'],
    ['noending', 'text/html'],
  ])('%s is downloaded only and never becomes a page', async (name, contentType) => {
    const { url } = await stored('<script>1</script>', name, contentType);
    const { headers } = await get(url);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('a missing file is 404', async () => {
    const { url } = await lesson({ storageKey: 'lesson/gone.mp4' });
    expect([(await get(url)).statusCode, (await get(url)).json().code]).toEqual([404, 404]);
  });
});

describe('whom an address serves', () => {
  it('signed out, somebody else and invented sessions are 403', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    expect((await get(url, { who: null })).statusCode).toBe(403);
    expect((await get(url, { who: await t.person() })).json()).toMatchObject({ code: 403, data: null });
    expect((await get(url, { who: { ...learner, token: 'made-up' } })).statusCode).toBe(403);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('subtitles and qualities serve, end and resist changes like the file', async () => {
    const playback = await stored(bytes, 'a.mp4', 'video/mp4', {
      variants: [{ label: '流畅', key: 'lesson/sd.mp4' }],
      subtitles: [{ lang: 'zh', label: '中文', key: 'lesson/zh.vtt' }],
    });
    const other = await t.person();
    const parts = [playback.url, playback.qualities[0]!.url, playback.subtitles[0]!.url];
    for (const url of parts) {
      expect((await get(url)).statusCode).toBe(200);
      expect((await get(url, { who: null })).statusCode).toBe(403);
      expect((await get(url, { who: other })).json()).toMatchObject({ code: 403, data: null });
      expect((await get(url.replace('/media/', '/media/x'))).statusCode).toBe(404);
    }
    t.setNow(new Date(start + 7_200_000));
    for (const url of parts) expect((await get(url)).statusCode).toBe(403);
  });

  it("a withdrawn course: no address for those not joined, others' addresses do not help; members go on", async () => {
    const { courseId, periodIds } = await makeLessons(db, [10], { isPutaway: 0 });
    const sent = { periodId: periodIds[0]! };
    const stranger = await t.person();
    await enrol(db, { userNo: learner.userNo, courseId });
    const { data } = await learner.send(play.getPlaybackUrl, sent);
    expect((await stranger.send(play.getPlaybackUrl, sent)).code).toBe(404);
    expect((await t.guest.send(play.preview, sent)).code).toBe(404);
    expect((await get(data.url, { who: stranger })).statusCode).toBe(403);
    await db.update(course).set({ statusId: 0 }).where(eq(course.id, courseId));
    expect((await learner.send(play.getPlaybackUrl, sent)).code).toBe(404);
  });

  it('a disabled file closes the addresses given out', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    expect((await get(url)).statusCode).toBe(200);
    await db.update(mediaFile).set({ statusId: 0 });
    expect((await get(url)).statusCode).toBe(404);
    await db.update(mediaFile).set({ statusId: 1 });
  });

  it('signed out, addresses in that browser do not open', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    await learner.send(signOut, {});
    expect((await get(url)).statusCode).toBe(403);
  });

  it('expires after two hours', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    t.setNow(new Date(start + 7_199_000));
    expect((await get(url)).statusCode).toBe(200);
    t.setNow(new Date(start + 7_200_000));
    expect((await get(url)).json()).toMatchObject({ code: 403, msg: '播放地址已过期，请刷新页面' });
  });

  it('changed, signed with another key or put together is 404', async () => {
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    const token = url.split('/')[2]!;
    const [payload, signature] = token.split('.') as [string, string];
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const later = Buffer.from(JSON.stringify([...claim.slice(0, 4), claim[4] + 9999])).toString('base64url');
    const forOther = { id: claim[0], owner: 'guest', part: 'm', path: '', expires: claim[4] };
    const forged = [
      `${later}.${signature}`,
      `${payload}.${signature.slice(0, -1)}`,
      `${payload}.${signature}=`,
      `${payload}.`,
      payload,
      `${payload}.${signature}.x`,
      signMedia('another key'.repeat(4), forOther),
      '..',
      '%00',
      'null',
    ];
    for (const one of forged) expect((await get(`/media/${one}/a.mp4`)).statusCode, one).toBe(404);
  });

  it('does not leave the folder', async () => {
    const mediaId = await makeMedia(db, { storageKey: 'lesson/hls/index.m3u8' });
    const claim = { id: mediaId, owner: learner.userNo, part: 'h', expires: start / 1000 + 100 };
    for (const path of ['../../../secret.txt', '../../secret.txt', '/etc/passwd', '..', '.', '']) {
      const response = await get(`/media/${signMedia(secretKey, { ...claim, path })}/x`);
      expect([response.statusCode, response.body.includes('not yours')], path).toEqual([404, false]);
    }
    const { url } = await stored(bytes, 'a.mp4', 'video/mp4');
    const token = url.split('/')[2]!;
    for (const name of ['..%2f..%2fsecret.txt', '%2e%2e', 'x%00'])
      expect((await get(`/media/${token}/${name}`)).body).not.toContain('not yours');
  });

  it('trial addresses serve anybody, for trial class-hours only', async () => {
    const { periodIds } = await makeLessons(db, [10], { courseDiscount: 1990 });
    expect(await t.guest.send(play.preview, { periodId: periodIds[0]! })).toMatchObject({
      code: 402,
      data: { reason: 'buy', courseDiscount: 19.9 },
    });
    const mediaId = await makeMedia(db, { storageKey: 'lesson/free.mp4' });
    await storage.put('lesson/free.mp4', Buffer.from('free'), 'video/mp4');
    const chapters = [{ chapterName: '章', periods: [{ periodName: '试看', isFree: 1 as const, mediaId }] }];
    const made = await makeCourse(db, { courseName: '课程', lecturerUserNo: '1', courseDiscount: 1990, chapters });
    const { data } = await t.guest.send(play.preview, { periodId: made.periodIds[0]! });
    expect((await get(data.url, { who: null })).body).toBe('free');
  });
});

describe('HLS', () => {
  it('every address in a playlist is signed, for one person, until one moment', async () => {
    const list = [
      '#EXTM3U',
      '#EXT-X-KEY:METHOD=AES-128,URI="key.bin"',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXTINF:6,',
      'seg-0.ts?x=1',
      '720p/index.m3u8',
      'https://evil.example/a.ts',
      '//evil.example/a.ts',
      '/etc/passwd',
      '../../../../secret.txt',
      '#EXT-X-ENDLIST',
    ];
    const playback = await stored(list.join('\r\n'), 'index.m3u8', 'application/vnd.apple.mpegurl');
    expect(playback.delivery).toBe('hls');
    const folder = `lesson/${nextKey}`;
    await storage.put(`${folder}/seg-0.ts`, Buffer.from('segment'), 'video/mp2t');
    await storage.put(`${folder}/720p/index.m3u8`, Buffer.from('#EXTM3U\nseg-0.ts\n../seg-0.ts\n'), '');
    const { body, headers } = await get(playback.url);
    expect(headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(body).not.toMatch(/evil|passwd|secret/);
    const lines = body.trim().split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[1]).toMatch(/^#EXT-X-KEY:METHOD=AES-128,URI="\.\.\/[\w.-]+\/key\.bin"$/);

    const base = new URL(playback.url, 'http://site');
    const segment = new URL(lines[4]!, base).pathname;
    const got = await get(segment, { range: 'bytes=0-2' });
    expect([got.statusCode, got.body, got.headers['content-type']]).toEqual([206, 'seg', 'video/mp2t']);
    expect((await get(segment, { who: await t.person() })).statusCode).toBe(403);
    const nested = new URL(lines[5]!, base).pathname;
    const inner = (await get(nested)).body.trim().split('\n');
    expect((await get(new URL(inner[2]!, new URL(nested, base)).pathname)).body).toBe('segment');
    expect((await get(new URL(inner[1]!, new URL(nested, base)).pathname)).statusCode).toBe(404);
    t.setNow(new Date(start + 7_200_000));
    expect((await get(segment)).statusCode).toBe(403);
  });
});
