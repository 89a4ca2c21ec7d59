import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import * as failures from '#contract/course/authoringFailures.ts';
import * as draft from '#contract/course/courseAudit.ts';
import * as outline from '#contract/course/courseOutline.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { IMPORT_COLUMNS, IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { bytesOf, sendForm } from '#test/sheets.ts';
import type { Line } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const author = await teacher(t, '王老师');
const HEAD = ['章名称*', '课时名称*', '种类', '免费试学', '说明'];

type Checked = OutputOf<typeof outline.check.output>;

const send = async (id: string, bytes: Buffer, by = author) =>
  sendForm<Checked>(t, outline.check.path, by, { bytes, name: '目录.xlsx', fields: { id } });
const check = async (id: string, lines: Line[], head = HEAD) => send(id, await bytesOf(head, lines));
const chaptersOf = async (id: string) =>
  (await author.send(draft.outline, { id })).data.chapters.map(({ chapterName, periods }) => [
    chapterName,
    ...periods.map(({ periodName }) => periodName),
  ]);

it('says row by row what is wrong, and changes nothing', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const { data } = await check(id, [
    ['入门', '登录', '视频', '是', ''],
    [null, '合并了的一行', '', '', ''],
    ['入门', null, '视频', '', ''],
    ['入门', '虚拟现实', '全息', '也许', ''],
    ['长'.repeat(61), '名', '', '', '长'.repeat(501)],
    ['入门', '登录', '', '', ''],
    ['只有一章', null, null, null, null],
  ]);
  expect(data).toMatchObject({ totalCount: 7, badCount: 5, rows: [] });
  expect(
    data.bad.map(({ row, issues }) => [row, ...issues.map(({ column, reason }) => `${column}：${reason}`)]),
  ).toEqual([
    [3, '章名称：没有写；合并的单元格请拆开，每一行都写上'],
    [4, '课时名称：没有写'],
    [5, '种类：没有「全息」这种，可以写视频、音频、文档、图文、课件包', '免费试学：写是或否'],
    [6, '章名称：章名称最多 60 个字', '说明：课时的说明最多 500 个字'],
    [7, '课时名称：和第 2 行重复'],
  ]);
  expect(await chaptersOf(id)).toEqual([['第 1 部分', '课时 1.1']]);
});

it('adds chapters and class-hours behind what is there, and leaves that as it is', async () => {
  const { id, periodIds } = await writeCourse(t, author, [1]);
  const { data } = await check(id, [
    ['第 1 部分', '课时 1.1', '文档', '是', '改写不了'],
    ['第 1 部分', '课时 1.2', '图文', '是', '读一读'],
    ['提高', '进程', '', '', ''],
    ['空的一章', null, null, null, null],
  ]);
  expect(data).toMatchObject({ badCount: 0, chapterCount: 2, periodCount: 2, keptCount: 1 });
  const { outlineRevision, rows } = data;
  const done = await author.send(outline.run, { id, outlineRevision, rows });
  expect(done.data).toMatchObject({ chapterCount: 2, periodCount: 2, keptCount: 1 });
  expect(done.data.outline.outlineRevision).toBe(outlineRevision + 1);
  expect(await chaptersOf(id)).toEqual([['第 1 部分', '课时 1.1', '课时 1.2'], ['提高', '进程'], ['空的一章']]);
  const [kept, added] = done.data.outline.chapters[0]!.periods;
  expect(kept).toMatchObject({ id: periodIds[0], fileType: FileType.video, revision: 0, periodDesc: '' });
  expect(added).toMatchObject({ fileType: FileType.text, isFree: 1, periodDesc: '读一读' });
  const late = await author.send(outline.run, { id, outlineRevision, rows });
  expect(late).toMatchObject({ ...failures.OUTLINE_CHANGED, data: { outlineRevision: outlineRevision + 1 } });
});

