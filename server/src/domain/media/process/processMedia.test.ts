import { eq } from 'drizzle-orm';
import { createDecipheriv } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as play from '#contract/course/play.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { makeCourse } from '#seed/make/course.ts';
import { enrol, makeMedia } from '#test/courses.ts';
import { film, tone } from '#seed/make/film.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { mediaFile } from '../../../db/schema/media.ts';
import { processWhenStored } from '../processWhenStored.ts';
import { removeMade } from '../removeMade.ts';
import { measureLoudness, TARGET } from './loudness.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-process-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const t = await testApp({ DATA_DIR: dataDir });
const { db } = t.database;
const { storage, mediaEngine: engine } = t.platform.providers;

let nextKey = 0;
async function uploaded(bytes: Buffer, fileName = 'lesson.mp4', fileType: FileType = FileType.video) {
  const storageKey = `upload/${(nextKey += 1)}/file`;
  await storage.put(storageKey, bytes, 'application/octet-stream');
  const id = await makeMedia(db, { storageKey, fileName, fileType, mediaState: MediaState.queued, processed: 0 });
  return rowOf(id);
}

const rowOf = async (id: string) => (await db.select().from(mediaFile).where(eq(mediaFile.id, id)))[0]!;

async function processed(bytes: Buffer, fileName?: string, fileType?: FileType) {
  const media = await uploaded(bytes, fileName, fileType);
  await db.transaction((tx) => processWhenStored(tx, media));
  await t.runJobs();
  return rowOf(media.id);
}

async function learnerOf(mediaId: string): Promise<{ learner: Person; playback: play.Playback }> {
  const learner = await t.person();
  const periods = [{ periodName: '课时', mediaId, length: 3 }];
  const chapters = [{ chapterName: '章', periods }];
  const { courseId, periodIds } = await makeCourse(db, { courseName: '课程', lecturerUserNo: '1', chapters });
  await enrol(db, { userNo: learner.userNo, courseId });
  return { learner, playback: (await learner.send(play.getPlaybackUrl, { periodId: periodIds[0]! })).data };
}

const get = (url: string, who: Person) =>
  t.app.inject({ method: 'GET', url, headers: { cookie: `RC_WEB_TOKEN=${who.token}` } });

const follow = (base: string, relative: string): string => new URL(relative, new URL(base, 'http://site')).pathname;
const textOf = async (key: string): Promise<string> => {
  const file = await storage.open(key);
  return Buffer.concat(await file!.stream.toArray()).toString();
};

const long = 120_000;

it(
  'a film becomes encrypted HLS in several qualities that only the learner can decrypt',
  { timeout: long },
  async () => {
    const media = await processed(await film(engine, { picture: { width: 1280, height: 720 } }));
    expect(media).toMatchObject({ mediaState: MediaState.ready, processed: 100, failure: '', length: 3 });
    expect(media.variants.map(({ label }) => label)).toEqual(['720P 高清', '360P 流畅']);
    expect(await storage.size('upload/1/file'), 'the original is gone').toBeUndefined();

    const { learner, playback } = await learnerOf(media.id);
    const stranger = await t.person();
    expect(playback.delivery).toBe('hls');
    const main = (await get(playback.url, learner)).body;
    expect(main).toContain('RESOLUTION=1280x720');
    expect(main).toContain('RESOLUTION=640x360');
    const quality = follow(
      playback.url,
      main.split('\n').findLast((line) => line.startsWith('..'))!,
    );
    const list = (await get(quality, learner)).body;
    const [, keyUrl, iv] = /METHOD=AES-128,URI="([^"]+)",IV=0x(\w+)/.exec(list)!;
    const segment = follow(
      quality,
      list.split('\n').find((line) => line.startsWith('..'))!,
    );
    const key = await get(follow(quality, keyUrl!), learner);
    expect([key.statusCode, key.rawPayload.length, key.headers['cache-control']]).toEqual([
      200,
      16,
      'private, no-store',
    ]);
    expect((await get(follow(quality, keyUrl!), stranger)).statusCode).toBe(403);
    expect((await get(segment, stranger)).statusCode).toBe(403);
    const sealed = (await get(segment, learner)).rawPayload;
    expect(sealed[0]).not.toBe(0x47);
    const decipher = createDecipheriv('aes-128-cbc', key.rawPayload, Buffer.from(iv!, 'hex'));
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
    expect([plain[0], plain[188], plain[376]], 'packets of a transport stream').toEqual([0x47, 0x47, 0x47]);
    expect(await storage.size(`made/${media.id}/segment.key`), 'the key lies in the database alone').toBeUndefined();

    const vtt = (await get(playback.thumbnails, learner)).body;
    const [, sheet] = /\n(\.\.\/\S+)#xywh=0,0,160,90/.exec(vtt)!;
    expect((await get(follow(playback.thumbnails, sheet!), learner)).headers['content-type']).toBe('image/jpeg');
    expect((await get(playback.poster, learner)).headers['content-type']).toBe('image/jpeg');
    expect(media.pictures).toHaveLength(3);

    await removeMade(storage, media.id);
    expect(await storage.size(media.storageKey)).toBeUndefined();
    expect(await readdir(join(dataDir, 'files', 'made', media.id))).toEqual([]);
  },
);

