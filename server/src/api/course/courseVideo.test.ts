import { expect, it } from 'vitest';
import { list } from '#contract/course/courseVideo.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { teacher } from '#test/catalogue.ts';
import { makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await teacher(t, '王老师');
const other = await teacher(t, '李老师');

const names = async (input: { fileType?: FileType; fileName?: string; pageSize?: number }) =>
  (await author.send(list, input)).data.list.map(({ fileName }) => fileName);

it('gives the caller their own files that can be used or will be, the newest first, by kind and name', async () => {
  const own = { userNo: author.userNo };
  await makeMedia(db, { ...own, storageKey: 'v/1', fileName: '第一课.mp4' });
  await makeMedia(db, { ...own, storageKey: 'v/2', fileName: '100%讲义.pdf', fileType: FileType.document });
  await makeMedia(db, { ...own, storageKey: 'v/3', fileName: '转码中.mp4', mediaState: MediaState.processing });
  await makeMedia(db, { ...own, storageKey: 'v/4', fileName: '坏的.mp4', mediaState: MediaState.failed });
  await makeMedia(db, { ...own, storageKey: 'v/5', fileName: '删了的.mp4', statusId: 0 });
  await makeMedia(db, { userNo: other.userNo, storageKey: 'v/6', fileName: '别人的.mp4' });
  expect(await names({})).toEqual(['转码中.mp4', '100%讲义.pdf', '第一课.mp4']);
  expect(await names({ fileType: FileType.document })).toEqual(['100%讲义.pdf']);
  expect(await names({ fileName: '0%' })).toEqual(['100%讲义.pdf']);
  const { data } = await author.send(list, { pageSize: 2 });
  expect([data.list.length, data.totalCount, data.totalPage]).toEqual([2, 3, 2]);
  expect(JSON.stringify(data)).not.toContain('v/1');
});
