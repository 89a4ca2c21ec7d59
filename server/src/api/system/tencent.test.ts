import { expect, it } from 'vitest';
import * as tencent from '#contract/system/tencent.ts';
import * as upload from '#contract/system/upload.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { tusClient } from '#test/tus.ts';

const t = await testApp();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

it('the older entrances begin the same upload; the configuration says where and how large', async () => {
  const person = await t.person();
  const config = (await t.guest.send(tencent.config)).data;
  expect(config.kinds).toHaveLength(5);
  for (const call of [upload.polyv, upload.tencent]) {
    const begun = (await person.send(call, { fileName: '讲义.pdf', fileSize: pdf.length })).data;
    expect(begun.url).toBe(`${config.uploadUrl}/${begun.key}`);
    expect((await tusClient(t, person.token).patch(begun.url, 0, pdf)).status).toBe(204);
    expect((await person.send(upload.finish, { key: begun.key })).data.fileName).toBe('讲义.pdf');
  }
});

it('the cover of a film is for its owner, and for everybody once a course on the shelf shows it', async () => {
  const person = await t.person({ userType: 2 });
  const picture = 'media/x/poster.jpg';
  const film = { userNo: person.userNo, pictures: [picture] };
  const vid = await makeMedia(t.database.db, { ...film, storageKey: 'media/x/source.mp4' });
  const bare = await makeMedia(t.database.db, { ...film, pictures: [], storageKey: 'media/y/source.mp4' });
  await t.platform.providers.storage.put(picture, Buffer.from([0xff, 0xd8]), 'image/jpeg');
  expect((await person.send(tencent.getCoverUrl, { vid: bare })).code).toBe(404);
  expect((await person.send(tencent.getCoverUrl, { vid })).code).toBe(200);
  expect((await t.guest.send(tencent.getCoverUrl, { vid })).code).toBe(404);
  const periods = [{ periodName: '第一课', mediaId: vid, length: 9 }];
  const chapters = [{ chapterName: '一', periods }];
  await makeCourse(t.database.db, { courseName: '识图', lecturerUserNo: person.userNo, chapters });
  const { data } = await t.guest.send(tencent.getCoverUrl, { vid });
  const shown = await t.app.inject({ url: data.url });
  expect(shown.headers['content-type']).toBe('image/jpeg');
});
