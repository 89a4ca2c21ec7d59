import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as video from '#contract/course/videoFile.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { mediaFile } from '../../db/schema/media.ts';

const t = await testApp();
const { db } = t.database;

it('somebody else sees and changes nothing; the owner chooses the poster and tries again', async () => {
  const [owner, stranger] = [await t.person(), await t.person()];
  const pictures = ['vf/poster-1.jpg', 'vf/poster-2.jpg'];
  const id = await makeMedia(db, { userNo: owner.userNo, storageKey: 'vf/a.mp4', pictures });
  const { version } = (await owner.send(video.view, { id })).data;
  expect((await stranger.send(video.view, { id })).code).toBe(404);
  expect((await stranger.send(video.choosePoster, { id, version, poster: 1 })).code).toBe(404);
  expect((await owner.send(video.choosePoster, { id, version, poster: 2 })).code).toBe(404);
  const chosen = await owner.send(video.choosePoster, { id, version, poster: 1 });
  expect((await owner.send(video.view, { id })).data).toMatchObject({ poster: 1, version: chosen.data.version });
  const late = await owner.send(video.choosePoster, { id, version, poster: 0 });
  expect(late).toMatchObject({ code: 409, msg: video.FILE_CHANGED.msg });
  expect((await owner.send(video.again, { id })).code).toBe(409);
  await db.update(mediaFile).set({ mediaState: MediaState.failed, failure: '坏了' }).where(eq(mediaFile.id, id));
  expect((await owner.send(video.again, { id })).code).toBe(200);
  expect((await owner.send(video.view, { id })).data).toMatchObject({
    mediaState: MediaState.queued,
    failure: '',
    url: '',
  });
});
