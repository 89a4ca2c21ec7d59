import { and, eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as draft from '#contract/course/courseAudit.ts';
import * as records from '#contract/course/courseRecords.ts';
import { LOCKED, NO_MEDIA, NOT_THEIRS } from '#contract/course/failures.ts';
import * as period from '#contract/course/periodAudit.ts';
import * as play from '#contract/course/play.ts';
import * as scorm from '#contract/course/scorm.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { ScormVersion } from '#contract/rules/scorm.ts';
import * as space from '#contract/system/space.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { scormState, userPeriod } from '#server/db/schema/study.ts';
import { publish, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { enrol, makeMedia } from '#test/courses.ts';
import { manifestOf, packageOf } from '#test/scormPackages.ts';
import { zipOf } from '#test/sheets.ts';
import type { Entry } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-scorm-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const t = await testApp({ DATA_DIR: dataDir });
const { db } = t.database;
const author = await teacher(t, '王老师');

let nextKey = 0;
async function uploaded(bytes: Buffer, fileName = '消防安全.zip', by = author): Promise<string> {
  const storageKey = `upload/${(nextKey += 1)}/package.zip`;
  await t.platform.providers.storage.put(storageKey, bytes, 'application/zip');
  return makeMedia(db, { storageKey, fileName, fileType: FileType.archive, userNo: by.userNo });
}

const rowOf = async (id: string) => (await db.select().from(mediaFile).where(eq(mediaFile.id, id)))[0]!;

async function made(bytes: Buffer) {
  const mediaId = await uploaded(bytes);
  expect((await author.send(scorm.make, { mediaId })).data.mediaState).toBe(MediaState.queued);
  await t.runJobs();
  return rowOf(mediaId);
}

/** A published course of one class-hour with this package, and somebody who takes it. */
async function taught(bytes: Buffer): Promise<{ courseId: string; periodId: string; learner: Person }> {
  const media = await made(bytes);
  expect(media).toMatchObject({ mediaState: MediaState.ready, failure: '' });
  const { id: courseId, periodIds } = await writeCourse(t, author, [1]);
  const wish = { id: periodIds[0]!, revision: 0, mediaId: media.id };
  expect((await author.send(period.update, wish)).data).toMatchObject({ fileType: FileType.package });
  await publish(t, courseId);
  const learner = await t.person();
  await enrol(db, { userNo: learner.userNo, courseId });
  return { courseId, periodId: periodIds[0]!, learner };
}

const one = [{ id: '1', href: 'index.html' }];
const sittingKey = 'scorm-test-sitting';
const get = (url: string) => t.app.inject({ method: 'GET', url });

it.each([ScormVersion.v12, ScormVersion.v2004])(
  'keeps what a package of edition %s reports, gives it back and counts it',
  async (version) => {
    const { courseId, periodId, learner } = await taught(packageOf(version, one));
    await learner.send(records.begin, { periodId, sittingKey });
    const is12 = version === ScormVersion.v12;
    const [status, place, score] = is12
      ? (['cmi.core.lesson_status', 'cmi.core.lesson_location', 'cmi.core.score.raw'] as const)
      : (['cmi.completion_status', 'cmi.location', 'cmi.score.raw'] as const);
    const wish = { periodId, sittingKey, itemKey: 'I-1' };
    const half = { [status]: 'incomplete', [place]: 'p2', 'cmi.suspend_data': '一半', [score]: '40' };
    expect((await learner.send(scorm.save, { ...wish, values: half })).data).toMatchObject({ isDone: 0, percent: 0 });
    const { data } = await learner.send(scorm.states, { periodId });
    expect(data).toMatchObject({
      scormVersion: version,
      items: [{ itemKey: 'I-1', isDone: 0, score: 40, values: half }],
    });
    const full = { ...half, [status]: 'completed', [score]: '95.5' };
    const done = await learner.send(scorm.save, { ...wish, values: full });
    expect(done.data).toMatchObject({ isDone: 1, isCourseDone: 1, courseProgress: 100 });
    expect((await learner.send(scorm.states, { periodId })).data.items[0]).toMatchObject({ isDone: 1, score: 95.5 });

    // Opened again and left in the middle: done stays done.
    await learner.send(scorm.save, { ...wish, values: half });
    expect((await learner.send(scorm.states, { periodId })).data.items[0]).toMatchObject({ isDone: 1 });
    await learner.send(records.reset, { courseId });
    expect((await learner.send(scorm.states, { periodId })).data.items[0]).toMatchObject({ isDone: 0, values: {} });
  },
);

it('counts the parts that are done, pages among them; saves of players do not count', async () => {
  const parts = [
    { id: '1', href: 'a/1.html?mode=x' },
    { id: '2', href: '第二节.html', isReporting: false },
  ];
  const { courseId, periodId, learner } = await taught(packageOf(ScormVersion.v12, parts));
  const { data: playback } = await learner.send(play.getPlaybackUrl, { periodId });
  expect(playback).toMatchObject({ delivery: 'package', length: 2 });
  expect(playback.items.map(({ title, isReporting }) => [title, isReporting])).toEqual([
    ['第 1 节 & 练习', 1],
    ['第 2 节 & 练习', 0],
  ]);
  const cheat = { periodId, sittingKey, ranges: [[0, 2] as [number, number]], position: 2 };
  expect((await learner.send(records.saveRecords, cheat)).data).toMatchObject({ isDone: 0, watchedLength: 0 });
  const opened = await learner.send(scorm.save, { periodId, sittingKey, itemKey: 'I-2', values: {} });
  expect(opened.data).toMatchObject({ watchedLength: 1, percent: 50, isDone: 0 });
  const values = { 'cmi.core.lesson_status': 'passed' };
  const passed = await learner.send(scorm.save, { periodId, sittingKey, itemKey: 'I-1', values });
  expect(passed.data).toMatchObject({ isDone: 1, isCourseDone: 1, courseId });
});

it('nobody reads or writes what is of others, or what they may not learn', async () => {
  const { courseId, periodId, learner } = await taught(packageOf(ScormVersion.v12, one));
  const wish = { periodId, sittingKey, itemKey: 'I-1', values: { 'cmi.suspend_data': '我的' } };
  await learner.send(scorm.save, wish);
  const other = await t.person();
  for (const call of [scorm.states, scorm.save])
    expect((await other.send(call as typeof scorm.save, wish)).code).toBe(LOCKED.code);
  await enrol(db, { userNo: other.userNo, courseId });
  expect((await other.send(scorm.states, { periodId })).data.items[0]!.values).toEqual({});
  expect((await other.send(scorm.save, { ...wish, userNo: learner.userNo })).code).toBe(NOT_THEIRS.code);
  expect((await learner.send(scorm.save, { ...wish, itemKey: 'I-9' })).code).toBe(NOT_FOUND.code);
  const mine = and(eq(scormState.userNo, learner.userNo), eq(scormState.periodId, periodId));
  expect(await db.select().from(scormState).where(mine)).toMatchObject([{ suspendData: '我的' }]);
  expect(await db.$count(userPeriod, eq(userPeriod.userNo, other.userNo))).toBe(0);
  const stranger = await teacher(t, '李老师');
  const theirs = await uploaded(packageOf(ScormVersion.v12, one));
  expect((await stranger.send(scorm.make, { mediaId: theirs })).code).toBe(NOT_FOUND.code);
  expect((await author.send(scorm.make, { mediaId: await uploaded(Buffer.from('a'), '一.rar') })).code).toBe(
    scorm.NOT_A_PACKAGE.code,
  );
  const { periodIds, id } = await writeCourse(t, author, [1]);
  await publish(t, id);
  await enrol(db, { userNo: learner.userNo, courseId: id });
  expect((await learner.send(scorm.states, { periodId: periodIds[0]! })).code).toBe(NO_MEDIA.code);
});

it('values have names of the standard and an end', async () => {
  const { periodId, learner } = await taught(packageOf(ScormVersion.v2004, one));
  const send = (values: Record<string, string>) =>
    learner.send(scorm.save, { periodId, sittingKey, itemKey: 'I-1', values });
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`cmi.objectives.${at}.id`, 'a']));
  for (const values of [
    { 'cmi.suspend_data': '长'.repeat(64_001) },
    { 'cmi.location': 'a'.repeat(1001) },
    { 'cmi.learner_name': '别人' },
    { __proto__x: 'a' },
    { 'cmi.suspend_data': 'a\0b' },
    many,
  ])
    expect((await send(values)).code).toBe(INVALID_INPUT.code);
  expect((await send({ 'cmi.suspend_data': '长'.repeat(64_000) })).code).toBe(200);
});

