import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as video from '#contract/course/videoFile.ts';
import * as subtitle from '#contract/course/videoSubtitle.ts';
import { makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { mediaCue, mediaFile } from '../../db/schema/media.ts';
import { textOf } from '../../domain/media/subtitles.ts';

const t = await testApp();
const { db } = t.database;
const { storage } = t.platform.providers;

let nextKey = 0;
const filmOf = ({ userNo }: Person, wish = {}) =>
  makeMedia(db, { userNo, storageKey: `vs/${(nextKey += 1)}.mp4`, ...wish });

const upload = (who: Person, which: { id: string; version: string }, content: string) =>
  who.send(subtitle.upload, { ...which, lang: 'zh', content });

const srt =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\n第一句\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n<i>second</i>\r\n';
const cue = { from: 1, to: 2, text: '改过的一句' };

it('SubRip becomes WebVTT, is found by the search, and is edited sentence by sentence', async () => {
  const person = await t.person();
  const id = await filmOf(person);
  const fields = { id, version: '' };
  const made = await upload(person, fields, srt);
  expect(made.data.cues).toEqual([
    { from: 1, to: 2.5, text: '第一句' },
    { from: 3, to: 4, text: 'second' },
  ]);
  const words = async () => (await db.select().from(mediaCue).where(eq(mediaCue.mediaId, id))).map((row) => row.words);
  expect(await words()).toEqual(['第一句', 'second']);
  const [before] = await db.select().from(mediaFile).where(eq(mediaFile.id, id));
  expect(await textOf(storage, before!.subtitles[0]!.key)).toMatch(
    /^WEBVTT\n\n00:00:01\.000 --> 00:00:02\.500\n第一句/,
  );

  const { version } = made.data;
  const saved = await person.send(subtitle.save, { id, lang: 'zh', version, cues: [{ ...cue, from: 1.5 }] });
  expect(saved.data.cues).toEqual([{ ...cue, from: 1.5 }]);
  expect((await person.send(subtitle.view, { id, lang: 'zh' })).data).toEqual(saved.data);
  expect(await words()).toEqual([cue.text]);
  expect(await storage.size(before!.subtitles[0]!.key), 'the older file is gone').toBeUndefined();

  const late = await person.send(subtitle.save, { id, lang: 'zh', version, cues: [cue] });
  expect(late).toMatchObject({ code: 409, msg: subtitle.SUBTITLES_CHANGED.msg });
  const gone = await person.send(subtitle.remove, { id, lang: 'zh', version: saved.data.version });
  expect(gone.code).toBe(200);
  expect([(await person.send(video.view, { id })).data.subtitles, await words()]).toEqual([[], []]);
});

it('what holds no sentence is refused, and so are subtitles of a document', async () => {
  const person = await t.person();
  const id = await filmOf(person);
  const fields = { id, version: '' };
  expect((await upload(person, fields, '<html></html>')).code).toBe(subtitle.NO_SUBTITLES.code);
  const backwards = '1\n00:00:02,000 --> 00:00:01,000\n倒着的\n\n2\n00:00:02,000 --> 00:00:03,000\n正着的\n';
  expect((await upload(person, fields, backwards)).data.cues).toEqual([{ from: 2, to: 3, text: '正着的' }]);
  const paper = await filmOf(person, { fileType: 7 });
  const onPaper = { id: paper, version: '' };
  expect((await upload(person, onPaper, srt)).code).toBe(subtitle.NOT_SPOKEN.code);
});

it('a wrong time is told at its own field', async () => {
  const person = await t.person();
  const id = await filmOf(person);
  const version = '';
  const reply = await person.send(subtitle.save, { id, lang: 'zh', version, cues: [cue, { ...cue, to: 0.5 }] });
  expect(reply).toMatchObject({ code: 422, data: { issues: [{ path: 'cues.1.to', message: '结束要晚于开始' }] } });
});

it('nobody else changes them; the poster and other languages do not stand in the way', async () => {
  const [owner, stranger] = [await t.person(), await t.person()];
  const id = await filmOf(owner, { pictures: ['vs/poster-1.jpg', 'vs/poster-2.jpg'] });
  expect((await upload(stranger, { id, version: '' }, srt)).code).toBe(404);
  const { version } = (await upload(owner, { id, version: '' }, srt)).data;
  const file = (await owner.send(video.view, { id })).data;
  expect((await owner.send(video.choosePoster, { id, version: file.version, poster: 1 })).code).toBe(200);
  expect((await owner.send(subtitle.save, { id, lang: 'en', version: '', cues: [cue] })).code).toBe(200);
  expect((await owner.send(subtitle.save, { id, lang: 'zh', version, cues: [cue] })).code).toBe(200);
  expect((await owner.send(video.view, { id })).data.subtitles.map(({ label }) => label)).toEqual(['中文', '英文']);
});
