import { expect, it } from 'vitest';
import { FileType } from '#contract/rules/fileKinds.ts';
import * as space from '#contract/system/space.ts';
import * as upload from '#contract/system/upload.ts';
import { makeCourse } from '#seed/make/course.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { eq } from 'drizzle-orm';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { uploadedFile } from '#test/tus.ts';

const t = await testApp();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const uploaded = (person: Person, name = '讲义.pdf', content = pdf): Promise<string> =>
  uploadedFile(t, person, name, content);

const names = async (person: Person, wanted: Parameters<typeof space.list.input.parse>[0]) =>
  (await person.send(space.list, wanted as never)).data.list.map(({ fileName }) => fileName);

it('files by kind, folder and name; the summary counts them', async () => {
  const person = await t.person();
  const first = await uploaded(person, '讲义.pdf');
  await uploaded(person, '笔记.md', Buffer.from('# 笔记'));
  const { id: folderId } = (await person.send(space.folderSave, { folderName: '第一学期' })).data;
  expect((await person.send(space.folderSave, { folderName: '第一学期' })).code).toBe(space.FOLDER_TAKEN.code);
  await person.send(space.move, { ids: [first], folderId });
  expect(await names(person, {})).toEqual(['笔记.md', '讲义.pdf']);
  expect(await names(person, { folderId })).toEqual(['讲义.pdf']);
  expect(await names(person, { folderId: '0' })).toEqual(['笔记.md']);
  expect(await names(person, { fileType: FileType.video })).toEqual([]);
  expect(await names(person, { keyword: '笔' })).toEqual(['笔记.md']);
  const { data } = await person.send(space.summary);
  expect(data.own.usedBytes).toBe(pdf.length + Buffer.byteLength('# 笔记'));
  expect(data.organization).toBeNull();
  expect(data.kinds).toEqual([{ fileType: FileType.document, count: 2, bytes: data.own.usedBytes }]);
  expect(data.folders).toEqual([{ id: folderId, folderName: '第一学期', fileCount: 1 }]);
  await person.send(space.folderRemove, { id: folderId });
  expect(await names(person, { folderId: '0' })).toEqual(['笔记.md', '讲义.pdf']);
});

it('what is uploaded for an organization counts against it and against the person', async () => {
  const { makeOrg } = await import('#seed/make/org.ts');
  const orgNo = await makeOrg(t.database.db, { orgType: 3, orgName: '工匠学堂' });
  const staff = await t.person({ userType: 3, orgNo });
  await uploaded(staff);
  const { data } = await staff.send(space.summary);
  expect(data.organization?.usedBytes).toBe(pdf.length);
  expect(data.own.usedBytes).toBe(pdf.length);
});

it('a new name keeps the ending; the signed addresses open for the owner alone', async () => {
  const [person, other] = [await t.person(), await t.person()];
  const id = await uploaded(person);
  expect((await person.send(space.rename, { id, fileName: '新名字.exe' })).data.fileName).toBe('新名字.exe.pdf');
  expect((await person.send(space.rename, { id, fileName: '  ' })).code).toBe(422);
  const { url, isShown } = (await person.send(space.open, { id })).data;
  expect(isShown).toBe(1);
  const get = async (address: string, token: string) =>
    t.app.inject({ url: address, cookies: { RC_WEB_TOKEN: token } });
  expect((await get(url, person.token)).rawPayload.equals(pdf)).toBe(true);
  expect((await get(url, other.token)).statusCode).toBe(403);
  const download = await get((await person.send(upload.download, { id })).data.url, person.token);
  expect(download.headers['content-disposition']).toContain(encodeURIComponent('新名字.exe.pdf'));
});

it('a file that a class-hour shows is not deleted and says where it is; others go with their bytes', async () => {
  const person = await t.person({ userType: 2 });
  const [used, free] = [await uploaded(person, '课.pdf'), await uploaded(person, '旧.pdf')];
  const periods = [{ periodName: '第一课', mediaId: used, length: 1 }];
  await makeCourse(t.database.db, {
    courseName: '识图',
    lecturerUserNo: person.userNo,
    chapters: [{ chapterName: '一', periods }],
  });
  const rows = (await person.send(space.list, {})).data.list;
  expect(rows.map(({ id, isUsed }) => [id, isUsed])).toEqual([
    [free, 0],
    [used, 1],
  ]);
  const { data } = await person.send(space.remove, { ids: [used, free] });
  expect(data).toEqual({
    doneCount: 1,
    failed: [{ id: used, reason: '「识图」的课时「第一课」正在使用「课.pdf」，先在课程里换掉再删' }],
  });
  const [row] = await t.database.db.select().from(mediaFile).where(eq(mediaFile.id, free));
  const { removeMedia } = await import('../../jobs/removeMedia.ts');
  await removeMedia.run(t.platform, {});
  expect(await t.platform.providers.storage.size(row!.storageKey)).toBeUndefined();
  expect(await t.database.db.$count(mediaFile, eq(mediaFile.id, free))).toBe(0);
  expect(await names(person, {})).toEqual(['课.pdf']);
});