it(
  'a small, upright or silent film is not scaled up; a quiet sound is brought to the usual loudness',
  { timeout: long },
  async () => {
    const small = await processed(await film(engine, { picture: { width: 200, height: 320 }, hasSound: false }));
    expect(small).toMatchObject({ mediaState: MediaState.ready, variants: [] });
    expect(await textOf(small.storageKey)).toContain('RESOLUTION=200x320');

    const sound = await processed(await tone(engine), 'talk.m4a', FileType.audio);
    expect(sound).toMatchObject({ mediaState: MediaState.ready, length: 3, thumbnails: '', pictures: [] });
    const list = await textOf(`made/${sound.id}/sound.m3u8`);
    const [, iv] = /IV=0x(\w+)/.exec(list)!;
    const sealed = (await storage.open(`made/${sound.id}/sound-00000.ts`))!.stream;
    const decipher = createDecipheriv('aes-128-cbc', sound.segmentKey!, Buffer.from(iv!, 'hex'));
    const plain = Buffer.concat([decipher.update(Buffer.concat(await sealed.toArray())), decipher.final()]);
    const folder = await mkdtemp(join(dataDir, 'measured-'));
    await writeFile(join(folder, 'plain.ts'), plain);
    const loudness = await measureLoudness(engine, { folder, input: join(folder, 'plain.ts'), index: 0 }, {});
    expect(Math.abs(loudness - TARGET)).toBeLessThan(1.5);
  },
);

const lists = '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';

it('what is no film ends in a sentence, and the server goes on', { timeout: long }, async () => {
  const whole = await film(engine, { seconds: 6 });
  const cases: [Buffer, string, FileType, string][] = [
    [Buffer.alloc(0), 'empty.mp4', FileType.video, '这个文件是空的'],
    [Buffer.from('<html><script>alert(1)</script></html>'), 'page.mp4', FileType.video, '这个文件打不开'],
    [whole.subarray(0, whole.length / 3), 'half.mp4', FileType.video, '这个文件打不开'],
    [Buffer.from(lists), 'list.mp4', FileType.video, '这个文件打不开'],
    [await tone(engine), 'tone.mp4', FileType.video, '这个文件里没有画面'],
    [await film(engine, { hasSound: false }), 'mute.mp3', FileType.audio, '这个文件里没有声音'],
    [
      await film(engine, {
        picture: { width: 16, height: 16, framesPerSecond: 0.1 },
        seconds: 12 * 3600,
        hasSound: false,
      }),
      'day.mp4',
      FileType.video,
      '时长超过 6 小时',
    ],
    [Buffer.from('<html>not a document</html>'), 'page.pdf', FileType.document, '这个文件打不开'],
  ];
  for (const [bytes, name, kind, sentence] of cases) {
    const media = await processed(bytes, name, kind);
    expect(media, name).toMatchObject({ mediaState: MediaState.failed, processed: 0 });
    expect(media.failure, name).toContain(sentence);
    expect(await storage.size(media.storageKey), 'what was uploaded stays').toBe(bytes.length);
  }
  expect(await readdir(join(dataDir, 'files', '.incoming')), 'nothing is left of the work').toEqual([]);
});

it(
  'a document has its first pages as pictures, and one of Office can be downloaded at least',
  { timeout: long },
  async () => {
    const file = await readFile(new URL('../../../../../seed/media/files/pdf-5s.pdf', import.meta.url));
    const pdf = await processed(file, '规范.pdf', FileType.document);
    expect(pdf).toMatchObject({ mediaState: MediaState.ready, length: 1, sourceKey: '' });
    expect(pdf.pictures).toEqual([`made/${pdf.id}/page-1.jpg`]);
    expect(await storage.size(pdf.storageKey), 'the document itself stays').toBe(file.length);
    const { office } = t.platform.providers;
    if (office) return;
    const word = await processed(Buffer.from('PK'), '讲义.docx', FileType.document);
    expect(word).toMatchObject({ mediaState: MediaState.ready, pictures: [], length: 1 });
  },
);

it(
  'a picture is ready at once; what was killed in the middle is done again from the start',
  { timeout: long },
  async () => {
    const image = await uploaded(Buffer.from('x'), 'a.png', FileType.image);
    expect(await processWhenStored(db, image)).toBe(MediaState.ready);
    const media = await uploaded(await film(engine));
    await db.transaction((tx) => processWhenStored(tx, media));
    // A process that began and is gone: the row says so, and parts of the work lie in the storage.
    await db
      .update(mediaFile)
      .set({ mediaState: MediaState.processing, processed: 40 })
      .where(eq(mediaFile.id, media.id));
    await storage.put(`made/${media.id}/180-00000.ts`, Buffer.from('half'), 'video/mp2t');
    await t.runJobs();
    expect(await rowOf(media.id)).toMatchObject({ mediaState: MediaState.ready, processed: 100 });
    expect(await storage.size(`made/${media.id}/180-00000.ts`)).toBeGreaterThan(1000);
  },
);
