import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { mediaCue, mediaFile } from '../db/schema/media.ts';
import { CUE_FORMAT, keepCues } from '../domain/media/cues.ts';
import { enqueue } from '../kit/job.ts';
import { readSubtitles } from './readSubtitles.ts';

const t = await testApp();
const { db } = t.database;
const { storage } = t.platform.providers;

const wordsOf = async (mediaId: string) =>
  (
    await db
      .select()
      .from(mediaCue)
      .where(eq(mediaCue.mediaId, mediaId))
      .orderBy(asc(mediaCue.track), asc(mediaCue.seq))
  ).map(({ track, startMs, words, folded }) => [track, startMs, words, folded]);

it('older subtitles are read in the background; one that fails does not stop the rest and is tried again', async () => {
  await storage.put('rs/zh.vtt', Buffer.from('WEBVTT\n\n00:01.250 --> 00:02.000\n窗口 ＡＢＣ\0\n'), 'text/vtt');
  await storage.put(
    'rs/en.vtt',
    Buffer.from('WEBVTT\n\n99999999:00:01.000 --> 99999999:00:02.000\nlate\n'),
    'text/vtt',
  );
  const track = (key: string) => ({ lang: 'zh', label: '中文', key });
  const broken = await makeMedia(db, { storageKey: 'rs/a.mp4', subtitles: [track('../no key')] });
  const subtitles = [track('rs/en.vtt'), track('rs/gone.vtt'), track('rs/zh.vtt')];
  const mediaId = await makeMedia(db, { storageKey: 'rs/b.mp4', subtitles });
  await Promise.all([1, 2].map(() => enqueue(db, readSubtitles, {})));
  await t.runJobs({ mayFail: true });
  expect(await wordsOf(mediaId)).toEqual([[2, 1250, '窗口 ＡＢＣ', '窗口 abc']]);
  const formats = await db.select({ id: mediaFile.id, cueFormat: mediaFile.cueFormat }).from(mediaFile);
  expect(new Map(formats.map((row) => [row.id, row.cueFormat]))).toEqual(
    new Map([
      [broken, 0],
      [mediaId, CUE_FORMAT],
    ]),
  );
});

it('new subtitles leave no sentences of the old', async () => {
  const mediaId = await makeMedia(db, { storageKey: 'rs/c.mp4' });
  await keepCues(db, mediaId, ['WEBVTT\n\n00:01.000 --> 00:02.000\n原来的\n']);
  await keepCues(db, mediaId, ['WEBVTT\n\n00:03.000 --> 00:04.000\n新的\n']);
  expect(await wordsOf(mediaId)).toEqual([[0, 3000, '新的', '新的']]);
});