it('pages come with the runtime, from nobody’s origin, by a signed address alone', async () => {
  const pixel = { name: 'IMG/Bild 1.PNG', content: Buffer.from('png') };
  const { periodId, learner } = await taught(packageOf(ScormVersion.v12, one, [pixel]));
  const { items } = (await learner.send(play.getPlaybackUrl, { periodId })).data;
  const reply = await get(items[0]!.url);
  expect(reply.statusCode).toBe(200);
  const [, address = ''] = /<head><script src="([^"]+)"><\/script>/.exec(reply.body) ?? [];
  expect(reply.headers['content-security-policy']).toContain('sandbox allow-scripts allow-forms');
  expect(reply.headers['content-security-policy']).not.toContain('allow-same-origin');
  expect(reply.headers['x-frame-options']).toBeUndefined();
  const runtime = await get(address);
  expect(runtime.headers['content-type']).toContain('text/javascript');
  expect(runtime.body).toContain('Scorm12API');
  const base = items[0]!.url.replace(/index\.html$/, '');
  expect((await get(`${base}img/bild%201.png`)).headers['content-type']).toBe('image/png');
  expect((await get(`${base}other.html`)).statusCode).toBe(404);
  expect((await get(`${base}../../etc/passwd`)).statusCode).toBe(404);
  expect((await get(base.replace('/scorm/', '/scorm/a'))).statusCode).toBe(404);
  t.setNow(new Date(Date.now() + 9 * 3_600_000));
  expect((await get(items[0]!.url)).statusCode).toBe(403);
  t.setNow(new Date());
});