it('what was downloaded can be sent back: nothing is there twice', async () => {
  const { id } = await writeCourse(t, author, [2, 1]);
  const { data: file } = await author.send(outline.download, { id });
  const bytes = Buffer.from(file.content, 'base64');
  expect(file.fileName).toBe('Linux 运维入门的目录.xlsx');
  expect(await readSheet(bytes)).toEqual([
    HEAD,
    ['第 1 部分', '课时 1.1', '视频', '否', null],
    ['第 1 部分', '课时 1.2', '视频', '否', null],
    ['第 2 部分', '课时 2.1', '视频', '否', null],
  ]);
  expect((await send(id, bytes)).data).toMatchObject({ badCount: 0, periodCount: 0, chapterCount: 0, keptCount: 3 });
  const { data: template } = await author.send(outline.template, { id });
  expect((await readSheet(Buffer.from(template.content, 'base64')))[0]).toEqual(HEAD);
});

it('a live course has times, a collection of files no chapters', async () => {
  const live = await writeCourse(t, author, [], CourseKind.live);
  const head = ['章名称', '课时名称', '开始时间', '时长（分钟）'];
  const { data: bad } = await check(live.id, [['一', '开课', '2026-13-01 19:30', 2]], head);
  expect(bad.bad[0]!.issues).toEqual([{ column: '开始时间', reason: '写成 2026-12-01 19:30 这样' }]);
  const { data } = await check(live.id, [['一', '开课', '2026-12-01 19:30', 90]], head);
  expect(data.rows).toMatchObject([{ startTime: '2026-12-01 19:30:00', minutes: 90 }]);
  const done = await author.send(outline.run, { id: live.id, outlineRevision: data.outlineRevision, rows: data.rows });
  expect(done.data.outline.chapters[0]!.periods[0]).toMatchObject({ startTime: '2026-12-01 19:30:00', minutes: 90 });

  const files = await author.send(draft.save, { courseKind: CourseKind.resource, courseName: '讲义' });
  const { data: plain } = await check(files.data.id, [['第一讲', '文档']], ['文件名称', '种类']);
  const { outlineRevision, rows } = plain;
  await author.send(outline.run, { id: files.data.id, outlineRevision, rows });
  expect(await chaptersOf(files.data.id)).toEqual([['全部', '第一讲']]);

  const { data: one } = await author.send(draft.save, { courseKind: CourseKind.microcourse, courseName: '一课' });
  expect((await author.send(outline.template, { id: one.id })).code).toBe(outline.ONE_PERIOD_ONLY.code);
});

it('files that are none are refused, and so are strangers and what waits for review', async () => {
  const { id } = await writeCourse(t, author, [1]);
  expect((await send(id, Buffer.from('章名称,课时名称'))).code).toBe(IMPORT_UNREADABLE.code);
  expect((await check(id, [['a']], ['名字'])).msg).toBe('表头里没有「章名称」「课时名称」，请用模板填写');
  expect((await check(id, [['a']], ['名字'])).code).toBe(IMPORT_COLUMNS.code);
  const stranger = await teacher(t, '李老师');
  const sheet = await bytesOf(HEAD, [['一', '二', '', '', '']]);
  expect((await send(id, sheet, stranger)).code).toBe(NOT_FOUND.code);
  const { data } = await send(id, sheet);
  const wish = { id, outlineRevision: data.outlineRevision, rows: data.rows };
  expect((await stranger.send(outline.run, wish)).code).toBe(NOT_FOUND.code);
  const wrong = [{ ...data.rows[0]!, fileType: FileType.archive }];
  expect((await author.send(outline.run, { ...wish, rows: wrong })).code).toBe(failures.WRONG_FILE.code);
  await author.send(draft.submit, { id });
  expect((await author.send(outline.run, wish)).code).toBe(failures.NOT_WHILE_WAITING.code);
});

it('two who bring in the same add it once', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const { data } = await check(id, [['二', '新的', '', '', '']]);
  const wish = { id, outlineRevision: data.outlineRevision, rows: data.rows };
  const replies = await Promise.all([author.send(outline.run, wish), author.send(outline.run, wish)]);
  expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, 409]);
});
