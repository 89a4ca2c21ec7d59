import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as lecturerTag from '#contract/user/lecturerTag.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
await t.person({ userNo: '2' });
await makeLecturer(t.database.db, { lecturerUserNo: '2', lecturerName: '许云帆', tags: ['SQL', '可视化'] });

it('tags of a lecturer', async () => {
  const { data } = await t.guest.send(lecturerTag.getTagByLecturerUserNo, { lecturerUserNo: '2' });
  expect(data.list.map((one) => one.tagName)).toEqual(['SQL', '可视化']);
  const nobody = await t.guest.send(lecturerTag.getTagByLecturerUserNo, { lecturerUserNo: '3' });
  expect(nobody.code).toBe(NOT_FOUND.code);
});