const manifest = (xml: string): Entry[] => [{ name: 'imsmanifest.xml', content: Buffer.from(xml) }];
const bytes = (size: number) => Buffer.alloc(size);
const evil = (entry: Partial<Entry> & { name: string }) =>
  packageOf(ScormVersion.v12, one, [{ content: Buffer.from('x'), ...entry }]);

it.each([
  ['climbing paths', evil({ name: '../../evil.html' }), '跑到别的文件夹里'],
  ['climbing paths of Windows', evil({ name: 'a\\..\\..\\evil.html' }), '跑到别的文件夹里'],
  ['absolute paths', evil({ name: '/etc/passwd' }), '跑到别的文件夹里'],
  ['drives', evil({ name: 'C:\\evil.html' }), '跑到别的文件夹里'],
  ['symbolic links', evil({ name: 'link', mode: 0o120777 }), '是符号链接'],
  ['passwords', evil({ name: 'secret.html', isEncrypted: true }), '有密码'],
  ['two of one name', evil({ name: 'INDEX.html' }), '有两个「INDEX.html」'],
  ['bombs', evil({ name: 'zeros.bin', content: bytes(30_000_000) }), '展开后大得不正常'],
  ['lies about sizes', evil({ name: 'lie.bin', content: bytes(500_000), claimed: 10 }), '读不出来'],
  ['huge files', evil({ name: 'huge.bin', claimed: 400 * 1_048_576 }), '超过 300 MB'],
  ['crowds', zipOf(Array.from({ length: 5001 }, (_, at) => ({ name: `${at}`, content: bytes(0) }))), '超过 5000 个'],
  ['no archive at all', Buffer.from('PK\x03\x04 假的'), '打不开'],
  ['no manifest', zipOf([{ name: 'a/imsmanifest.xml', content: bytes(1) }]), '最外层没有 imsmanifest.xml'],
  ['a broken manifest', zipOf(manifest('<manifest><a></manifest>')), '不是完整的 XML'],
  [
    'entities',
    zipOf(manifest('<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>')),
    'DOCTYPE',
  ],
  ['nesting without end', zipOf(manifest('<a>'.repeat(5000) + '</a>'.repeat(5000))), '不是完整的 XML'],
  ['something else', zipOf(manifest('<manifest><metadata/></manifest>')), '不是 SCORM 1.2 或 2004'],
  ['pages that are not there', zipOf(manifest(manifestOf(1, one))), '启动页 index.html 不在包里'],
  ['addresses elsewhere', zipOf(manifest(manifestOf(1, [{ id: '1', href: 'https://evil.example/' }]))), '不在包里'],
])('refuses %s with a sentence', async (_name, archive, sentence) => {
  const media = await made(archive);
  expect(media).toMatchObject({ mediaState: MediaState.failed });
  expect(media.failure).toContain(sentence);
});

it('a package that could not be used keeps a course from being handed in', async () => {
  const media = await made(evil({ name: '../../evil.html' }));
  const { id, periodIds } = await writeCourse(t, author, [1]);
  await author.send(period.update, { id: periodIds[0]!, revision: 0, mediaId: media.id });
  const { data } = await author.send(draft.submit, { id });
  expect(data).toMatchObject({ issues: [{ path: `period:${periodIds[0]}` }] });
});

it('lies among the archives of its owner', async () => {
  const owner = await teacher(t, '陈老师');
  const mediaId = await uploaded(packageOf(ScormVersion.v12, one), undefined, owner);
  await owner.send(scorm.make, { mediaId });
  const { data } = await owner.send(space.list, { fileType: FileType.archive });
  expect(data.list.map(({ id, fileType }) => [id, fileType])).toEqual([[mediaId, FileType.package]]);
  const counts = await owner.send(space.summary, {});
  expect(counts.data.kinds).toEqual([{ fileType: FileType.archive, count: 1, bytes: 10 }]);
});
